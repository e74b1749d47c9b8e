import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { Answer } from '../../shared/games/kit/facts.ts';
import type { RunComparison } from '../../shared/progress/comparison.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { createSource } from '../../shared/observable.ts';

/** An attempt that ended in this window, with the revision under which it was played. */
export interface EndedAttempt {
  readonly revision: ChallengeRevision;
  readonly owner: RunOwner;
  readonly report: FinishReport;
  readonly answers: readonly Answer[];
}

/**
 * The last attempt that ended in this window. A guest's is nowhere else until it is kept, and gone with the next game (decision D1); so is
 * one that storage refused.
 */
export const endedAttempt = createSource<EndedAttempt | undefined>(undefined);

/**
 * How the last attempt of this window stands beside the runs before it. It is read when an attempt begins: afterwards it is among them, and
 * nobody knows what it had to beat.
 */
export const comparedAttempt = createSource<{ readonly sessionId: string; readonly comparison: RunComparison } | undefined>(undefined);

/** Whether it is this player's; a guest's local id is undefined. That of a player who is gone is whose it will be: this window's. */
export const isEndedOf = ({ owner, report }: EndedAttempt, localId: string | undefined): boolean =>
  report.playerGone ?? (owner.kind === 'player' ? owner.localId === localId : localId === undefined);
