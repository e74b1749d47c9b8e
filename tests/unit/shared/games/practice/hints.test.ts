import { describe, expect, it } from 'vitest';
import { allHints, helpersOf, hintFor, STRATEGIES, type Step } from '../../../../../shared/games/practice/hints.ts';
import { questionOf } from '../../../../../shared/games/practice/v1/question.ts';
import { FACTS, factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { Random } from '../../../../../shared/random.ts';
import { ASKED } from './play.ts';

const SUMS = [...FACTS.values()].filter(({ kind }) => kind === 'sum').map(({ id }) => id);
const isTrue = ({ form, a, b, answer }: Step): boolean =>
  ({ add: a + b, subtract: a - b, multiply: a * b, divide: a / b })[form] === answer;
const random = new Random([1, 2, 3, 4]);
const question = (fact: FactId) => questionOf(fact, random);
const fact = (form: 'add' | 'subtract' | 'multiply' | 'divide', a: number, b: number): FactId => factOf({ form, a, b, c: 0 }) ?? -1;
const text = ({ form, a, b, answer }: Step) => `${a} ${{ add: '+', subtract: '−', multiply: '×', divide: '÷' }[form]} ${b} = ${answer}`;
const told = (id: FactId, ...known: readonly FactId[]) => {
  const { strategy, known: given, steps } = hintFor(question(id), (each) => known.includes(each));
  return [strategy, ...given.map(text), ...steps.map(text)];
};

describe('a hint', () => {
  it('is arithmetically true in every line, for every fact it is offered to', () => {
    for (const id of SUMS) {
      for (const { known, steps } of allHints(id)) {
        for (const step of [...known, ...steps]) expect([id, step, isTrue(step)]).toEqual([id, step, true]);
        expect([id, steps.at(-1)?.answer]).toEqual([id, question(id).answer]);
        // Each line has numbers that are whole and not negative, and none needs the fact itself.
        for (const { a, b, answer } of [...known, ...steps])
          expect([a, b, answer].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
        expect(known.map((step) => factOf({ ...step, c: 0 }))).not.toContain(id);
      }
    }
  });

  it('has for every sum at least the array, which needs nothing known', () => {
    for (const id of SUMS) expect(allHints(id).at(-1)).toMatchObject({ strategy: 'array', known: [] });
    for (const id of ASKED) {
      const asked = question(id);
      expect(hintFor(asked, () => false)).toMatchObject({ known: [], steps: [expect.objectContaining({ answer: asked.answer })] });
    }
  });

  it('uses known facts alone, and is there for every sum whose neighbours are all known, but for the very first ones', () => {
    const without = SUMS.filter((id) => allHints(id)[0]?.strategy === 'array');
    expect(without.every((id) => FACTS.get(id)?.operation === 'add')).toBe(true);
    for (const id of SUMS) {
      const known = new Set(SUMS.filter(() => random.below(2) === 0));
      expect(helpersOf(hintFor(question(id), (each) => known.has(each))).every((each) => known.has(each))).toBe(true);
    }
  });

  it('goes through every strategy that is named', () => {
    const offered = new Set(SUMS.flatMap((id) => allHints(id).map(({ strategy }) => strategy)));
    expect(STRATEGIES.filter((strategy) => !offered.has(strategy))).toEqual(['rule']);
  });

  it.each([
    ['one more six', told(fact('multiply', 6, 7), fact('multiply', 6, 6)), ['from-square', '6 × 6 = 36', '36 + 6 = 42']],
    ['ten less one', told(fact('multiply', 9, 7), fact('multiply', 10, 7)), ['nines', '10 × 7 = 70', '70 − 7 = 63']],
    ['double and double', told(fact('multiply', 4, 8), fact('multiply', 2, 8)), ['double-double', '2 × 8 = 16', '2 × 16 = 32']],
    ['halve and double', told(fact('multiply', 8, 7), fact('multiply', 4, 7)), ['halve-and-double', '4 × 7 = 28', '2 × 28 = 56']],
    ['how many eights', told(fact('divide', 56, 8), fact('multiply', 7, 8)), ['how-many', '7 × 8 = 56', '56 ÷ 8 = 7']],
    ['what is missing', told(fact('subtract', 12, 5), fact('add', 5, 7)), ['missing', '5 + 7 = 12', '12 − 5 = 7']],
    ['through ten', told(fact('subtract', 12, 5), fact('subtract', 10, 3)), ['through-ten', '10 − 3 = 7', '12 − 2 = 10', '10 − 3 = 7']],
    ['a near double', told(fact('add', 6, 7), fact('add', 6, 6)), ['near-double', '6 + 6 = 12', '12 + 1 = 13']],
    ['make ten', told(fact('add', 8, 5), fact('add', 8, 2)), ['make-ten', '8 + 2 = 10', '10 + 3 = 13']],
    ['the array', told(fact('multiply', 3, 7)), ['array', '3 × 7 = 21']],
  ])('is by hand: %s', (_what, said, expected) => {
    expect(said).toEqual(expected);
  });
});
