import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import type { GameChanges } from '../../play/result/game-changes.ts';
import { changesInWords } from '../../play/result/news-folds.tsx';
import { standingInWords } from '../../play/result/standing-text.ts';
import { rankAt } from '../../words/en/math-bubble-pop/levels.ts';
import * as words from '../../words/en/math-bubble-pop/result.ts';
import { inManner } from '../../words/en/play/result.ts';
import { calm } from '../../words/en/text/calm.ts';
import { wrongWords } from './said.ts';

type SaidResult = Pick<ResultProps<BubblePopState>, 'state' | 'outcome' | 'comparison'>;

/** The whole result as it is said. What is known only later comes at its end, so that nothing is said again. */
export function resultInWords({ state, outcome, comparison }: SaidResult, changes: GameChanges): string {
  const { score, level, lives, verdict } = state;
  const manner = calm[clockOf(outcome.sessionData)];
  return [
    // The set that took the last life was not said before: the game was over at once.
    verdict && lives === 0 ? wrongWords(verdict) : '',
    words.spoken({ score, rank: rankAt(level), level, accuracy: outcome.accuracy ?? 0 }),
    manner === undefined ? '' : inManner(manner),
    standingInWords(comparison),
    changesInWords(changes).trim(),
  ]
    .filter((text) => text !== '')
    .join(' ');
}
