import { compute } from '../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { levelName } from '../../words/en/math-bubble-pop/levels.ts';
import type { BubblePopState, Verdict } from '../../../shared/games/math-bubble-pop/v1/rules.ts';
import { expressionWords, resultText } from '../../words/en/math-bubble-pop/set.ts';
import { amount } from '../../text/number.ts';
import { task } from './labels.ts';

/** The level-up message. */
export const levelUpText = (level: number): string => `Level ${level}: ${levelName(level)}`;

export const livesText = (lives: number): string => `${amount(lives, 'life', 'lives')} left`;

/** What a screen reader says of a board: the verdict on the set, else the task. Each is said once, when it changes. */
export function spoken(state: BubblePopState): string {
  const { verdict, operator, needed, target, lives, level, levelUpUntilMs } = state;
  if (verdict === null) return `${task(operator, needed)} ${target}.`;
  if (!verdict.right) return `${wrongWords(verdict)} ${livesText(lives)}.`;
  const levelUp = levelUpUntilMs === null ? '' : ` ${levelUpText(level)}.`;
  return `Excellent! ${expressionWords(verdict.operator, verdict.numbers)} is ${target}. ${amount(verdict.points, 'point')}.${levelUp}`;
}

/** A wrong set in words. */
export function wrongWords({ operator, numbers, target }: Verdict): string {
  const result = compute(operator, numbers);
  return `Wrong! ${expressionWords(operator, numbers)} is ${result === null ? 'nothing' : resultText(result)}, not ${target}.`;
}
