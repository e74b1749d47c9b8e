/** What may stand in a hashed payload: nothing whose text form could differ between two engines. */
export type Canonical = string | number | boolean | readonly Canonical[] | { readonly [key: string]: Canonical };

/**
 * The one text form of a payload: keys sorted by code unit, no blanks, integers only.
 * Two devices and the server hash this text, so it must never depend on insertion order or locale.
 * @throws TypeError for fractions, unsafe integers, null, undefined or class instances: a payload holding these is a bug.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a canonical number: ${value}`);
    return String(value);
  }
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    const record = value as { readonly [key: string]: Canonical };
    const members = Object.keys(record)
      .sort((a, b) => (a < b ? -1 : 1))
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key] as Canonical)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`not canonical: ${typeof value}`);
}
