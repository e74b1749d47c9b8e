import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The one way in which screens read something once: the result of `read`, undefined until then. It is read when the screen appears, and
 * again whenever `key` or `after` changes; the answer of an outdated read is ignored. To follow the database, see use-stored.ts.
 */
export function useRead<Value>(read: () => Promise<Value>, key: string, after?: unknown): Value | undefined {
  const [value, setValue] = useState<Value>();
  useReading(read, (found) => setValue(() => found), key, after);
  return value;
}

/** The same for what need not be rendered when it comes: `onRead` is called with it. */
export function useReading<Value>(read: () => Promise<Value>, onRead: (found: Value) => void, key: string, after?: unknown): void {
  const readNow = useEffectEvent(read);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let mounted = true;
    void readNow().then((found) => {
      if (mounted) tell(found);
    });
    return () => {
      mounted = false;
    };
  }, [key, after]);
}
