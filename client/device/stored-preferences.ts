import { liveQuery } from 'dexie';
import { preferenceNow } from '../storage/preference-now.ts';
import { passesByItself, problemOf } from '../storage/storage-failure.ts';
import { showToast } from '../ui/overlay/toast.tsx';
import { device } from './device.ts';
import { logStorage } from './log-storage.ts';
import { storageSentence } from './storage-sentence.ts';
import { attempt } from './stored.ts';
import { claimMade } from './sync-service.ts';

/** What somebody prefers, by name (decision D32): what was never chosen is not in it. */
export type Chosen = ReadonlyMap<string, string>;

/** When storage is asked again, in ms: soon if it did not answer in time, later if it refused. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** Tells what a player of this device prefers, now and after each change. The result ends it. */
export function followStored(localId: string, tell: (chosen: Chosen) => void): () => void {
  let stop = () => {};
  const start = () => {
    const subscription = liveQuery(async () => device().storage.player(localId).preferences()).subscribe({
      next: ({ chosen }) => tell(new Map([...chosen].map(([name, { value }]) => [name, value]))),
      error: (error: unknown) => {
        logStorage(error);
        const problem = problemOf(error);
        stop = device().host.after(problem !== undefined && passesByItself(problem) ? SOON_MS : LATER_MS, start);
      },
    });
    stop = () => subscription.unsubscribe();
  };
  start();
  return () => stop();
}

/** Stores choices for a player of this device, and has them sent. False if storage refuses, which is said. */
export async function storePreferences(localId: string, chosen: Chosen): Promise<boolean> {
  const { host, storage } = device();
  const store = storage.player(localId);
  const kept = await attempt(async () => {
    for (const [name, value] of chosen) await store.claim(await preferenceNow(host, await store.preferences(), name, value));
  });
  if (kept.ok) void claimMade();
  else showToast(storageSentence(kept.problem ?? 'storage_blocked'), 'wrong');
  return kept.ok;
}
