import type { SessionSummary } from '../../contract/state.ts';
import { bestRules, setupKey } from '../../games/bests.ts';
import { isMoreBetter, type Measure } from '../../games/kit/best.ts';
import { isNoBest } from './no-best.ts';

/** A run among those with which it can be compared. */
export interface ComparedRun {
  /** What the runs have in common (shared/games/bests.ts). */
  readonly key: string;
  /** One a measure of its game. Of each the least is the best: where more is better it is negative. */
  readonly costs: readonly number[];
}

/** What a comparison needs of a session: for a run that has just ended, too. */
export type ComparableSession = Pick<
  SessionSummary,
  | 'game'
  | 'score'
  | 'accuracy'
  | 'durationMs'
  | 'movesCount'
  | 'difficulty'
  | 'resumed'
  | 'data'
  | 'facts'
  | 'unverified'
  | 'left'
  | 'course'
>;

/** A figure as a cost, and a cost as a figure. */
export const turned = (measure: Measure, value: number): number => (isMoreBetter(measure) ? -value : value);

/**
 * The one place that says which runs can be a best (decisions G22, G28 and G29, D23, C9): finished, not interrupted, such as a person can
 * have played, without hints that did the thinking, and good enough by the rules of its game. An attempt at the daily challenge that was
 * played to its end is one like any other. Undefined for a run that is in no comparison, and as long as the facts of an old one are not
 * known (late-facts.ts).
 */
export function comparedRun(session: ComparableSession): ComparedRun | undefined {
  const { game, left } = session;
  if (isNoBest(session) || left !== undefined) return undefined;
  const [key, rules] = [setupKey(session), bestRules(game)];
  const figures = rules?.figuresOf(session);
  if (key === undefined || !rules || !figures?.every((figure) => Number.isSafeInteger(figure) && figure >= 0)) return undefined;
  // Without the 0 a cost could be −0, which is not canonical.
  return { key, costs: rules.measures.map((measure, i) => turned(measure, figures[i] as number) + 0) };
}
