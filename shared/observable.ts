/** A value that screens read with useSyncExternalStore. */
export interface Observable<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => T;
}

export interface Source<T> extends Observable<T> {
  set(value: T): void;
}

/** Makes a value that can be set. Its listeners are called after each change, not if the same value is set again. */
export function createSource<T>(first: T): Source<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
