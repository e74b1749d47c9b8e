import { compute } from '../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { attemptsOf, type BubblePopState, type Verdict } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import type { GameKey } from '../../play/input/game-keys.ts';
import { deleted } from '../../words/en/play/typing.ts';
import { expressionWords, resultText } from '../../words/en/math-bubble-pop/set.ts';
import { levelUp } from '../../words/en/math-bubble-pop/levels.ts';
import { livesLeft } from '../../words/en/math-bubble-pop/lives.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';

/** What a screen reader says of a board: the verdict on the set, else the task. Each is said once, when it changes. */
export function spoken(state: BubblePopState): string {
  const { verdict, operator, needed, target, lives, level, levelUpUntilMs } = state;
  if (verdict === null) {
    const task = words.spokenTask(operator, needed, target);
    return attemptsOf(state) === 0 ? `${task} ${words.howToPick}` : task;
  }
  if (!verdict.right) return `${wrongWords(verdict)} ${livesLeft(lives)}.`;
  const next = levelUpUntilMs === null ? '' : ` ${levelUp(level)}.`;
  return words.spokenRight(expressionWords(verdict.operator, verdict.numbers), target, verdict.points) + next;
}

/** What a key has done to the digits that are typed, where it picks nothing. `before` and `after`: those that wait. */
export function spokenKey(key: GameKey, before: string, after: string, { bubbles, picked }: BubblePopState): string {
  if (before === '' && (key === 'back' || key === 'enter')) return '';
  if (key === 'back') return deleted(before.slice(-1), after);
  if (after === '') return words.none(key === 'enter' ? before : key);
  return words.waits(
    after,
    bubbles.some(({ id, number }) => String(number) === after && !picked.includes(id)),
  );
}

/** The same to whoever asks once more, with the numbers on the board while a set is picked. */
export const spokenBoard = (state: BubblePopState): string =>
  state.verdict === null ? `${spoken(state)} ${words.numbers(state.bubbles.map(({ number }) => number))}` : spoken(state);

/** A wrong set in words. */
export function wrongWords({ operator, numbers, target }: Verdict): string {
  const result = compute(operator, numbers);
  return words.spokenWrong(expressionWords(operator, numbers), result === null ? words.nothing : resultText(result), target);
}
