import type { FitConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { speedMath } from '../../../shared/games/speed-math/v2/rules.ts';
import { climbed, QUICK_UP_TO_MS } from '../../../shared/games/speed-math/v2/staircase.ts';
import { seedFromText } from '../../../shared/seed.ts';
import { problemText } from '../../words/en/speed-math/problem.ts';
import { rungName } from '../../words/en/speed-math/rungs.ts';
import type { FitExample, FitRow } from '../../game-help.ts';

const CONFIG: FitConfig = { operation: 'addition', difficulty: 'fit', friendly: true, timeLimit: 60, questions: 15, from: 6 };
/** Three right answers climb a step, and a wrong one goes back. */
const RIGHT = [true, true, true, false, true];
const ANSWER_MS = 2_000;

/** A run by the rules themselves, answer by answer. */
function rowsOf(): readonly FitRow[] {
  let state = speedMath.start(CONFIG, seedFromText('example'));
  return RIGHT.map((isRight): FitRow => {
    const { problem, shownAtMs } = state;
    state = speedMath.step(state, { type: 'answer', value: problem.answer + (isRight ? 0 : 1) }, shownAtMs + ANSWER_MS);
    const { rung } = climbed(CONFIG.from, state.answers);
    state = speedMath.step(state, { type: 'tick' }, state.feedbackUntilMs ?? shownAtMs);
    return { problem: problemText(problem).printed, isRight, next: rungName(CONFIG.operation, rung) };
  });
}

export const example: FitExample = { rows: rowsOf(), quickUpToMs: QUICK_UP_TO_MS };
