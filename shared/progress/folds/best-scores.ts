import type { DayNumber } from '../../day.ts';
import type { SessionSummary } from '../../contract/state.ts';

/** The best score and the first day on which it was reached. */
type Best = readonly [score: number, day: DayNumber];

/** A game's best scores by difficulty; a difficulty without one is absent. */
export type Bests = { readonly [difficulty in SessionSummary['difficulty']]?: Best };

const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;

const better = (a: Best | undefined, b: Best | undefined): Best | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return a[0] > b[0] || (a[0] === b[0] && a[1] <= b[1]) ? a : b;
};

/** The bests of those sessions of a game that can be one. A score of 0 is none. */
export function bestsOf(sessions: readonly SessionSummary[], isNoBest: (session: SessionSummary) => boolean): Bests {
  const bests: { [difficulty in SessionSummary['difficulty']]?: Best } = {};
  for (const session of sessions) {
    if (isNoBest(session) || session.score <= 0) continue;
    const best = better(bests[session.difficulty], [session.score, session.day]);
    if (best) bests[session.difficulty] = best;
  }
  return bests;
}

export function mergeBests(a: Bests, b: Bests): Bests {
  const all = DIFFICULTIES.flatMap((difficulty) => {
    const best = better(a[difficulty], b[difficulty]);
    return best ? [[difficulty, best] as const] : [];
  });
  return Object.fromEntries(all);
}
