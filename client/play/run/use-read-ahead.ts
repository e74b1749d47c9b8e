import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createSource } from '../../../shared/observable.ts';

/**
 * Reads at the start of a run what its end will show: the result of `read`, undefined until then and while `isPlaying`. When it comes during
 * play, nothing is rendered: that would be beside the answer of a key.
 */
export function useReadAhead<Value>(read: () => Promise<Value>, key: string, isPlaying: boolean): Value | undefined {
  const [found] = useState(() => createSource<Value | undefined>(undefined));
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let mounted = true;
    void readNow().then((value) => {
      if (mounted) found.set(value);
    });
    return () => {
      mounted = false;
      found.set(undefined);
    };
  }, [found, key]);
  const value = () => (isPlaying ? undefined : found.getSnapshot());
  return useSyncExternalStore(found.subscribe, value, value);
}
