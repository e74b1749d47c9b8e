import type { SessionSummary } from '../../contract/state.ts';
import { bestRules, setupKey } from '../../games/bests.ts';
import { isMoreBetter, type Measure, type MeasuredFacts } from '../../games/statistics-kit/best.ts';
import { isNoBest } from './no-best.ts';

/** A run among those with which it can be compared. */
export interface ComparedRun {
  /** What the runs have in common (shared/games/bests.ts). */
  readonly key: string;
  /** One a measure of its game. Of each the least is the best: where more is better it is negative. */
  readonly costs: readonly number[];
}

/** What a comparison needs of a session: for a run that has just ended, too. */
export interface ComparableSession extends Pick<
  SessionSummary,
  | 'game'
  | 'score'
  | 'accuracy'
  | 'durationMs'
  | 'movesCount'
  | 'difficulty'
  | 'resumed'
  | 'data'
  | 'unverified'
  | 'left'
  | 'course'
  | 'round'
> {
  readonly facts?: MeasuredFacts['facts'];
}

/** A figure as a cost, and a cost as a figure. */
export const turned = (measure: Measure, value: number): number => (isMoreBetter(measure) ? -value : value);

/**
 * Whether a run is in a comparison, and how it stands there (decision G28). What could be no best of anything (no-best.ts) and what was
 * left before its end is in none, nor is a class round, whose questions may be known (decision D30), nor what is not good enough by the
 * rules of its game. An attempt at the daily challenge that was
 * played to its end is a run like any other. Undefined for a run that is in none, and as long as the facts of an old one are not known
 * (late-facts.ts).
 */
export function comparedRun(session: ComparableSession): ComparedRun | undefined {
  if (isNoBest(session) || session.left !== undefined || session.round !== undefined) return undefined;
  const [key, rules] = [setupKey(session), bestRules(session.game)];
  const figures = rules?.figuresOf(session);
  if (key === undefined || !rules || !figures?.every((figure) => Number.isSafeInteger(figure) && figure >= 0)) return undefined;
  // Without the 0 a cost could be −0, which is not canonical.
  return { key, costs: rules.measures.map((measure, i) => turned(measure, figures[i] as number) + 0) };
}
