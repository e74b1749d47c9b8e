import type { SessionSummary } from '../../shared/contract/state.ts';
import type { Corrected } from '../../shared/contract/sync.ts';

/**
 * What this server makes of a sound item, before it is known whether it was here already.
 * - accepted, corrected: it counts; a session as its summary says. `corrected` beside `accepted` holds the end that counts when
 *   it was clamped without changing the day.
 * - deferred: this server cannot verify it yet; `code` says what is missing.
 * - rejected: it never will count.
 */
export type Verdict =
  | { readonly status: 'accepted'; readonly corrected?: Corrected; readonly summary?: SessionSummary }
  | {
      readonly status: 'corrected';
      readonly code: 'score' | 'day' | 'unverified';
      readonly corrected: Corrected;
      readonly summary: SessionSummary;
    }
  | { readonly status: 'deferred'; readonly code: 'kind' | 'version' | 'rules' | 'challenge' }
  | { readonly status: 'rejected'; readonly code: 'payload' | 'seed' | 'config' | 'log' | 'unfinished' };

/** Gives a verdict on an item: pure, the same for the same item at the same receipt time (ms). */
export type Judge = (item: JudgedItem, receivedMs: number) => Verdict;

export interface JudgedItem {
  readonly id: string;
  readonly kind: string;
  readonly v: number;
  readonly payload: { readonly [key: string]: unknown };
}
