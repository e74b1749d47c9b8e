import { describe, expect, it } from 'vitest';
import { chanceOf, cheapestFact, wantedChance } from '../../../../shared/memory/selection.ts';
import { Random } from '../../../../shared/random.ts';
import { seedFromText } from '../../../../shared/seed.ts';

const lately = (right: number, wrong: number) => [
  ...Array.from({ length: right }, () => true),
  ...Array.from({ length: wrong }, () => false),
];

describe('the chance that is wanted', () => {
  it.each([
    [0.75, 0, 0, 0.75],
    [0.75, 9, 3, 0.75],
    [0.75, 12, 0, 0.6],
    [0.75, 6, 6, 0.9],
    [0.75, 0, 12, 0.97],
    [0.6, 12, 0, 0.4],
  ])('of %d after %i right and %i wrong is %d', (target, right, wrong, wanted) => {
    expect(wantedChance(target, lately(right, wrong))).toBeCloseTo(wanted, 10);
  });
});

describe('the cheapest fact', () => {
  const facts = [
    { fact: 1, chance: 20, order: 0 },
    { fact: 2, chance: 48, order: 3 },
    { fact: 3, chance: 48, order: 2 },
    { fact: 4, chance: 63, order: 0 },
  ];
  const random = () => new Random(seedFromText('a'));
  const from =
    (wanted: number) =>
    ({ chance }: (typeof facts)[number]) =>
      Math.abs(chanceOf(chance) - wanted);

  it('is that with the least cost; of equal ones the first in order', () => {
    expect(cheapestFact(facts, () => true, from(0.75), random())?.fact).toBe(3);
    expect(cheapestFact(facts, ({ fact }) => fact !== 3, from(0.75), random())?.fact).toBe(2);
    expect(cheapestFact(facts, () => true, from(0.99), random())?.fact).toBe(4);
    expect(cheapestFact(facts, () => false, from(0.75), random())).toBeUndefined();
  });

  it('is drawn by the seed where nothing else decides', () => {
    const equal = [5, 6, 7].map((fact) => ({ fact, chance: 40, order: 0 }));
    const one = new Random(seedFromText('b'));
    const drawn = Array.from({ length: 60 }, () => cheapestFact(equal, () => true, from(0.75), one)?.fact);
    expect(new Set(drawn)).toEqual(new Set([5, 6, 7]));
  });
});
