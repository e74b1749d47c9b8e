import { describe, expect, it } from 'vitest';
import { mapData } from '../../../../../client/progress/map/map-data.ts';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import { asked, fact, memoryAfter, notesOf, product, said, SEVEN_TIMES_EIGHT, squares, type Asked } from './answered.ts';

/**
 * Days on which 7 × 8 was asked, and what the map says of it, reckoned by the rules of learning, section 3: the days and the right ones are
 * counted here; a state follows from their number, the last grade, S and R. S and R are worked out from the published formulas of FSRS-6 by
 * a script of its own (S stands behind each row), and the next day is the last one and S in whole days, one at least and 365 at most.
 */
const HISTORIES: readonly (readonly [history: string, said: string])[] = [
  ['', 'not met.'],
  // One day is new, however it went. S 0.21, 1.29, 2.31, 8.30.
  ['0A', 'new. Asked on 1 day, right on none. Last: today. Next: tomorrow.'],
  ['0H', 'new. Asked on 1 day, right on 1. Last: today. Next: tomorrow.'],
  ['0G', 'new. Asked on 1 day, right on 1. Last: today. Next: Nov 29.'],
  ['0E', 'new. Asked on 1 day, right on 1. Last: today. Next: Dec 5.'],
  ['1G', 'new. Asked on 1 day, right on 1. Last: yesterday. Next: tomorrow.'],
  ['2A', 'new. Asked on 1 day, right on none. Last: Nov 25. Next: today.'],
  ['40E', 'new. Asked on 1 day, right on 1. Last: Oct 18. Next: today.'],
  // Two days are learning: S 13.83; S 70.63 and still too few days; S 4.55.
  ['3G 0G', 'learning. Asked on 2 days, right on 2. Last: today. Next: Dec 11.'],
  ['9E 0E', 'learning. Asked on 2 days, right on 2. Last: today. Next: Feb 6, 2027.'],
  ['1H 0G', 'learning. Asked on 2 days, right on 2. Last: today. Next: Dec 2.'],
  // More days, and S below 21: 20.65, 11.63, 17.79, 0.22, 2.66, 5.08, 0.08.
  ['4G 3G 2G 1G 0G', 'learning. Asked on 5 days, right on 5. Last: today. Next: Dec 18.'],
  ['12H 9H 6H 3H', 'learning. Asked on 4 days, right on 4. Last: Nov 24. Next: Dec 6.'],
  ['12H 9H 6H 3G 0G', 'learning. Asked on 5 days, right on 5. Last: today. Next: Dec 15.'],
  ['20A 18A 15G 10A 1A', 'learning. Asked on 5 days, right on 1. Last: yesterday. Next: today.'],
  ['30G 27G 18G 1A', 'learning. Asked on 4 days, right on 3. Last: yesterday. Next: Nov 29.'],
  ['400E 380E 10A', 'learning. Asked on 3 days, right on 2. Last: Nov 17. Next: today.'],
  ['35E 30A 29A 28A 27A', 'learning. Asked on 5 days, right on 1. Last: Oct 31. Next: today.'],
  // S 76.76 and 184.76, and the last time it took a search.
  ['30G 27G 18G 1H', 'learning. Asked on 4 days, right on 4. Last: yesterday. Next: Feb 11, 2027.'],
  ['90E 70E 30H', 'learning. Asked on 3 days, right on 3. Last: Oct 28. Next: May 1, 2027.'],
  // Firm: S 36.14, 142.27, 24.38, 238.46, 33.13 (after two lapses of five).
  ['9G 6G 0G', 'firm. Asked on 3 days, right on 3. Last: today. Next: Jan 2, 2027.'],
  ['30E 20E 10E', 'firm. Asked on 3 days, right on 3. Last: Nov 17. Next: Apr 8, 2027.'],
  ['12A 11G 9G 5G 0G', 'firm. Asked on 5 days, right on 4. Last: today. Next: Dec 21.'],
  ['90E 70E 30H 5G', 'firm. Asked on 4 days, right on 4. Last: Nov 22. Next: Jul 18, 2027.'],
  ['400E 380E 12A 6G 0E', 'firm. Asked on 5 days, right on 4. Last: today. Next: Dec 30.'],
  // S 1,498 (R 0.97) and 2,861: a year at most.
  ['700E 690E 650E 342E', 'firm. Asked on 4 days, right on 4. Last: Dec 20, 2025. Next: Dec 20.'],
  ['700E 690E 650E 500E 1E', 'firm. Asked on 5 days, right on 5. Last: yesterday. Next: Nov 26, 2027.'],
  // It was firm, and R is 0.88, 0.87, 0.82.
  ['120G 117G 110G 100G', 'firm, due. Asked on 4 days, right on 4. Last: Aug 19. Next: today.'],
  ['60G 58G 52G', 'firm, due. Asked on 3 days, right on 3. Last: Oct 6. Next: today.'],
  ['400E 390E 380E', 'firm, due. Asked on 3 days, right on 3. Last: Nov 12, 2025. Next: today.'],
];

describe('What the map says of a fact', () => {
  it.each(HISTORIES)('asked on the days “%s” is: %s', (history, sentence) => {
    const memory = memoryAfter(asked(history));
    expect(said(memory)).toBe(`7 × 8: ${sentence}`);
    // The other 408 squares say that they were not met.
    expect(squares(memory)).toEqual(history === '' ? [] : [`7 × 8: ${sentence}`]);
  });

  it('is the same of 8 × 7, and says nothing of 56 ÷ 8', () => {
    const memory = memoryAfter(asked('9G 6G 0G', product(8, 7)));
    expect(said(memory)).toMatch(/^7 × 8: firm\./);
    expect(said(memory, fact('divide', 56, 8))).toBe('56 ÷ 8: not met.');
  });
});

/** Nineteen other products of two digits, each asked on one day. There are 55 such products: a claim takes 55 / 0.05 = 1,100. */
const OTHERS = [...FACTS.values()]
  .flatMap((fact) => (fact.kind === 'sum' && fact.operation === 'multiply' ? [fact] : []))
  .filter(({ a, b, id }) => a * b >= 10 && a * b < 100 && id !== SEVEN_TIMES_EIGHT)
  .slice(0, 19);

const others = (more: Partial<Asked> = {}): readonly Asked[] => OTHERS.flatMap(({ id }) => asked('3G', id, more));

/*
 * Reckoned by learning, section 1.6, and decision D27, by a script of its own: what seems worse counts less in what is usual, in rounds. The 19
 * others are right, and 7 × 8 comes to count nothing: p₀ = 0.98, the most that it may be; the alternatives 1.5 and 3 have p₁ = 0.916 and 0.709.
 * No times: the alternatives with both say the same as these.
 */
describe('Something needs work', () => {
  const mistakes = (history: string) => asked(history, SEVEN_TIMES_EIGHT, { answers: 2 });

  it('where mistakes are too many for chance', () => {
    // Ten answers, three right: 0.935³ · 4.19⁷ = 18,500 and 0.724³ · 14.5⁷ = 52,000,000; their sum twice, and 1, in five is 20,800,000.
    const days = mistakes('9A 7A 5A').concat(
      asked('3H', SEVEN_TIMES_EIGHT, { answers: 2, right: 2 }),
      asked('1H', SEVEN_TIMES_EIGHT, { answers: 2, right: 1 }),
    );
    const memory = memoryAfter([...others(), ...days]);
    expect(said(memory)).toBe('7 × 8: needs work, mistakes. Asked on 5 days, right on 2. Last: yesterday. Next: today.');
    expect(memory.facts.filter(({ state }) => state === 'needs-work')).toHaveLength(1);
  });

  it('and not where they may be chance', () => {
    // Six answers, three right: 7 × 8 counts a fiftieth, p₀ = 0.977, and the two alternatives say 56 and 887; twice, and 1, in five is 378.
    const memory = memoryAfter([...others(), ...mistakes('9A').concat(asked('7A 5H 3H 1H'))]);
    expect(said(memory)).toMatch(/^7 × 8: learning\./);
  });

  it('where it is slow, though it is right', () => {
    /*
     * Others on step 25 of the scale (2.15 s), 7 × 8 eight times on step 31 (4.6 s): μ = 25 / 8 + 0.4 / √(19 + 4) = 3.21, each answer is 0.665
     * above; 7 × 8 counts nothing in it. p₀ = 0.98. The alternatives give e^10.9 for slow alone, e^9.8 and e^8.0 for both; a fifth of the sum
     * is 15,600.
     */
    const slow = asked('9H 7H 5H 2H', SEVEN_TIMES_EIGHT, { answers: 2, right: 2, timed: 2, logTime: 62 });
    const memory = memoryAfter([...others({ timed: 1, logTime: 25 }), ...slow]);
    expect(said(memory)).toMatch(/^7 × 8: needs work, slow\. Asked on 4 days, right on 4\. Last: Nov 25\./);
  });

  it('until it was good on two days in a row', () => {
    const before = mistakes('12A 10A 8A 7A 5A');
    expect(said(memoryAfter([...others(), ...before]))).toMatch(/^7 × 8: needs work, mistakes\./);
    expect(said(memoryAfter([...others(), ...before, ...asked('3G')]))).toMatch(/^7 × 8: needs work, mistakes\./);
    expect(said(memoryAfter([...others(), ...before, ...asked('3G 1G')]))).toMatch(/^7 × 8: learning\./);
  });

  it('never after three answers, whatever they were', () => {
    const grades = ['A', 'H', 'G', 'E'];
    for (const first of grades)
      for (const second of grades)
        for (const third of grades)
          for (const fact of [product(7, 8), product(6, 9)]) {
            const memory = memoryAfter([...asked(`3${first} 2${second}`), ...asked(`1${third}`, fact)]);
            expect(memory.facts.filter(({ state }) => state === 'needs-work')).toEqual([]);
          }
  });
});

describe('The head of the map', () => {
  it('counts what was met in an operation, and names what got faster, by name and month', () => {
    // Five answers on step 25 before this month, five on step 18 in it: less by 7 / 8, more than 2 · 0.5 · √(2 / 5).
    const times = (steps: number) => ({ answers: 5, right: 5, timed: 5, logTime: 5 * steps });
    const faster = (a: number, b: number) => [...asked('40G', product(a, b), times(25)), ...asked('5G', product(a, b), times(18))];
    const memory = memoryAfter([...faster(7, 6), ...faster(8, 4), ...asked('37G 10G', product(8, 4))]);
    // 4 × 8 on four days: S is above 21; 6 × 7 on two.
    expect(mapData(memory).head).toMatch(/^Multiplication: 1 firm, 1 learning, 64 /);
    expect(notesOf(memory)).toEqual(['In November you got faster at 4 × 8 and 6 × 7.']);
    // Five days into December most of the thirty days are November's.
    expect(notesOf({ ...memory, today: memory.today + 8 })).toEqual(['In the last 30 days you got faster at 4 × 8 and 6 × 7.']);
  });

  it('says nothing of nothing', () => {
    const memory = memoryAfter([]);
    expect(mapData(memory)).toMatchObject({ head: undefined, notes: [], beyond: [], first: 'multiply' });
    expect(squares(memory)).toEqual([]);
  });
});
