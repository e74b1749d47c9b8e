import * as words from '../../words/en/site/mental-math-tricks.ts';
import { onesOf, roundDown, roundUp } from './digits.ts';
import { percentOf, product, quotient, sum } from './step.ts';
import { divide, multiply, percent, subtract, type Technique, type TechniqueGroup } from './technique.ts';

/** The techniques of /mental-math-tricks (decision S1). */

const TIMES_ELEVEN: Technique = {
  id: 'times-eleven',
  ...words.timesEleven,
  steps({ a }) {
    const [tens, ones] = [roundDown(a) / 10, onesOf(a)];
    const between = sum(tens, ones);
    return [between, sum(tens * 100, between.value * 10, ones)];
  },
  problems: [multiply(43, 11), multiply(35, 11), multiply(62, 11), multiply(78, 11), multiply(94, 11)],
  game: 'math-race',
};

const SQUARE_OF_FIVE: Technique = {
  id: 'square-ending-in-five',
  ...words.squareOfFive,
  steps({ a }) {
    const tens = roundDown(a) / 10;
    const hundreds = product(tens, tens + 1);
    const shifted = product(hundreds.value, 100);
    return [hundreds, shifted, sum(shifted.value, 25)];
  },
  problems: [multiply(35, 35), multiply(25, 25), multiply(65, 65), multiply(45, 45), multiply(85, 85)],
  game: 'calculator-vs-brain',
};

const DOUBLE_AND_HALVE: Technique = {
  id: 'double-and-halve',
  ...words.doubleAndHalve,
  steps({ a, b }) {
    const [half, double] = [quotient(a, 2), product(b, 2)];
    return [half, double, product(half.value, double.value)];
  },
  problems: [multiply(16, 35), multiply(14, 45), multiply(18, 15), multiply(12, 55), multiply(24, 35)],
  game: 'speed-math',
};

const TIMES_TWENTY_FIVE: Technique = {
  id: 'times-twenty-five',
  ...words.timesTwentyFive,
  steps({ a }) {
    const quarter = quotient(a, 4);
    return [quarter, product(quarter.value, 100)];
  },
  problems: [multiply(36, 25), multiply(28, 25), multiply(44, 25), multiply(64, 25), multiply(88, 25)],
  game: 'speed-math',
};

const AROUND_A_TEN: Technique = {
  id: 'around-a-ten',
  ...words.aroundATen,
  steps({ a, b }) {
    const middle = (a + b) / 2;
    const [large, small] = [product(middle, middle), product(middle - a, middle - a)];
    return [large, small, sum(large.value, -small.value)];
  },
  problems: [multiply(19, 21), multiply(28, 32), multiply(47, 53), multiply(36, 44), multiply(59, 61)],
  game: 'calculator-vs-brain',
};

const UNDER_A_HUNDRED: Technique = {
  id: 'just-under-a-hundred',
  ...words.underAHundred,
  steps({ a, b }) {
    const [first, second] = [sum(100, -a), sum(100, -b)];
    const hundreds = sum(a, -second.value);
    const shifted = product(hundreds.value, 100);
    const rest = product(first.value, second.value);
    return [first, second, hundreds, shifted, rest, sum(shifted.value, rest.value)];
  },
  problems: [multiply(97, 96), multiply(98, 93), multiply(95, 94), multiply(99, 88), multiply(92, 97)],
  game: 'calculator-vs-brain',
};

const TEENS: Technique = {
  id: 'teens',
  ...words.teens,
  steps({ a, b }) {
    const together = sum(a, onesOf(b));
    const shifted = product(together.value, 10);
    const rest = product(onesOf(a), onesOf(b));
    return [together, shifted, rest, sum(shifted.value, rest.value)];
  },
  problems: [multiply(13, 14), multiply(12, 17), multiply(16, 13), multiply(18, 14), multiply(17, 19)],
  game: 'multiplication-table',
};

const MOVE_BOTH: Technique = {
  id: 'move-both',
  ...words.moveBoth,
  steps({ a, b }) {
    const step = roundUp(b) - b;
    const [from, away] = [sum(a, step), sum(b, step)];
    return [from, away, sum(from.value, -away.value)];
  },
  problems: [subtract(83, 49), subtract(74, 38), subtract(152, 97), subtract(231, 86), subtract(640, 298)],
  game: 'math-race',
};

const FROM_A_THOUSAND: Technique = {
  id: 'from-a-thousand',
  ...words.fromAThousand,
  steps({ b }) {
    const [hundreds, tens, ones] = [sum(9, -Math.floor(b / 100)), sum(9, -Math.floor((b % 100) / 10)), sum(10, -onesOf(b))];
    return [hundreds, tens, ones, sum(hundreds.value * 100, tens.value * 10, ones.value)];
  },
  problems: [subtract(1000, 368), subtract(1000, 743), subtract(1000, 259), subtract(1000, 481), subtract(1000, 627)],
  game: 'speed-math',
};

const IN_TWO_STEPS: Technique = {
  id: 'in-two-steps',
  ...words.inTwoSteps,
  steps({ a, b }) {
    const half = quotient(a, 2);
    return [half, quotient(half.value, b / 2)];
  },
  problems: [divide(216, 12), divide(168, 14), divide(288, 18), divide(192, 16), divide(252, 12)],
  game: 'math-race',
};

const BY_TWENTY_FIVE: Technique = {
  id: 'by-twenty-five',
  ...words.byTwentyFive,
  steps({ a }) {
    const fourfold = product(a, 4);
    return [fourfold, quotient(fourfold.value, 100)];
  },
  problems: [divide(675, 25), divide(450, 25), divide(325, 25), divide(850, 25), divide(1175, 25)],
  game: 'speed-math',
};

const FROM_THE_WHOLE: Technique = {
  id: 'from-the-whole',
  ...words.fromTheWhole,
  steps({ a, b }) {
    const missing = percentOf(100 - a, b);
    return [sum(100, -a), missing, sum(b, -missing.value)];
  },
  problems: [percent(95, 80), percent(90, 70), percent(95, 140), percent(90, 250), percent(95, 60)],
  game: 'speed-math',
};

export const TRICKS: readonly TechniqueGroup[] = [
  {
    id: 'products',
    ...words.products,
    techniques: [TIMES_ELEVEN, SQUARE_OF_FIVE, DOUBLE_AND_HALVE, TIMES_TWENTY_FIVE, AROUND_A_TEN, UNDER_A_HUNDRED, TEENS],
  },
  {
    id: 'differences',
    ...words.differences,
    techniques: [MOVE_BOTH, FROM_A_THOUSAND],
  },
  {
    id: 'quotients',
    ...words.quotients,
    techniques: [IN_TWO_STEPS, BY_TWENTY_FIVE, FROM_THE_WHOLE],
  },
];
