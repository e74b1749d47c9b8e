/** What stands in the place of each field in turn. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  -0.0000001,
  1e21,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e308,
  2147483648,
  4294967296,
  '',
  ' ',
  'a',
  '0',
  '-1',
  'null',
  'true',
  'NaN',
  'undefined',
  'x'.repeat(101),
  'x'.repeat(200_000),
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\uFEFF',
  '\u202E',
  'e\u0301',
  '𝔘𝔫𝔦',
  '🧮'.repeat(60),
  '\r\nX-Header: 1',
  "'; drop table items; --",
  '" or ""="',
  '%',
  '_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '=1+1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  [],
  [null],
  [[]],
  ['a'],
  Array.from({ length: 1000 }, () => 0),
  {},
  { length: 1 },
  { toString: 1 },
  { a: { b: { c: {} } } },
  { $ref: '#' },
  '@deep',
  '@huge',
  '@minus zero',
  '@beyond',
  '@prototype',
];

/** What no serialiser of ours would write: put into the JSON as it is. */
const RAW: Readonly<Record<string, string>> = {
  '@deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '@huge': '1e400',
  '@minus zero': '-0',
  '@beyond': '9007199254740993',
  '@prototype': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
};

/** A body as it goes out. */
export const written = (body: unknown): string =>
  (JSON.stringify(body) ?? '').replace(/"(@[a-z ]+)"/g, (text, name: string) => RAW[name] ?? text);

/** The values that can stand in an address. */
export const TEXTS = VALUES.filter(
  (value): value is string =>
    typeof value === 'string' && value.length < 1000 && !/[\uD800-\uDFFF]/.test(value.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')),
);

/** Headers that any request can bring. */
export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x.'.repeat(5000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
  { authorization: 'Basic YTpi' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';' },
  { 'content-encoding': 'gzip' },
  { 'x-supabase-api-version': '__proto__' },
  { 'x-forwarded-for': "'; drop table users; --" },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'br;q=x,,;,gzip;q=0' },
  { accept: 'application/xml' },
  { host: 'evil.example' },
  { origin: 'null' },
  { range: 'bytes=9999999999-' },
  { 'x-http-method-override': 'DELETE' },
];

export type Path = readonly (string | number)[];

/** Every place in a value, the value itself included. */
export function places(value: unknown, at: Path = []): readonly Path[] {
  const below =
    typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, child]) => places(child, [...at, key])) : [];
  return [at, ...below];
}

/** A copy of a value with another one at one place. */
export function withValueAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = withValueAt((value as Record<string, unknown>)[key], rest, put);
  return copy;
}
