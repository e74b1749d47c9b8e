import * as words from '../../words/en/site/math-tips.ts';
import { onesOf, roundDown, roundUp } from './digits.ts';
import { percentOf, product, quotient, sum } from './step.ts';
import { add, divide, multiply, percent, subtract, type Technique, type TechniqueGroup } from './technique.ts';

/** The techniques of /math-tips (spec 2 §2, Static pages). */

const FROM_THE_LEFT: Technique = {
  id: 'from-the-left',
  ...words.fromTheLeft,
  steps({ a, b }) {
    const [tens, ones] = [sum(roundDown(a), roundDown(b)), sum(onesOf(a), onesOf(b))];
    return [tens, ones, sum(tens.value, ones.value)];
  },
  problems: [add(47, 38), add(56, 27), add(64, 19), add(78, 45), add(85, 67)],
};

const ROUND_AND_REPAIR: Technique = {
  id: 'round-and-repair',
  ...words.roundAndRepair,
  steps({ a, b }) {
    const round = sum(a, roundUp(b));
    return [round, sum(round.value, b - roundUp(b))];
  },
  problems: [add(56, 29), add(34, 48), add(73, 19), add(65, 38), add(247, 99)],
};

const COUNT_UP: Technique = {
  id: 'count-up',
  ...words.countUp,
  steps({ a, b }) {
    const [toTen, onwards] = [roundUp(b) - b, a - roundUp(b)];
    return [sum(roundUp(b), -b), sum(a, -roundUp(b)), sum(toTen, onwards)];
  },
  problems: [subtract(83, 47), subtract(72, 38), subtract(91, 56), subtract(120, 84), subtract(205, 178)],
};

const BREAK_APART: Technique = {
  id: 'break-apart',
  ...words.breakApart,
  steps({ a, b }) {
    const [tens, ones] = [product(roundDown(a), b), product(onesOf(a), b)];
    return [tens, ones, sum(tens.value, ones.value)];
  },
  problems: [multiply(27, 6), multiply(34, 7), multiply(48, 6), multiply(73, 4), multiply(56, 8)],
};

const TIMES_FIVE: Technique = {
  id: 'times-five',
  ...words.timesFive,
  steps({ a }) {
    const ten = product(a, 10);
    return [ten, quotient(ten.value, 2)];
  },
  problems: [multiply(48, 5), multiply(26, 5), multiply(64, 5), multiply(37, 5), multiply(82, 5)],
};

const TIMES_NINE: Technique = {
  id: 'times-nine',
  ...words.timesNine,
  steps({ a }) {
    const ten = product(a, 10);
    return [ten, sum(ten.value, -a)];
  },
  problems: [multiply(34, 9), multiply(26, 9), multiply(57, 9), multiply(43, 9), multiply(68, 9)],
};

const HALVE_TWICE: Technique = {
  id: 'halve-twice',
  ...words.halveTwice,
  steps({ a }) {
    const half = quotient(a, 2);
    return [half, quotient(half.value, 2)];
  },
  problems: [divide(132, 4), divide(156, 4), divide(92, 4), divide(268, 4), divide(344, 4)],
};

const BY_FIVE: Technique = {
  id: 'by-five',
  ...words.byFive,
  steps({ a }) {
    const double = product(a, 2);
    return [double, quotient(double.value, 10)];
  },
  problems: [divide(235, 5), divide(180, 5), divide(315, 5), divide(465, 5), divide(270, 5)],
};

const SPLIT_OFF: Technique = {
  id: 'split-off',
  ...words.splitOff,
  steps({ a, b }) {
    const known = b * roundDown(a / b);
    const [large, small] = [quotient(known, b), quotient(a - known, b)];
    return [sum(known, a - known), large, small, sum(large.value, small.value)];
  },
  problems: [divide(138, 6), divide(112, 7), divide(208, 8), divide(162, 6), divide(324, 9)],
};

const FROM_TEN_PERCENT: Technique = {
  id: 'from-ten-percent',
  ...words.fromTenPercent,
  steps({ a, b }) {
    const tenth = percentOf(10, b);
    return [tenth, product(tenth.value, a / 10)];
  },
  problems: [percent(30, 80), percent(20, 140), percent(40, 90), percent(70, 60), percent(60, 250)],
};

const HALF_OF_TEN: Technique = {
  id: 'half-of-ten-percent',
  ...words.halfOfTen,
  steps({ b }) {
    const tenth = percentOf(10, b);
    const half = quotient(tenth.value, 2);
    return [tenth, half, sum(tenth.value, half.value)];
  },
  problems: [percent(15, 60), percent(15, 80), percent(15, 40), percent(15, 120), percent(15, 220)],
};

const TURN_ROUND: Technique = {
  id: 'turn-round',
  ...words.turnRound,
  steps({ a, b }) {
    const turned = percentOf(b, a);
    return [turned, quotient(a, 100 / b)];
  },
  problems: [percent(16, 25), percent(18, 50), percent(44, 25), percent(36, 50), percent(84, 25)],
};

export const TIPS: readonly TechniqueGroup[] = [
  {
    id: 'addition',
    ...words.addition,
    techniques: [FROM_THE_LEFT, ROUND_AND_REPAIR, COUNT_UP],
  },
  {
    id: 'multiplication',
    ...words.multiplication,
    techniques: [BREAK_APART, TIMES_FIVE, TIMES_NINE],
  },
  {
    id: 'division',
    ...words.division,
    techniques: [HALVE_TWICE, BY_FIVE, SPLIT_OFF],
  },
  {
    id: 'percentages',
    ...words.percentages,
    techniques: [FROM_TEN_PERCENT, HALF_OF_TEN, TURN_ROUND],
  },
];
