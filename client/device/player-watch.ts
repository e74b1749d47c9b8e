import { liveQuery } from 'dexie';
import type { Profile } from '../../shared/contract/state.ts';
import type { PlayerHint } from '../window/hints.ts';
import type { PlayerRow } from '../storage/records.ts';
import { passesByItself, problemOf, type StorageProblem } from '../storage/storage-failure.ts';

/** When storage is asked again, in ms: soon if it did not answer in time, later if it refused. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

/** What the watch needs from the window. */
export interface WatchPorts {
  /** The current player, read from the device's database. */
  readonly current: () => Promise<PlayerRow | undefined>;
  /** What the server said last of who this player is; undefined for a learner. */
  readonly profile: (row: PlayerRow) => Promise<Profile | undefined>;
  /** Stores another name for this player, who is then announced anew. */
  readonly rename: (row: PlayerRow, name: string) => void;
  /** Called when this player is no admin any more: what the server said to an admin goes. */
  readonly demoted: (row: PlayerRow) => void;
  /** Whether this window knows the current player already. */
  readonly isKnown: () => boolean;
  readonly announce: (row: PlayerRow | undefined) => void;
  /** Called when storage does not say who plays. A player who is known stays. */
  readonly unanswered: (problem: StorageProblem) => void;
  /** Called with the problem that keeps storage from answering, and with undefined once it answers. */
  readonly tell: (problem: StorageProblem | undefined) => void;
  readonly hint: () => PlayerHint;
  readonly setHint: (hint: PlayerHint) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Registers `work` for the times when the page may have missed changes by other tabs: it was frozen, or kept the player of a game. */
  readonly onReturn: (work: () => void) => void;
  readonly log: (reason: unknown) => void;
}

/** Follows the current player, also when another tab switches. The device's database decides (protocol, "Two credentials"). */
export function watchPlayer(ports: WatchPorts): void {
  // Ends the latest start of the watch.
  let stop = () => {};
  const start = () => {
    stop();
    let cancel = () => {};
    // It must be async: only then does the live query see reads after the first await.
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

/** Announces the player, and follows their profile. The result ends that. */
function announce(ports: WatchPorts, row: PlayerRow | undefined): () => void {
  ports.announce(row);
  ports.tell(undefined);
  if (row) {
    // Set at once: if the page is left now, the next visit must not start with the guest's frame.
    if (ports.hint() === 'none') ports.setHint('player');
    return followProfile(ports, row);
  }
  ports.setHint('none');
  return () => undefined;
}

/**
 * Follows the profile in the player's own database, which each pull may change, for the hint and the name. This read is the first to
 * notice if that database does not answer.
 */
function followProfile(ports: WatchPorts, row: PlayerRow): () => void {
  let cancel = () => {};
  const start = () => {
    const subscription = liveQuery(async () => ports.profile(row)).subscribe({
      next: (profile) => {
        ports.tell(undefined);
        const before = ports.hint();
        ports.setHint(profile?.role === 'admin' ? 'admin' : 'player');
        if (before === 'admin' && profile?.role === 'player') ports.demoted(row);
        if (profile && profile.displayName !== row.nickname) ports.rename(row, profile.displayName);
      },
      error: (error: unknown) => {
        const { againMs } = reportTrouble(ports, error);
        if (againMs !== undefined) cancel = ports.after(againMs, start);
      },
    });
    cancel = () => subscription.unsubscribe();
  };
  start();
  return () => cancel();
}

/** Handles a failed read; returns when to ask again, in ms. If storage is slow, or the last visit had a player, nobody becomes a guest. */
function refused(ports: WatchPorts, error: unknown): number | undefined {
  const { problem, againMs } = reportTrouble(ports, error);
  if (passesByItself(problem) || ports.hint() !== 'none') ports.unanswered(problem);
  else if (!ports.isKnown()) ports.announce(undefined);
  return againMs;
}

/** Logs a storage failure and tells the player. A newer database is not asked again, since only a reload helps. */
function reportTrouble(ports: WatchPorts, error: unknown): { readonly problem: StorageProblem; readonly againMs: number | undefined } {
  ports.log(error);
  const problem = problemOf(error) ?? 'storage_blocked';
  ports.tell(problem);
  if (problem === 'storage_newer') return { problem, againMs: undefined };
  return { problem, againMs: passesByItself(problem) ? SOON_MS : LATER_MS };
}
