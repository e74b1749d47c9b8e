import { liveQuery } from 'dexie';
import type { PlayerHint } from '../window/hints.ts';
import type { PlayerRow } from '../storage/records.ts';
import { passesByItself, problemOf, type StorageProblem } from '../storage/storage-failure.ts';

/** Storage that does not answer in time is asked again soon; one that refuses, now and then. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** What the watch needs of the window. */
export interface WatchPorts {
  /** Who plays, read from the device's database. */
  readonly current: () => Promise<PlayerRow | undefined>;
  /** Whether this player is an admin, as far as the device knows. */
  readonly isAdmin: (row: PlayerRow) => Promise<boolean>;
  /** Whether this window knows already who plays. */
  readonly isKnown: () => boolean;
  readonly announce: (row: PlayerRow | undefined) => void;
  /** Storage does not say who plays; whoever is known stays. */
  readonly unanswered: (problem: StorageProblem) => void;
  /** Told what keeps storage from answering, and undefined once it answers. */
  readonly tell: (problem: StorageProblem | undefined) => void;
  readonly hint: () => PlayerHint;
  readonly setHint: (hint: PlayerHint) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Told when the page has missed what other tabs did: it was frozen, or belonged to the player of a game. */
  readonly onReturn: (work: () => void) => void;
  readonly log: (reason: unknown) => void;
}

/** Follows who plays, also when another tab switches; the device's database is the truth (protocol, "Two credentials"). */
export function watchPlayer(ports: WatchPorts): void {
  // The latest start of the watch: what belongs to an earlier one is over.
  let stop = () => {};
  const start = () => {
    stop();
    let cancel = () => {};
    // Async on purpose: only then does the live query see what is read after the first await.
    const subscription = liveQuery(async () => ports.current()).subscribe({
      next: (row) => {
        cancel();
        cancel = announce(ports, row);
      },
      error: (error: unknown) => {
        const againMs = refused(ports, error);
        if (againMs !== undefined) cancel = ports.after(againMs, start);
      },
    });
    stop = () => {
      subscription.unsubscribe();
      cancel();
    };
  };
  start();
  ports.onReturn(start);
}

/** The result ends what is still to be learnt of this player. */
function announce(ports: WatchPorts, row: PlayerRow | undefined): () => void {
  ports.announce(row);
  ports.tell(undefined);
  if (row) {
    // At once: a page that is left now must not begin as a guest's the next time.
    if (ports.hint() === 'none') ports.setHint('player');
    return learnRole(ports, row);
  }
  ports.setHint('none');
  return () => undefined;
}

/** Reads the player's own database, for the hint; also the first to find that it does not answer. */
function learnRole(ports: WatchPorts, row: PlayerRow): () => void {
  let ended = false;
  let cancel = () => {};
  const look = () => {
    ports.isAdmin(row).then(
      (admin) => {
        if (ended) return;
        ports.tell(undefined);
        ports.setHint(admin ? 'admin' : 'player');
      },
      (error: unknown) => {
        if (ended) return;
        const againMs = troubleWith(ports, error).againMs;
        if (againMs !== undefined) cancel = ports.after(againMs, look);
      },
    );
  };
  look();
  return () => {
    ended = true;
    cancel();
  };
}

/** Nobody becomes a guest because storage is slow, nor where the last visit had a player. When to ask again. */
function refused(ports: WatchPorts, error: unknown): number | undefined {
  const { problem, againMs } = troubleWith(ports, error);
  if (passesByItself(problem) || ports.hint() !== 'none') ports.unanswered(problem);
  else if (!ports.isKnown()) ports.announce(undefined);
  return againMs;
}

/** Says and logs it. A newer database stays newer: only a reload helps. */
function troubleWith(ports: WatchPorts, error: unknown): { readonly problem: StorageProblem; readonly againMs: number | undefined } {
  ports.log(error);
  const problem = problemOf(error) ?? 'storage_blocked';
  ports.tell(problem);
  if (problem === 'storage_newer') return { problem, againMs: undefined };
  return { problem, againMs: passesByItself(problem) ? SOON_MS : LATER_MS };
}
