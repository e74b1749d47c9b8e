import { amount } from '../../../text/number.ts';

/** What a learned fact is called: "7 × 8", "× 10, from 13 on", "2 digits + 1 digit, with a carry". */

export const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' };

/** Rules outside of the tables, by name. */
export const rules: { readonly [name: string]: string } = {
  'plus-0': 'Plus 0',
  'minus-0': 'Minus 0',
  'minus-itself': 'A number minus itself',
  'times-0': 'Times 0',
  'times-1': 'Times 1',
  'times-10': 'Times 10, from 13 on',
  'divided-by-1': 'Divided by 1',
  'divided-by-itself': 'A number divided by itself',
  'divided-by-10': 'Divided by 10, from 130 on',
};

const digits = (count: string) => (count === '4' ? '4 or more digits' : amount(Number(count), { one: 'digit', other: 'digits' }));

/** Of a form that is named by the digits of one number. */
const ofDigits = (what: string) => (count: string) => `${what}, ${digits(count)}`;

/** Kinds of larger problems: by the first word of their name, a function of the others. */
const kinds: { readonly [kind: string]: (...rest: readonly string[]) => string } = {
  add: (larger = '', smaller = '', carry) => `${digits(larger)} + ${digits(smaller)}${carry === undefined ? '' : ', with a carry'}`,
  subtract: (larger = '', smaller = '', borrow) => `${digits(larger)} − ${digits(smaller)}${borrow === undefined ? '' : ', with a borrow'}`,
  multiply: (larger = '', smaller) => (smaller === undefined ? 'Times 100' : `${digits(larger)} × ${digits(smaller)}`),
  divide: (divisor = '', answer) =>
    answer === undefined ? 'Divided by 100' : `Divided by ${digits(divisor)}, the answer has ${digits(answer)}`,
  percent: (share = '') => `${share}% of a number`,
  fraction: (parts) => (parts === 'one' ? 'One part of a number' : 'Several parts of a number'),
  solveadd: ofDigits('Find x in a sum'),
  solvesubtract: ofDigits('Find x in a difference'),
  solvemultiply: ofDigits('Find x in a product'),
  rectanglearea: ofDigits('Area of a rectangle'),
  rectangleperimeter: ofDigits('Way around a rectangle'),
  circlearea: (count) => `Area of a circle, radius of ${count === '1' ? '1 digit' : '2 or more digits'}`,
  power: (exponent) => (exponent === '2' ? 'Squares' : exponent === '3' ? 'Cubes' : 'Fourth powers'),
};

/** A class of larger problems, by its name in code: "add-2-1-carry". */
export function classOf(name: string): string {
  const [kind = '', ...rest] = name.replace(/^(solve|rectangle|circle)-/, '$1').split('-');
  return kinds[kind]?.(...rest) ?? name;
}
