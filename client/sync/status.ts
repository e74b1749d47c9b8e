import type { SyncCounts } from '../storage/player-store.ts';
import type { SyncFailure } from './failure.ts';
import type { Trouble } from './trouble.ts';

/** What the one quiet line says (decision D9). */
export type SyncState =
  | 'saved'
  | 'waiting'
  | 'syncing'
  | 'synced'
  | 'sign_in'
  | 'sign_in_again'
  | 'unknown_account'
  | 'account_deleted'
  | 'problem';

/** `update`: this app is too old for the server; `refused`: the server cannot read what it sends; `storage`: this device's database fails. */
export type SyncProblem = 'update' | 'refused' | 'storage';

export interface SyncStatus {
  readonly state: SyncState;
  /** Games that no server has acknowledged yet. */
  readonly waiting: number;
  /** Items that the server refused for good: visible with their reason, exportable. */
  readonly parked: number;
  readonly problem?: SyncProblem;
  /** Why the last attempt failed (spec 1 §8): for Settings. */
  readonly detail?: SyncFailure;
  /** What the last pass could not get past: what still waits, waits for that. */
  readonly trouble?: Trouble;
  readonly lastSyncMs?: number;
}

/** All that the state follows from. */
export interface Situation extends SyncCounts {
  readonly running: boolean;
  /** False for a learner on this device: nothing of theirs is ever sent. */
  readonly account: boolean;
  /** No upload ticket, or the server refuses it, and no session to fetch another. */
  readonly ticketless: boolean;
  /** The interactive session is gone (not by our own sign-out); uploads go on under the ticket. */
  readonly sessionGone: boolean;
  /** The server has no such account any more: it lost its database. What this device holds can go into another account. */
  readonly unknownAccount: boolean;
  /** The account was deleted. Nothing is sent any more. */
  readonly accountDeleted: boolean;
  readonly problem?: SyncProblem;
  readonly detail?: SyncFailure;
  readonly trouble?: Trouble;
  readonly lastSyncMs?: number;
}

function stateOf(s: Situation): SyncState {
  if (!s.account) return 'saved';
  if (s.accountDeleted) return 'account_deleted';
  if (s.problem) return 'problem';
  if (s.unknownAccount) return 'unknown_account';
  if (s.running && s.items > 0) return 'syncing';
  if (s.ticketless) return 'sign_in';
  if (s.sessionGone) return 'sign_in_again';
  if (s.items > 0) return 'waiting';
  return s.lastSyncMs === undefined ? 'saved' : 'synced';
}

export function statusOf(s: Situation): SyncStatus {
  return {
    state: stateOf(s),
    waiting: s.waiting,
    parked: s.parked,
    ...(s.problem && { problem: s.problem }),
    ...(s.detail !== undefined && { detail: s.detail }),
    ...(s.trouble && { trouble: s.trouble }),
    ...(s.lastSyncMs !== undefined && { lastSyncMs: s.lastSyncMs }),
  };
}
