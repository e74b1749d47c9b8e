import { describe, expect, it } from 'vitest';
import { hintText } from '../../../../../client/words/en/practice/hints.ts';
import { allHints, hintFor, type Hint } from '../../../../../shared/games/practice/hints.ts';
import { questionOf, type Question } from '../../../../../shared/games/practice/v1/question.ts';
import { FACTS, factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { Random } from '../../../../../shared/random.ts';

const RESULTS: { readonly [sign: string]: (a: number, b: number) => number } = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

const EQUATION = /(\d+) ([+−×÷]) (\d+) = (\d+)/g;

interface Equation {
  readonly result: number;
  readonly isTrue: boolean;
}

/** The equations of a text, read back from its words. */
const equationsIn = (text: string): readonly Equation[] =>
  [...text.matchAll(EQUATION)].map(([, a, sign = '', b, result]) => ({
    result: Number(result),
    isTrue: RESULTS[sign]?.(Number(a), Number(b)) === Number(result),
  }));

/** The number that a step in words leads to, from those that are said to be known. Undefined for a sentence that is no such step. */
function saidResult(sentence: string, known: readonly number[]): number | undefined {
  const [last = NaN] = known.slice(-1);
  const numbers = [...sentence.matchAll(/\d+/g)].map(Number);
  const [a = NaN, b = NaN] = numbers;
  if (/^One \d+ more: /.test(sentence)) return last + a;
  if (/^One \d+ less: /.test(sentence)) return last - a;
  if (sentence.startsWith('One more: ')) return last + 1;
  if (sentence.startsWith('Two more: ')) return last + 2;
  if (sentence.startsWith('One less: ')) return last - 1;
  if (sentence.startsWith('Double it: ')) return 2 * last;
  if (sentence.startsWith('Half of it: ')) return last / 2;
  if (sentence.startsWith('Together: ')) return known.reduce((sum, each) => sum + each, 0);
  if (/^\d+ tens: /.test(sentence)) return 10 * a;
  if (/^\d+ and \d+ together: /.test(sentence)) return a + b;
  if (/^\d+ without \d+ leaves /.test(sentence)) return a - b;
  if (/^\d+ rows of \d+: /.test(sentence)) return a * b;
  return /^\d+ in groups of \d+: \d+ groups\.$/.test(sentence) ? a / b : undefined;
}

/** Expects a hint's text to be true in each sentence, and to end with the answer. */
function expectTrue(hint: Hint, answer: number): void {
  const text = hintText(hint);
  const [, knownText = '', rest = ''] = /^(You know .*?\. )?(.*)$/.exec(text) ?? [];
  const equations = equationsIn(text);
  expect([text, equations.every(({ isTrue }) => isTrue)]).toEqual([text, true]);
  const known = equationsIn(knownText).map(({ result }) => result);
  expect([text, known.length]).toEqual([text, hint.known.length]);
  const said = Number([...text.matchAll(/\d+/g)].at(-1)?.[0]);
  const isDivision = rest.endsWith(' groups.');
  expect([text, isDivision ? Number(/(\d+) groups\.$/.exec(rest)?.[1]) : said]).toEqual([text, answer]);
  // A last sentence without an equation tells a step, which has to lead there.
  if (equationsIn(rest).length === 0) expect([text, saidResult(rest, known)]).toEqual([text, answer]);
}

const random = new Random([5, 6, 7, 8]);

/** A question often enough that both orders are there, where it has two. */
const bothOrders = (fact: FactId): readonly Question[] => Array.from({ length: 20 }, () => questionOf(fact, random));

const SUMS = [...FACTS.values()].filter(({ kind }) => kind === 'sum');
const RULES = [...FACTS.values()].filter(({ kind }) => kind === 'rule');

/** The fact of "7 × 8". */
const product = (text: string): FactId => {
  const [a = 0, b = 0] = text.split(' × ').map(Number);
  return factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
};

/** What the sentence of a rule says of any numbers; undefined for one that this test does not know. */
function saysOf(text: string, { a, b }: Question): number | undefined {
  const other = (one: number): number => (a === one ? b : a);
  const isThere = (one: number): boolean => a === one || b === one;
  switch (text) {
    case 'Plus 0 changes nothing.':
      return isThere(0) ? other(0) : undefined;
    case 'Minus 0 changes nothing.':
    case 'Divided by 1 it stays the same.':
      return b === (text.startsWith('Minus') ? 0 : 1) ? a : undefined;
    case 'A number minus itself is 0.':
      return a === b ? 0 : undefined;
    case 'Times 0 is always 0.':
      return isThere(0) ? 0 : undefined;
    case 'Times 1 changes nothing.':
      return isThere(1) ? other(1) : undefined;
    case 'Times 10: put a 0 behind it.':
      return isThere(10) ? Number(`${other(10)}0`) : undefined;
    case 'A number divided by itself is 1.':
      return a === b ? 1 : undefined;
    case 'Divided by 10: one 0 less.':
      return b === 10 ? Number(String(a).replace(/0$/, '')) : undefined;
    default:
      return undefined;
  }
}

describe('The line of strategy', () => {
  it('is true in each sentence and ends with the answer, for every way to every sum', () => {
    for (const { id } of SUMS) {
      const { answer } = questionOf(id, random);
      for (const hint of allHints(id)) expectTrue(hint, answer);
    }
  });

  it('is true for every sum of which no helper is known, in whichever order it is asked', () => {
    for (const { id } of SUMS)
      for (const question of bothOrders(id))
        expectTrue(
          hintFor(question, () => false),
          question.answer,
        );
  });

  it('says of a rule what is true of the numbers on screen, in whichever order they are', () => {
    for (const { id } of RULES) {
      for (const question of bothOrders(id)) {
        const text = hintText(hintFor(question, () => true));
        expect([question, text, saysOf(text, question)]).toEqual([question, text, question.answer]);
      }
    }
  });

  it.each([
    ['6 × 7 from 6 × 6', 6, 7, ['6 × 6'], 'You know 6 × 6 = 36. One 6 more: 42.'],
    ['7 × 9 from 7 × 10', 7, 9, ['7 × 10'], 'You know 10 × 7 = 70. One 7 less: 63.'],
    ['7 × 12 from both parts', 7, 12, ['7 × 10', '2 × 7'], 'You know 10 × 7 = 70 and 2 × 7 = 14. Together: 84.'],
    ['10 × 12', 10, 12, [], '12 tens: 120.'],
  ])('reads by hand: %s', (_what, a, b, helpers, expected) => {
    const known = new Set(helpers.map(product));
    const question = { ...questionOf(product(`${a} × ${b}`), random), a, b };
    expect(hintText(hintFor(question, (each) => known.has(each)))).toBe(expected);
  });
});
