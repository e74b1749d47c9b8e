import { climbed, QUICK_UP_TO_MS } from '../../../shared/games/speed-math/v2/climb.ts';
import { rungName } from '../../words/en/speed-math/rungs.ts';
import type { FitExample } from '../../game-help.ts';

/** A game of additions: the numbers are of the rung that the answers before them lead to. Three right answers climb, and a wrong one falls. */
const FROM = 6;
const ASKED: readonly (readonly [a: number, b: number, right: boolean])[] = [
  [27, 5, true],
  [38, 4, true],
  [16, 7, true],
  [58, 6, false],
  [35, 9, true],
];
const ANSWER_MS = 2_000;

const ANSWERS = ASKED.map(([, , right]) => ({ right, ms: ANSWER_MS }));

export const example: FitExample = {
  rows: ASKED.map(([a, b, isRight], at) => ({
    problem: `${a} + ${b}`,
    isRight,
    next: rungName('addition', climbed(FROM, ANSWERS.slice(0, at + 1)).rung),
  })),
  quickUpToMs: QUICK_UP_TO_MS,
};
