/** The longest message in a log, in characters (spec 2 §8). */
export const MESSAGE_LENGTH = 500;
/** The longest stack in a log, in characters (spec 2 §8). */
export const STACK_LENGTH = 1000;

const MAX_ITEMS = 10;
const MAX_KEYS = 20;
/** Deeper levels do not fit into 500 characters anyway. */
const MAX_DEPTH = 4;

/**
 * A value as a log shows it: at most 500 characters, the first 10 items of an array and the first 20 keys of an object (spec 1 §8).
 * Never throws: a value without a JSON form is shown by its type.
 */
export function textForLog(value: unknown): string {
  const short = shortened(value, 0);
  const text = typeof short === 'string' ? short : JSON.stringify(short);
  return text.slice(0, MESSAGE_LENGTH);
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, MESSAGE_LENGTH);
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, MESSAGE_LENGTH);
  if (typeof value === 'object' && value !== null) {
    if (depth === MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
    return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map((item) => shortened(item, depth + 1)) : shortenedObject(value, depth);
  }
  // JSON has no undefined, functions, symbols, big integers or NaN.
  if (typeof value === 'boolean' || value === null || Number.isFinite(value)) return value;
  return typeof value === 'function' ? 'function' : String(value as undefined | number | bigint | symbol);
}

function shortenedObject(value: object, depth: number): Record<string, unknown> {
  const keys = Object.keys(value).slice(0, MAX_KEYS);
  return Object.fromEntries(keys.map((key) => [key, shortened((value as Record<string, unknown>)[key], depth + 1)]));
}
