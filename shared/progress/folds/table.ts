/** Entries by keys that come from outside: they are never looked up on a prototype. */
export type Table<Value> = { readonly [key: string]: Value };

/** One table's entries put into another's. */
export function mergeTables<Value>(a: Table<Value>, b: Table<Value>, join: (a: Value, b: Value) => Value): Table<Value> {
  const changed = Object.keys(b).map((key) => {
    const value = b[key] as Value;
    return [key, Object.hasOwn(a, key) ? join(a[key] as Value, value) : value] as const;
  });
  // A spread keeps "__proto__" as an own key, and so does fromEntries; an assignment would not.
  return { ...a, ...Object.fromEntries(changed) };
}

/** A table of one entry. */
export const entry = <Value>(key: string, value: Value): Table<Value> => Object.fromEntries([[key, value]]);
