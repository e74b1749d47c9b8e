import { useEffect, useReducer, useRef } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import { passesByItself } from '../storage/storage-failure.ts';
import { device } from './device.ts';
import { tellStorage } from './storage-notice.ts';
import { attempt } from './stored.ts';

/** Storage that does not answer in time is asked again soon; one that refuses, now and then. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/**
 * The one way in which screens follow this device's storage: what `read` gives, and again whenever that changes. Undefined until it has
 * been read, and while storage refuses: then the screen shows its empty state, the log has a line, and it is tried again. `key` names
 * what is read. `read` starts with its first storage call: only then does the live query see all of them.
 */
export function useStored<Value>(read: (storage: TenfoldStorage) => Promise<Value>, key: string): Value | undefined {
  const [attempts, again] = useReducer((count: number) => count + 1, 0);
  const found = useLiveQuery(async () => attempt(() => read(device().storage)), [key, attempts]);
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
  // Nobody else would hear that it is over.
  useEffect(
    () => () => {
      if (troubled.current) tellStorage(undefined);
    },
    [],
  );
  // A page that was frozen has missed what other tabs wrote.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => event.persisted && again();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);
  return found?.ok ? found.value : undefined;
}
