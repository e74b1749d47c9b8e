import { useEffect, useReducer, useRef } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import { passesByItself } from '../storage/storage-failure.ts';
import { device } from './device.ts';
import { tellStorage } from './storage-notice.ts';
import { attempt } from './stored.ts';

/** When storage is asked again, in ms: soon if it did not answer in time, later if it refused. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** What a screen knows of the storage that it follows. */
interface StoredRead<Value> {
  /** Undefined until it has been read, and while storage refuses. */
  readonly value: Value | undefined;
  /** Whether the last read was refused. It is tried again by itself, and at once by `again`. */
  readonly refused: boolean;
  readonly again: () => void;
}

type Reader<Value> = (storage: TenfoldStorage) => Promise<Value>;

/**
 * The one way in which screens follow this device's storage: the result of `read`, again whenever it changes. Undefined until it has
 * been read, and while storage refuses: then the screen shows its empty state, the failure is logged, and it is tried again. `key` names
 * what is read. `read` must begin with its first storage call, or the live query does not see all of them; undefined where there is nothing
 * to read, and then no storage is opened.
 */
export const useStored = <Value>(read: Reader<Value> | undefined, key: string): Value | undefined => useStoredRead(read, key).value;

/** The same for a screen that tells a refusal from a read that still goes on. */
export function useStoredRead<Value>(read: Reader<Value> | undefined, key: string): StoredRead<Value> {
  const [attempts, again] = useReducer((count: number) => count + 1, 0);
  const found = useLiveQuery(async () => read && attempt(() => read(device().storage)), [key, attempts]);
  const troubled = useRef(false);
  useEffect(() => {
    if (!found) return undefined;
    if (found.ok) {
      if (troubled.current) tellStorage(undefined);
      troubled.current = false;
      return undefined;
    }
    troubled.current = true;
    tellStorage(found.problem);
    const timer = setTimeout(again, found.problem && passesByItself(found.problem) ? SOON_MS : LATER_MS);
    return () => clearTimeout(timer);
  }, [found]);
  // Removes the notice when the screen goes: nothing else would.
  useEffect(
    () => () => {
      if (troubled.current) tellStorage(undefined);
    },
    [],
  );
  // A frozen page has missed the writes of other tabs.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => event.persisted && again();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);
  return { value: found?.ok ? found.value : undefined, refused: found?.ok === false, again };
}
