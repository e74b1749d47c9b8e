import type { Difficulty } from '../../kit/game.ts';
import type { Operator } from './arithmetic.ts';

/** More levels than the longest run can reach: 10,000 picks are at most 5,000 sets, which lead to level 27 (RULES.md, L1). */
const LEVELS = 40;

/** floor(8 × 1.2^(n−1)) for level n, in integers: 8 × 6^(n−1) / 5^(n−1). */
const setsOfLevel = (level: number): number => Number((8n * 6n ** BigInt(level - 1)) / 5n ** BigInt(level - 1));

/** THRESHOLDS[n − 1]: how many right sets in all complete level n (spec 1 §4). */
const THRESHOLDS: readonly number[] = thresholds();

function thresholds(): readonly number[] {
  let sum = 0;
  return Array.from({ length: LEVELS }, (_, i) => (sum += setsOfLevel(i + 1)));
}

/** The right sets that complete `level`: 8 for level 1 (spec 1 §4, decision G18). */
export const thresholdOf = (level: number): number => THRESHOLDS[level - 1] ?? Infinity;

/** The level after `correct` right sets, counted from 1. */
export function levelAfter(correct: number): number {
  let level = 1;
  while (correct >= thresholdOf(level)) level++;
  return level;
}

/** How many bubbles a set has at a level (spec 1 §9); s/1.5 is 2s/3. */
export function neededAt(operator: Operator, level: number): number {
  switch (operator) {
    case 'addition':
      return Math.min(2 + Math.floor((2 * level) / 3), 7);
    case 'subtraction':
      return Math.min(2 + Math.floor(level / 2), 6);
    case 'multiplication':
      return Math.min(2 + Math.floor(level / 3), 5);
    case 'division':
      return 2;
  }
}

/** One of four by the level: up to 3, 7, 12, and above (spec 1 §9). */
export const upTo = <Name>(level: number, three: Name, seven: Name, twelve: Name, above: Name): Name => {
  if (level <= 3) return three;
  if (level <= 7) return seven;
  return level <= 12 ? twelve : above;
};

/** The difficulty with which a session is saved (spec 1 §9). */
export const savedDifficulty = (level: number): Difficulty => upTo<Difficulty>(level, 'easy', 'medium', 'hard', 'hard');
