import type { Random } from '../../../random.ts';
import { BUBBLES } from './config.ts';
import { neededAt } from './levels.ts';
import { highestOf, SMALLEST_FACTOR } from './numbers.ts';
import type { Target } from './targets.ts';

/** A bubble (spec 1 §3). `id` is its place on the board, from 0; `colour` one of COLOURS. */
export interface Bubble {
  readonly id: number;
  readonly number: number;
  readonly colour: number;
}

/** Six colours, so that no two neighbours in three, four or six columns have the same. */
const COLOURS = 6;

/** How many large bubbles a subtraction or a division has. If only one could come first, it would be obvious. */
const MINUENDS = 4;
const DIVIDENDS = 6;

/** How often a number is drawn again if the board has it already. Small ranges must repeat some numbers. */
const TRIES = 8;

/** Twelve bubbles of which at least one set makes the target: a solution, padded with random numbers, shuffled (spec 1 §9). */
export function drawBoard(target: Target, level: number, random: Random): readonly Bubble[] {
  const numbers = numbersFor(target, level, random);
  shuffle(numbers, random);
  const shift = random.below(COLOURS);
  return numbers.map((number, id) => ({ id, number, colour: (id + shift) % COLOURS }));
}

function numbersFor({ operator, value }: Target, level: number, random: Random): number[] {
  switch (operator) {
    case 'addition':
      return forSum(value, level, random);
    case 'subtraction':
      return forDifference(value, level, random);
    case 'multiplication':
      return forProduct(value, level, random);
    case 'division':
      return forQuotient(value, level, random);
  }
}

function shuffle(numbers: number[], random: Random): void {
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const swapped = numbers[i] as number;
    numbers[i] = numbers[j] as number;
    numbers[j] = swapped;
  }
}

/** Adds drawn numbers until there are `count`, different ones if the draws find them. */
function pad(numbers: number[], count: number, draw: () => number): void {
  while (numbers.length < count) {
    let number = draw();
    for (let tries = 1; tries < TRIES && numbers.includes(number); tries++) number = draw();
    numbers.push(number);
  }
}

/** `count` numbers from 1 to `highest` with the given sum. The caller makes sure that it is possible. */
function partsOf(sum: number, count: number, highest: number, random: Random): number[] {
  const parts: number[] = [];
  let rest = sum;
  for (let left = count - 1; left >= 0; left--) {
    const part = random.between(Math.max(1, rest - left * highest), Math.min(highest, rest - left));
    parts.push(part);
    rest -= part;
  }
  return parts;
}

function forSum(target: number, level: number, random: Random): number[] {
  const highest = highestOf.summand(level);
  const numbers = partsOf(target, neededAt('addition', level), highest, random);
  pad(numbers, BUBBLES, () => random.between(1, highest));
  return numbers;
}

function forDifference(target: number, level: number, random: Random): number[] {
  const taken = neededAt('subtraction', level) - 1;
  const drawSmall = () => random.between(1, highestOf.subtrahend(level));
  const drawSum = (): number => {
    let sum = 0;
    for (let left = taken; left > 0; left--) sum += drawSmall();
    return sum;
  };
  const small: number[] = [];
  pad(small, taken, drawSmall);
  let first = target;
  for (const number of small) first += number;
  const numbers = [first];
  pad(numbers, MINUENDS, () => random.between(1, highestOf.difference(level)) + drawSum());
  numbers.push(...small);
  pad(numbers, BUBBLES, drawSmall);
  return numbers;
}

function forProduct(target: number, level: number, random: Random): number[] {
  const ways: number[][] = [];
  collectFactors(target, neededAt('multiplication', level), SMALLEST_FACTOR, highestOf.factor(level), [], ways);
  const numbers = ways[random.below(ways.length)] as number[];
  pad(numbers, BUBBLES, () => random.between(SMALLEST_FACTOR, highestOf.otherFactor(level)));
  return numbers;
}

/** All ways to write `product` as `count` factors from `lowest` to `highest`, the smaller first. */
function collectFactors(product: number, count: number, lowest: number, highest: number, taken: readonly number[], ways: number[][]): void {
  if (count === 1) {
    if (product >= lowest && product <= highest) ways.push([...taken, product]);
    return;
  }
  for (let factor = lowest; factor <= highest && factor * factor <= product; factor++) {
    if (product % factor === 0) collectFactors(product / factor, count - 1, factor, highest, [...taken, factor], ways);
  }
}

function forQuotient(target: number, level: number, random: Random): number[] {
  const drawDivisor = () => random.between(SMALLEST_FACTOR, highestOf.divisor(level));
  const divisor = drawDivisor();
  const numbers = [target * divisor];
  pad(numbers, DIVIDENDS, () => random.between(2, highestOf.quotient(level)) * drawDivisor());
  numbers.push(divisor);
  pad(numbers, BUBBLES, drawDivisor);
  return numbers;
}
