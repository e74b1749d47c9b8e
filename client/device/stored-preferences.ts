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

/** The same, with the effective time of each choice (ms). */
export type Standing = ReadonlyMap<string, { readonly value: string; readonly atMs: number }>;

/** When storage is asked again, in ms: soon if it did not answer in time, later if it refused. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** Tells what a player of this device prefers, now and after each change. The result ends it. */
export function followStored(localId: string, tell: (standing: Standing) => void): () => void {
  let stop = () => {};
  const start = () => {
    const subscription = liveQuery(async () => device().storage.player(localId).preferences()).subscribe({
      next: ({ chosen }) => tell(chosen),
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

/** Stores choices for a player of this device, and has them sent, as soon as storage answers. False if it refuses. Both are said. */
export async function storePreferences(localId: string, chosen: Chosen): Promise<boolean> {
  const { host, storage } = device();
  const store = storage.player(localId);
  const tryTo = () =>
    attempt(async () => {
      for (const [name, value] of chosen) {
        const now = await store.preferences();
        // An earlier try may have taken effect after its time.
        if (now.chosen.get(name)?.value !== value) await store.claim(await preferenceNow(host, now, name, value));
      }
    });
  let kept = await tryTo();
  if (!kept.ok) showToast(storageSentence(kept.problem ?? 'storage_blocked'), 'wrong');
  while (!kept.ok && kept.problem !== undefined && passesByItself(kept.problem)) {
    await new Promise<void>((again) => host.after(SOON_MS, again));
    kept = await tryTo();
  }
  if (kept.ok) void claimMade();
  return kept.ok;
}
