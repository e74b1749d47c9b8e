/** The values that a hashed payload may contain. The text form of each is the same in every JavaScript engine. */
export type Canonical = string | number | boolean | readonly Canonical[] | { readonly [key: string]: Canonical };

/**
 * The one text form of a payload: keys sorted by code unit, no spaces, integers only.
 * Two devices and the server hash this text, so it must never depend on insertion order or locale.
 * Written in plain loops for speed: a server does this for every item of every push.
 * @throws TypeError for fractions, unsafe integers, null, undefined or class instances: a payload holding these is a bug.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value)) return arrayText(value);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return objectText(value as { readonly [key: string]: Canonical });
  }
  throw new TypeError(`not canonical: ${typeof value}`);
}

/** Texts that need no escapes in JSON: no control characters, quotes, backslashes or surrogates (which may be unpaired). */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

const textOf = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

function numberText(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a canonical number: ${value}`);
  return `${value}`;
}

function arrayText(values: readonly Canonical[]): string {
  let text = '[';
  // By index, so that a hole counts as undefined and is refused.
  for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(values[i] as Canonical);
  return `${text}]`;
}

function objectText(record: { readonly [key: string]: Canonical }): string {
  let text = '{';
  for (const key of inOrder(Object.keys(record)))
    text += (text === '{' ? '' : ',') + keyText(key) + canonicalJson(record[key] as Canonical);
  return `${text}}`;
}

/** Sorts in place by code unit. Insertion is fast here: payloads have few keys, and devices write most of them in order. */
function inOrder(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort((a, b) => (a < b ? -1 : 1));
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] as string;
    let at = next;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

/** With more keys than this, insertion would take too long. */
const FEW = 32;

/** The JSON text of keys, because the same few keys come again and again. At worst, keys from outside replace them. */
const keyTexts = new Map<string, string>();
const MAX_KEY_TEXTS = 1000;
const LONGEST_KEPT = 40;

function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = `${textOf(key)}:`;
  if (keyTexts.size >= MAX_KEY_TEXTS) keyTexts.clear();
  if (key.length <= LONGEST_KEPT) keyTexts.set(key, text);
  return text;
}
