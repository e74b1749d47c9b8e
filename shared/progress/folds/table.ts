/** Entries by keys that come from outside: they are never looked up on a prototype. */
export type Table<Value> = { readonly [key: string]: Value };

/** An assignment of "__proto__" would set the prototype instead of an entry. */
function put<Value>(table: { [key: string]: Value }, key: string, value: Value): void {
  if (key === '__proto__') Object.defineProperty(table, key, { value, enumerable: true, configurable: true, writable: true });
  else table[key] = value;
}

/** Puts a table's entries into another, which is changed. */
function putAll<Value>(into: { [key: string]: Value }, table: Table<Value>, join: (a: Value, b: Value) => Value): void {
  for (const key of Object.keys(table)) {
    const value = table[key] as Value;
    put(into, key, Object.hasOwn(into, key) ? join(into[key] as Value, value) : value);
  }
}

/** One table's entries put into another's. */
export function mergeTables<Value>(a: Table<Value>, b: Table<Value>, join: (a: Value, b: Value) => Value): Table<Value> {
  const merged: { [key: string]: Value } = { ...a };
  putAll(merged, b, join);
  return merged;
}

/** Any number of tables as one. Each entry is put in once; two by two it would be once for each table that it is merged with. */
export function mergeAllTables<Value>(tables: readonly Table<Value>[], join: (a: Value, b: Value) => Value): Table<Value> {
  const merged: { [key: string]: Value } = {};
  for (const table of tables) putAll(merged, table, join);
  return merged;
}

/** A table of one entry. */
export function entry<Value>(key: string, value: Value): Table<Value> {
  const table: { [key: string]: Value } = {};
  put(table, key, value);
  return table;
}
