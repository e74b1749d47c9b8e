import { useEffect, useEffectEvent, useState } from 'react';

/** What `read` gives, undefined until then. It is read when the screen appears and again whenever `key` or `after` changes. */
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
