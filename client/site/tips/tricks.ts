import { onesOf, roundDown, roundUp } from './digits.ts';
import { percentOf, product, quotient, sum } from './step.ts';
import { divide, multiply, percent, subtract, type Technique, type TechniqueGroup } from './technique.ts';

/** The techniques of /mental-math-tricks (decision S1). */

const TIMES_ELEVEN: Technique = {
  id: 'times-eleven',
  name: 'Times 11: the sum between the digits',
  idea: 'Pull the two digits apart and write their sum between them. If the sum has two digits, its 1 goes over to the left.',
  why: 'Eleven times a number is ten times it and once more, so its digits meet in the middle.',
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
  name: 'The square of a number that ends in 5',
  idea: 'Multiply the tens by one more than the tens, and write 25 behind it.',
  why: '(10n + 5) × (10n + 5) is 100 × n × (n\u00a0+\u00a01), and 25.',
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
  name: 'Double one, halve the other',
  idea: 'A product stays the same when one side is halved and the other doubled. Look for the pair with a zero in it.',
  steps({ a, b }) {
    const [half, double] = [quotient(a, 2), product(b, 2)];
    return [half, double, product(half.value, double.value)];
  },
  problems: [multiply(16, 35), multiply(14, 45), multiply(18, 15), multiply(12, 55), multiply(24, 35)],
  game: 'speed-math',
};

const TIMES_TWENTY_FIVE: Technique = {
  id: 'times-twenty-five',
  name: 'Times 25: a quarter, then two zeros',
  idea: 'Twenty-five is a quarter of a hundred. So take the quarter of the number, and write two zeros behind it.',
  steps({ a }) {
    const quarter = quotient(a, 4);
    return [quarter, product(quarter.value, 100)];
  },
  problems: [multiply(36, 25), multiply(28, 25), multiply(44, 25), multiply(64, 25), multiply(88, 25)],
  game: 'speed-math',
};

const AROUND_A_TEN: Technique = {
  id: 'around-a-ten',
  name: 'Two neighbours of a ten',
  idea: 'Two numbers as far below a ten as above it: square the ten, and take away the square of the distance.',
  why: '(m − d) × (m + d) is m × m − d × d.',
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
  name: 'Two numbers just under 100',
  idea: 'How far is each from 100? Take the second distance from the first number: these are the hundreds. Then add the product of the distances.',
  why: '(100 − c) × (100 − d) is 100 × (100 − c − d), and c × d.',
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
  name: 'Two numbers between 10 and 20',
  idea: 'Add the ones of the second number to the first, times ten. Then add the product of the ones.',
  why: '(10 + c) × (10 + d) is 10 × (10 + c + d), and c × d.',
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
  name: 'Move both numbers',
  idea: 'A difference stays the same when both numbers move by the same step. Move them until the one that is taken away is round.',
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
  name: 'From 1000: all from 9, the last from 10',
  idea: 'Take each digit from 9, only the last one from 10. Nothing is ever borrowed.',
  why: '1000 is 990 and 10: two nines and a ten.',
  steps({ b }) {
    const [hundreds, tens, ones] = [sum(9, -Math.floor(b / 100)), sum(9, -Math.floor((b % 100) / 10)), sum(10, -onesOf(b))];
    return [hundreds, tens, ones, sum(hundreds.value * 100, tens.value * 10, ones.value)];
  },
  problems: [subtract(1000, 368), subtract(1000, 743), subtract(1000, 259), subtract(1000, 481), subtract(1000, 627)],
  game: 'speed-math',
};

const IN_TWO_STEPS: Technique = {
  id: 'in-two-steps',
  name: 'Divide in two steps',
  idea: 'Twelve is twice six, eighteen twice nine. Take the half first, and a table that you know does the rest.',
  steps({ a, b }) {
    const half = quotient(a, 2);
    return [half, quotient(half.value, b / 2)];
  },
  problems: [divide(216, 12), divide(168, 14), divide(288, 18), divide(192, 16), divide(252, 12)],
  game: 'math-race',
};

const BY_TWENTY_FIVE: Technique = {
  id: 'by-twenty-five',
  name: 'By 25: times 4, without two zeros',
  idea: 'Four times twenty-five is a hundred. So take the number four times, and drop two zeros.',
  steps({ a }) {
    const fourfold = product(a, 4);
    return [fourfold, quotient(fourfold.value, 100)];
  },
  problems: [divide(675, 25), divide(450, 25), divide(325, 25), divide(850, 25), divide(1175, 25)],
  game: 'speed-math',
};

const FROM_THE_WHOLE: Technique = {
  id: 'from-the-whole',
  name: 'Nearly all of it',
  idea: 'For 90% or 95% do not climb: begin with the whole and take away what is missing.',
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
    title: 'Multiply',
    lead: 'Each trick fits some numbers. The art is to see which.',
    techniques: [TIMES_ELEVEN, SQUARE_OF_FIVE, DOUBLE_AND_HALVE, TIMES_TWENTY_FIVE, AROUND_A_TEN, UNDER_A_HUNDRED, TEENS],
  },
  {
    id: 'differences',
    title: 'Take away',
    lead: 'Without borrowing, and without a column.',
    techniques: [MOVE_BOTH, FROM_A_THOUSAND],
  },
  {
    id: 'quotients',
    title: 'Divide, and percent',
    lead: 'Two easy steps instead of a hard one.',
    techniques: [IN_TWO_STEPS, BY_TWENTY_FIVE, FROM_THE_WHOLE],
  },
];
