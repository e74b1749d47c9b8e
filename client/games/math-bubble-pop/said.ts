import { compute } from '../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { attemptsOf, canCheck, pickedNumbers, type BubblePopState, type Verdict } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { playChoices } from '../../play/choices/now.ts';
import type { GameKey } from '../../play/input/game-keys.ts';
import { deleted } from '../../words/en/play/typing.ts';
import { expressionWords, resultText } from '../../words/en/math-bubble-pop/set.ts';
import { levelUp } from '../../words/en/math-bubble-pop/levels.ts';
import { livesLeft } from '../../words/en/math-bubble-pop/lives.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';

/** What is said of a board: the verdict on the set, else the task, with all numbers for whoever is read to. Each is said once, when it changes. */
export function spoken(state: BubblePopState, isReadTo: boolean): string {
  const { verdict, target, lives, level, levelUpUntilMs } = state;
  if (verdict === null) return taskIn(state, isReadTo);
  if (!verdict.right) return `${wrongWords(verdict)} ${livesLeft(lives)}.`;
  const next = levelUpUntilMs === null ? '' : ` ${levelUp(level)}.`;
  return words.spokenRight(expressionWords(verdict.operator, verdict.numbers), target, verdict.points) + next;
}

/** The task, with the numbers on the board for whoever does not see them. The first has how they are heard and picked. */
function taskIn(state: BubblePopState, withNumbers: boolean): string {
  const { operator, needed, target, bubbles } = state;
  const isFirst = attemptsOf(state) === 0;
  const toHear = isFirst ? words.howToHear : '';
  const parts = [
    words.spokenTask(operator, needed, target),
    isFirst ? words.howToPick : '',
    withNumbers ? words.numbers(bubbles.map(({ number }) => number)) : toHear,
  ];
  return parts.filter((text) => text !== '').join(' ');
}

/** The set as it grows. Without a clock a complete one waits for Enter; who plays by switch has a button instead. */
export function spokenSet(state: BubblePopState): string {
  const picked = words.picked(expressionWords(state.operator, pickedNumbers(state)));
  return canCheck(state) && playChoices().switches === 'none' ? `${picked}. ${words.enterChecks}` : picked;
}

/** What a key has done to the digits that are typed, where it picks nothing. `before` and `after`: those that wait. */
export function spokenKey(key: GameKey, before: string, after: string, state: BubblePopState): string {
  const { bubbles, picked } = state;
  if (before === '' && (key === 'back' || key === 'enter')) return picked.length === 0 ? words.picked('') : '';
  if (canCheck(state)) return words.enterChecks;
  if (key === 'back') return deleted(before.slice(-1), after);
  if (after === '') {
    const number = key === 'enter' ? before : key;
    return picked.some((id) => String(bubbles[id]?.number) === number) ? words.isPicked(number) : words.none(number);
  }
  return words.waits(
    after,
    bubbles.some(({ id, number }) => String(number) === after && !picked.includes(id)),
  );
}

/** The same to whoever asks once more, with the numbers on the board while a set is picked. */
export const spokenBoard = (state: BubblePopState): string => spoken(state, true);

/** A wrong set in words. */
export function wrongWords({ operator, numbers, target }: Verdict): string {
  const result = compute(operator, numbers);
  return words.spokenWrong(expressionWords(operator, numbers), result === null ? words.nothing : resultText(result), target);
}
