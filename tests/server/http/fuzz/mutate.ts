import type { Chance } from '../../../simulation/chance.ts';
import { HEADERS, places, VALUES, withValueAt, written, type Path } from '../hostile-values.ts';
import { rehashed } from '../rehashed.ts';
import { word } from './sample.ts';

/** A whole request before it is sent. A body that is no text yet can still be changed in its structure. */
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as its bytes, once it is. */
  readonly bytes?: string | Buffer;
}

type Mutation = (chance: Chance, request: Request) => Request;

const SIGNS = [
  '\u0000',
  '\uD800',
  '\uDC00',
  '\uFEFF',
  '\u200B',
  '\u202E',
  '\u0301',
  '\uFFFF',
  'ß',
  'İ',
  '𝔘',
  '🧮',
  "'",
  '"',
  '\\',
  '%',
  '\n',
  '\t',
  '<',
  '$',
  '/',
  ' ',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '', 'id', 'user_id', 'role', 'owner', '0', '\u0000'];

function mutateText(chance: Chance, text: string): string {
  const at = chance.below(text.length + 1);
  const sign = chance.happens(80) ? chance.pick(SIGNS) : String.fromCharCode(chance.below(65_536));
  return chance.pick([
    () => text.slice(0, at) + sign + text.slice(at),
    () => text.slice(0, at) + sign + text.slice(at + 1),
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.toUpperCase(),
    () => text.slice(0, 1000).repeat(chance.pick([2, 20, 100])),
    () => ` ${text} `,
    () => text.split('').reverse().join(''),
  ])();
}

function mutateNumber(chance: Chance, number: number): unknown {
  return chance.pick([
    number + 1,
    number - 1,
    -number,
    number / 3,
    number * 1e9,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    String(number),
    '@huge',
    '@beyond',
  ]);
}

function mutateList(chance: Chance, list: readonly unknown[]): unknown {
  const at = chance.below(list.length + 1);
  return chance.pick([
    () => [],
    () => [...list, ...list],
    () => Array.from({ length: 60 }, () => list[0] ?? null),
    () => list.toSpliced(at, 1),
    () => [...list].reverse(),
    () => [list],
    () => Object.fromEntries(list.entries()),
  ])();
}

/** An object with one key that it had not, as its own: also one that a literal would take for its prototype. */
const withKey = (object: object, key: string, value: unknown): object =>
  Object.defineProperty({ ...object }, key, { value, enumerable: true, configurable: true, writable: true });

function mutateObject(chance: Chance, object: object): unknown {
  const entries = Object.entries(object);
  const at = chance.below(entries.length + 1);
  return chance.pick([
    () => ({}),
    () => Object.fromEntries(entries.toSpliced(at, 1)),
    () => withKey(object, chance.pick(KEYS), chance.pick(VALUES)),
    () => Object.fromEntries(entries.map(([key, value], n) => (n === at ? [mutateText(chance, key), value] : [key, value]))),
    () => Object.fromEntries(entries.map(([key], n) => [key, entries[(n + 1) % entries.length]?.[1]])),
    () => [object],
    () => Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])),
  ])();
}

function mutateValue(chance: Chance, value: unknown): unknown {
  if (chance.happens(25)) return chance.pick(VALUES);
  if (typeof value === 'string') return mutateText(chance, value);
  if (typeof value === 'number') return mutateNumber(chance, value);
  if (Array.isArray(value)) return mutateList(chance, value);
  if (typeof value === 'object' && value !== null) return mutateObject(chance, value);
  return chance.pick(VALUES);
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const aPlace: Mutation = (chance, request) => {
  if (request.bytes !== undefined || request.body === undefined) return request;
  const place = chance.pick(places(request.body));
  const body = withValueAt(request.body, place, mutateValue(chance, valueAt(request.body, place)));
  return { ...request, body: chance.happens(80) ? rehashed(body) : body };
};

/** What goes out of a request: its body as text. */
const bytesOf = ({ body, bytes }: Request): string | Buffer => bytes ?? (body === undefined ? '' : written(body));

const theBytes: Mutation = (chance, request) => {
  const text = bytesOf(request).toString();
  const at = chance.below(text.length + 1);
  const bytes = chance.pick<() => string | Buffer>([
    () => '',
    () => text.slice(0, at),
    () => `\uFEFF${text}`,
    () => `${text}${text}`,
    () => text.replace('{', `{"${chance.pick(KEYS.slice(0, 4))}":{"polluted":1},`),
    () => text.replace(/"(\w+)":/, '"$1":1,"$1":'),
    () => Buffer.from(text, 'utf16le'),
    () =>
      Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([chance.pick([0, 0x80, 0xc0, 0xed, 0xff])]), Buffer.from(text.slice(at))]),
    () => mutateText(chance, text),
  ])();
  return { ...request, bytes };
};

const TYPES = [
  'text/plain',
  'application/json;charset=latin1',
  'application/JSON',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  '',
  'x',
];

const aHeader: Mutation = (chance, request) => {
  const { authorization = '' } = request.headers;
  const headers = chance.pick<() => Readonly<Record<string, string>>>([
    () => chance.pick(HEADERS),
    () => ({ 'content-type': chance.pick(TYPES) }),
    () => ({ authorization: authorization.slice(0, chance.below(authorization.length + 1)) }),
    () => ({ authorization: authorization.replace(/.$/, word(chance, 1)) }),
    () => ({ authorization: authorization.split('.').reverse().join('.') }),
    () => ({ 'x-supabase-api-version': chance.pick(['2024-01-01', '2023-01-01', '9999-99-99', 'x', '']) }),
    () => ({ 'x-tenfold-device': chance.pick([authorization, ','.repeat(200), word(chance, 30)]) }),
    () => ({ 'user-agent': chance.pick(['', '<script>', 'Mozilla/5.0 '.repeat(300), word(chance, 5)]) }),
    () => ({ 'content-encoding': chance.pick(['gzip', 'br', 'identity', 'x']) }),
    () => ({ 'accept-encoding': chance.pick(['', '*', 'gzip;q=9']), 'if-none-match': word(chance, 9), range: 'bytes=-1' }),
    () => ({ [`x-${word(chance, 5)}`]: word(chance, 200) }),
  ])();
  return { ...request, headers: { ...request.headers, ...headers } };
};

const theMethod: Mutation = (chance, request) => ({ ...request, method: chance.pick(METHODS) });

const theAddress: Mutation = (chance, request) => {
  const { url } = request;
  const at = 1 + chance.below(url.length);
  const query = url.includes('?') ? '&' : '?';
  const mutated = chance.pick([
    () =>
      `${url.slice(0, at)}${encodeURIComponent(chance.pick(SIGNS.filter((sign) => !/[\uD800-\uDFFF]/.test(sign[0] ?? ''))))}${url.slice(at)}`,
    () => `${url.slice(0, at)}${chance.pick(['%', '%zz', '%00', '%ff', '%2e%2e%2f', '//', '/../', '/', ';', '#', '*'])}${url.slice(at)}`,
    () => url.slice(0, at),
    () => url.replaceAll('/', '//'),
    () => url.toUpperCase(),
    () => `${url}${query}${url.split('?')[1] ?? 'x=1'}`,
    () => `${url}${query}${chance.pick(['__proto__[x]', 'constructor.prototype', 'a[]', 'a[b][c]', '', '%00'])}=${word(chance, 3)}`,
    () => `${url}${query}x=${'y'.repeat(7000)}`,
  ])();
  return { ...request, url: mutated };
};

const MUTATIONS = [aPlace, aPlace, aPlace, aPlace, theBytes, aHeader, theMethod, theAddress];

/** A request that was good, with none to four mutations of its structure, types, sizes, text, numbers, headers, method or address. */
export function mutate(chance: Chance, good: Request): Request {
  let request = good;
  for (let left = chance.below(5); left > 0; left -= 1) request = chance.pick(MUTATIONS)(chance, request);
  // Two slashes at its start would make a host of the first part.
  const url = request.url.replace(/^\/{2,}/, '/');
  return { ...request, url, ...(request.body !== undefined && { bytes: bytesOf(request) }) };
}
