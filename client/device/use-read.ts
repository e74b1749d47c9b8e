import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The one way in which screens read something once: the result of `read`, undefined until then. It is read when the screen appears, and
 * again whenever `key` or `after` changes; the answer of an outdated read is ignored. To follow the database, see use-stored.ts.
 */
export function useRead<Value>(read: () => Promise<Value>, key: string, after?: unknown): Value | undefined {
  const [value, setValue] = useState<Value>();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let mounted = true;
    void readNow().then((found) => {
      if (mounted) setValue(() => found);
    });
    return () => {
      mounted = false;
    };
  }, [key, after]);
  return value;
}
