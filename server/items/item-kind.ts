import type { TSchema } from 'typebox';
import type { BadgeCatalogue } from '../../shared/badges/badge.ts';
import type { BadgeFigures } from '../../shared/badges/figures.ts';
import type { ChallengeCatalogue } from '../../shared/challenge/challenge.ts';
import type { Reset } from '../../shared/contract/state.ts';
import type { Corrected } from '../../shared/contract/sync.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';

/** An item whose shape and hash are right, and of which nothing else is known. */
export interface UncheckedItem {
  readonly id: string;
  readonly kind: string;
  readonly v: number;
  readonly payload: { readonly [key: string]: unknown };
}

/** Stored; this server cannot say yet whether it counts. `code` says what is missing. */
export interface Deferred {
  readonly status: 'deferred';
  readonly code: 'kind' | 'version' | 'rules' | 'challenge' | 'badge' | 'criteria';
}

/** It never will count. */
export interface Rejected {
  readonly status: 'rejected';
  readonly code: 'payload' | 'id' | 'seed' | 'config' | 'log' | 'unfinished';
}

/**
 * What can be said of an item from itself and its time of receipt alone. `sound`: the rest is decided under the player's lock, from
 * `grounds`, which is plain data: it may come from another thread.
 */
export type Check<Grounds = unknown> = { readonly status: 'sound'; readonly grounds: Grounds } | Deferred | Rejected;

/** What is decided of an item, and what it counts as, if it counts, unless a reset took it out. `corrected` beside `accepted` is an end that was cut without changing the day. */
export type Decision =
  | { readonly status: 'accepted'; readonly corrected?: Corrected; readonly counts?: Counted }
  | {
      readonly status: 'corrected';
      readonly code: 'score' | 'day' | 'unverified';
      readonly corrected: Corrected;
      readonly counts?: Counted;
    }
  | Deferred
  | Rejected;

/** What this server knows of what items name. */
export interface Catalogues {
  readonly badges: BadgeCatalogue;
  readonly challenges: ChallengeCatalogue;
}

/** What `decide` may look at: the player as locked, with everything counted that was decided before. */
export interface PlayerFacts extends Catalogues {
  readonly figures: BadgeFigures;
  /** What all resets of the player come to. */
  readonly reset: Reset;
}

/** One kind of item on the server. `Grounds`: what its check hands to its decision. */
export interface ItemKind<Grounds> {
  /** The schema of a payload of each version that this server takes. */
  readonly payloads: { readonly [version: number]: TSchema };
  /** The schema of what an item counts as, if it counts and is no session (shared/items/kit/count-rule.ts). */
  readonly counted?: TSchema;
  /** Pure, the same for the same item at the same time of receipt (ms); outside any transaction, perhaps in another thread. */
  check(item: UncheckedItem, receivedMs: number): Check<Grounds>;
  /** Pure; its answer is stored in the transaction that read `facts`. */
  decide(facts: PlayerFacts, grounds: Grounds): Decision;
}

/** Checks an item of any kind. */
export type CheckItem = (item: UncheckedItem, receivedMs: number) => Check;

export const sound = <Grounds>(grounds: Grounds): Check<Grounds> => ({ status: 'sound', grounds });
