import { isFullLength, parseTyped } from '../../../shared/games/kit/typed-answer.ts';

type Judgement = 'right' | 'wrong' | 'none';

/**
 * What a typed answer is worth, by the rule of the games: it counts as soon as it is as long as the right one, or when it is `entered`
 * (spec 1 §4).
 */
export function judge(typed: string, answer: number, entered: boolean): Judgement {
  const value = parseTyped(typed);
  if (value === null || (!entered && !isFullLength(typed, answer))) return 'none';
  return value === answer ? 'right' : 'wrong';
}
