import { onesOf, roundDown, roundUp } from './digits.ts';
import { percentOf, product, quotient, sum } from './step.ts';
import { add, divide, multiply, percent, subtract, type Technique, type TechniqueGroup } from './technique.ts';

/** The techniques of /math-tips (spec 2 §2, Static pages). */

const FROM_THE_LEFT: Technique = {
  id: 'from-the-left',
  name: 'Add from the left',
  idea: 'On paper you begin with the ones. In your head begin with the tens: the large part stands at once, and the rest is small.',
  steps({ a, b }) {
    const [tens, ones] = [sum(roundDown(a), roundDown(b)), sum(onesOf(a), onesOf(b))];
    return [tens, ones, sum(tens.value, ones.value)];
  },
  problems: [add(47, 38), add(56, 27), add(64, 19), add(78, 45), add(85, 67)],
};

const ROUND_AND_REPAIR: Technique = {
  id: 'round-and-repair',
  name: 'Round up, then repair',
  idea: 'A number just below a ten wants to be that ten. Add the round one, and take back what was too much.',
  steps({ a, b }) {
    const round = sum(a, roundUp(b));
    return [round, sum(round.value, b - roundUp(b))];
  },
  problems: [add(56, 29), add(34, 48), add(73, 19), add(65, 38), add(247, 99)],
};

const COUNT_UP: Technique = {
  id: 'count-up',
  name: 'Take away by adding',
  idea: 'A difference is a distance. Walk from the smaller number up to the next ten, then on to the larger one, and add the two stretches.',
  steps({ a, b }) {
    const [toTen, onwards] = [roundUp(b) - b, a - roundUp(b)];
    return [sum(roundUp(b), -b), sum(a, -roundUp(b)), sum(toTen, onwards)];
  },
  problems: [subtract(83, 47), subtract(72, 38), subtract(91, 56), subtract(120, 84), subtract(205, 178)],
};

const BREAK_APART: Technique = {
  id: 'break-apart',
  name: 'Break a number apart',
  idea: 'Multiply the tens, multiply the ones, add. Two easy products are lighter than one hard one.',
  steps({ a, b }) {
    const [tens, ones] = [product(roundDown(a), b), product(onesOf(a), b)];
    return [tens, ones, sum(tens.value, ones.value)];
  },
  problems: [multiply(27, 6), multiply(34, 7), multiply(48, 6), multiply(73, 4), multiply(56, 8)],
};

const TIMES_FIVE: Technique = {
  id: 'times-five',
  name: 'Times 5 is half of times 10',
  idea: 'A zero is quickly written and a half quickly taken. For even numbers take the half first: it is the same, and smaller.',
  steps({ a }) {
    const ten = product(a, 10);
    return [ten, quotient(ten.value, 2)];
  },
  problems: [multiply(48, 5), multiply(26, 5), multiply(64, 5), multiply(37, 5), multiply(82, 5)],
};

const TIMES_NINE: Technique = {
  id: 'times-nine',
  name: 'Times 9 is times 10 minus once',
  idea: 'Ten times a number is free. Nine times is one of it less. The same works for 99, from 100, and for 19, from 20.',
  steps({ a }) {
    const ten = product(a, 10);
    return [ten, sum(ten.value, -a)];
  },
  problems: [multiply(34, 9), multiply(26, 9), multiply(57, 9), multiply(43, 9), multiply(68, 9)],
};

const HALVE_TWICE: Technique = {
  id: 'halve-twice',
  name: 'By 4: halve twice',
  idea: 'Halving is the easiest division there is. Twice is by 4, three times is by 8.',
  steps({ a }) {
    const half = quotient(a, 2);
    return [half, quotient(half.value, 2)];
  },
  problems: [divide(132, 4), divide(156, 4), divide(92, 4), divide(268, 4), divide(344, 4)],
};

const BY_FIVE: Technique = {
  id: 'by-five',
  name: 'By 5: double, then drop a zero',
  idea: 'Five goes into a number twice as often as ten does. So double the number and divide by ten.',
  steps({ a }) {
    const double = product(a, 2);
    return [double, quotient(double.value, 10)];
  },
  problems: [divide(235, 5), divide(180, 5), divide(315, 5), divide(465, 5), divide(270, 5)],
};

const SPLIT_OFF: Technique = {
  id: 'split-off',
  name: 'Split off what you know',
  idea: 'Ten times the divisor, or twenty times, is easily found. Take it away and look at what is left.',
  steps({ a, b }) {
    const known = b * roundDown(a / b);
    const [large, small] = [quotient(known, b), quotient(a - known, b)];
    return [sum(known, a - known), large, small, sum(large.value, small.value)];
  },
  problems: [divide(138, 6), divide(112, 7), divide(208, 8), divide(162, 6), divide(324, 9)],
};

const FROM_TEN_PERCENT: Technique = {
  id: 'from-ten-percent',
  name: 'Begin with 10%',
  idea: 'Ten percent is a tenth: the number without its last zero, or with a point before its last digit. All other tens are that, times something.',
  steps({ a, b }) {
    const tenth = percentOf(10, b);
    return [tenth, product(tenth.value, a / 10)];
  },
  problems: [percent(30, 80), percent(20, 140), percent(40, 90), percent(70, 60), percent(60, 250)],
};

const HALF_OF_TEN: Technique = {
  id: 'half-of-ten-percent',
  name: '15% is 10% and half of it',
  idea: 'Five percent is half of ten percent. Add the half, and you have the tip for a bill.',
  steps({ b }) {
    const tenth = percentOf(10, b);
    const half = quotient(tenth.value, 2);
    return [tenth, half, sum(tenth.value, half.value)];
  },
  problems: [percent(15, 60), percent(15, 80), percent(15, 40), percent(15, 120), percent(15, 220)],
};

const TURN_ROUND: Technique = {
  id: 'turn-round',
  name: 'Turn it round',
  idea: 'Some percent of a number is as much as that number of percent of the other. One of the two is often a half or a quarter.',
  steps({ a, b }) {
    const turned = percentOf(b, a);
    return [turned, quotient(a, 100 / b)];
  },
  problems: [percent(16, 25), percent(18, 50), percent(44, 25), percent(36, 50), percent(84, 25)],
};

export const TIPS: readonly TechniqueGroup[] = [
  {
    id: 'addition',
    title: 'Quick addition',
    lead: 'Nothing here needs paper: the numbers are cut where they are easy to hold.',
    techniques: [FROM_THE_LEFT, ROUND_AND_REPAIR, COUNT_UP],
  },
  {
    id: 'multiplication',
    title: 'Fast multiplication',
    lead: 'Make ten of it, or make two easy products of it.',
    techniques: [BREAK_APART, TIMES_FIVE, TIMES_NINE],
  },
  {
    id: 'division',
    title: 'Division shortcuts',
    lead: 'Think in factors: a hard division is often two easy ones.',
    techniques: [HALVE_TWICE, BY_FIVE, SPLIT_OFF],
  },
  {
    id: 'percentages',
    title: 'Percentage tricks',
    lead: 'Percent means hundredths. From 10% everything else is a step away.',
    techniques: [FROM_TEN_PERCENT, HALF_OF_TEN, TURN_ROUND],
  },
];
