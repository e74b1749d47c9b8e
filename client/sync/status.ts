import type { SyncCounts } from '../storage/player-store.ts';
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
  /** Why the last attempt failed, in the words of the error catalogue (spec 1 §8): for Settings. */
  readonly detail?: string;
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
  readonly detail?: string;
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

const PROBLEM_LINES: { readonly [problem in SyncProblem]: string } = {
  update: 'Update the app to sync',
  refused: 'Sync is held up',
  storage: 'The storage of this browser does not answer',
};

const UNKNOWN_ACCOUNT_LINE =
  'This server no longer knows this account. Your games are safe on this device: sign up again to bring them back.';

const ACCOUNT_DELETED_LINE = 'This account was deleted. Nothing more is sent.';

/** The quiet line itself. A state that needs the player says so after what is kept. */
export function quietLine(status: SyncStatus): string {
  const saved = status.waiting > 0 ? `Saved on this device · ${status.waiting} waiting to sync` : 'Saved on this device';
  switch (status.state) {
    case 'saved':
      return 'Saved on this device';
    case 'waiting':
      return status.trouble === 'server' ? `${saved} · The server has trouble` : saved;
    case 'syncing':
      return `${saved} · syncing`;
    case 'synced':
      return 'Synced';
    case 'sign_in':
      return `${saved} · Sign in to sync`;
    case 'sign_in_again':
      return `${saved} · Sign in again to sync`;
    case 'unknown_account':
      return UNKNOWN_ACCOUNT_LINE;
    case 'account_deleted':
      return ACCOUNT_DELETED_LINE;
    case 'problem':
      return status.problem === 'storage' ? PROBLEM_LINES.storage : `${saved} · ${PROBLEM_LINES[status.problem ?? 'refused']}`;
  }
}

const NOTES: { readonly [state in SyncState]?: string } = {
  sign_in: 'Your games wait on this device until you sign in.',
  sign_in_again:
    'Your sign-in has ended, perhaps on another device. Your games still go up; sign in again to see here what you play elsewhere.',
  unknown_account:
    'The server has lost its data, or was set up anew. When you sign up or sign in, take your games along: each counts once.',
  account_deleted: 'It was deleted on another device, or by who runs this server. What this device still has of it goes when you say so.',
};

const TROUBLES: { readonly [trouble in Trouble]: string } = {
  network: 'The server cannot be reached from here. Your games wait on this device for the network, and go up by themselves.',
  server: 'The server answers, but has trouble of its own. Your games wait on this device until it is well, and go up by themselves.',
};

/** What a state means that needs the player, or that waits for something; in a sentence beside the line. */
export const syncNote = ({ state, trouble }: SyncStatus): string | undefined =>
  state === 'waiting' && trouble ? TROUBLES[trouble] : NOTES[state];
