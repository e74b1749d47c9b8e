/** Entries by keys that come from outside: they are never looked up on a prototype. */
export type Table<Value> = { readonly [key: string]: Value };

/** An assignment of "__proto__" would set the prototype instead of an entry. */
function put<Value>(table: { [key: string]: Value }, key: string, value: Value): void {
  if (key === '__proto__') Object.defineProperty(table, key, { value, enumerable: true, configurable: true, writable: true });
  else table[key] = value;
}

/** One table's entries put into another's. */
export function mergeTables<Value>(a: Table<Value>, b: Table<Value>, join: (a: Value, b: Value) => Value): Table<Value> {
  const merged: { [key: string]: Value } = { ...a };
  for (const key of Object.keys(b)) {
    const value = b[key] as Value;
    put(merged, key, Object.hasOwn(a, key) ? join(a[key] as Value, value) : value);
  }
  return merged;
}

/** A table of one entry. */
export function entry<Value>(key: string, value: Value): Table<Value> {
  const table: { [key: string]: Value } = {};
  put(table, key, value);
  return table;
}
