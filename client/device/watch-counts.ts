import { liveQuery } from 'dexie';
import type { PlayerStore, SyncCounts } from '../storage/player-store.ts';

/** A long backlog changes with each batch, and counting it looks at all of it: it is looked at so often at most. */
const EVERY_MS = 1_000;

const isSame = (a: SyncCounts, b: SyncCounts | undefined): boolean =>
  a.waiting === b?.waiting && a.items === b.items && a.parked === b.parked;

/** Calls `changed` when the outbox changes, once a second at most. Another tab or the service worker may have sent items that this one waits for. */
export function watchCounts(store: Pick<PlayerStore, 'counts'>, changed: () => void): () => void {
  let known: SyncCounts | undefined;
  let stop = (): void => {};
  const watch = (): void => {
    const subscription = liveQuery(async () => store.counts()).subscribe({ next: seen, error: changed });
    stop = () => subscription.unsubscribe();
  };
  const seen = (counts: SyncCounts): void => {
    if (isSame(counts, known)) return;
    known = counts;
    stop();
    const timer = setTimeout(watch, EVERY_MS);
    stop = () => clearTimeout(timer);
    changed();
  };
  watch();
  return () => stop();
}
