import { useState, useSyncExternalStore } from 'react';
import { createSource } from '../../../shared/observable.ts';
import { useReading } from '../../device/use-read.ts';

/**
 * Reads at the start of a run what its end will show: the result of `read`, undefined until then and while `isPlaying`. When it comes during
 * play, nothing is rendered: that would be beside the answer of a key. For another `key` it is read again.
 */
export function useReadAhead<Value>(read: () => Promise<Value>, key: string, isPlaying: boolean): Value | undefined {
  const [found] = useState(() => createSource<{ readonly key: string; readonly value: Value } | undefined>(undefined));
  useReading(read, (value) => found.set({ key, value }), key);
  const shown = () => {
    const last = found.getSnapshot();
    return isPlaying || last?.key !== key ? undefined : last.value;
  };
  return useSyncExternalStore(found.subscribe, shown, shown);
}
