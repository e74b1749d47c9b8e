import { Dexie, type ObservabilitySet } from 'dexie';

/** A long backlog changes with each batch, and counting it looks at all of it: it is counted so often at most. */
const EVERY_MS = 1_000;

const isOfOutbox = (parts: ObservabilitySet): boolean => Object.keys(parts).some((part) => part.includes('/outbox/'));

/**
 * Calls `changed` when an outbox of this device changes, once a second at most: another tab or the service worker may have sent items that this
 * one waits for. Dexie tells of each write, its own and theirs; a live read would count the outbox after each of them.
 */
export function watchCounts(changed: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const tell = (): void => {
    isDue = pause !== undefined;
    if (isDue) return;
    pause = setTimeout(() => {
      pause = undefined;
      if (isDue) tell();
    }, EVERY_MS);
    changed();
  };
  const written = (parts: ObservabilitySet): void => {
    if (isOfOutbox(parts)) tell();
  };
  Dexie.on('storagemutated', written);
  return () => {
    clearTimeout(pause);
    Dexie.on.storagemutated.unsubscribe(written);
  };
}
