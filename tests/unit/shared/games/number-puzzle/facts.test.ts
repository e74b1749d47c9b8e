import { expect, it } from 'vitest';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, play, repeat, solve } from './play.ts';

it.each([
  ['a solved board', solve({ difficulty: 'easy' }, 'a', 100).last, true],
  ['a board that was played with and left', play({ difficulty: 'hard' }, 'a', [...repeat(20, 300, 'up'), act(500, 'shuffle')]).last, false],
] as const)('%s has no facts: slides are no answers [R10]', (_about, last, over) => {
  expect(numberPuzzle.isOver(last)).toBe(over);
  expect(factsOf(numberPuzzle.answers(last))).toEqual({ answers: 0, right: 0, ms: 0, by: {}, quickestTenMs: null });
});
