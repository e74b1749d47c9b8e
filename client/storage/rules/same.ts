/** Whether two stored values are the same. The order of keys says nothing: one of them may come from another server. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [entriesOf(a), new Map(entriesOf(b))];
  return one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
}

/** A key without a value is none: on its way to the disk, or over the wire, it may get lost. */
const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);
