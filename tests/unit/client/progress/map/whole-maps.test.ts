import { describe, expect, it } from 'vitest';
import { mapData } from '../../../../../client/progress/map/map-data.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';
import { asked, counts, fact, known, memoryAfter, notesOf, product, said, squares, tableOf, type Asked, type Form } from './answered.ts';

/*
 * All 409 squares of whole maps, counted by hand: 78 sums, 144 differences, 66 products, 121 quotients. S of what is said of days is worked out
 * as in histories.test.ts.
 */

/** As many facts of a table as come first in it, each once on a day. */
const some = (form: Form, count: number, day = '1G'): readonly Asked[] =>
  tableOf(form)
    .slice(0, count)
    .flatMap((id) => asked(day, id));

const idOfClass = (name: string): FactId => [...FACTS.values()].find((each) => each.kind === 'class' && each.name === name)?.id ?? -1;

describe('After a placement the map', () => {
  // Ten of each, but four misses in a row end the differences.
  const placed = memoryAfter([...some('add', 10), ...some('multiply', 10), ...some('subtract', 4, '1A'), ...some('divide', 10)]);

  it('says “new” of what was asked, and “guess” of the rest where ten were', () => {
    // 10 + 10 + 4 + 10; 78 − 10 and 66 − 10 and 121 − 10; 144 − 4.
    expect(counts(placed)).toEqual({ new: 34, guess: 235, none: 140 });
    expect(mapData(placed).head).toBe('34 new, 235 guesses, 140 not met.');
  });

  it('claims no more in words: no day is told of a guess, and nothing needs work', () => {
    expect(said(placed, product(12, 12))).toBe('12 × 12: guess.');
    expect(said(placed, fact('subtract', 24, 12))).toBe('24 − 12: not met.');
    expect(notesOf(placed)).toContain('All guesses are from one short look. Your next answers replace them.');
  });

  it('stops to say that it was one look once there is another day, and what is asked is no guess any more', () => {
    const later = memoryAfter([...some('multiply', 10, '2G'), ...asked('0G', product(12, 12))]);
    expect(said(later, product(12, 12))).toMatch(/^12 × 12: new\. Asked on 1 day, right on 1\./);
    expect(counts(later)).toEqual({ new: 11, guess: 55, none: 343 });
    expect(notesOf(later).join()).not.toMatch(/guesses/);
  });
});

describe('Nothing is guessed', () => {
  it('from nine facts of a table', () => {
    expect(counts(memoryAfter(some('multiply', 9)))).toEqual({ new: 9, none: 400 });
  });

  it('from twenty answers to one fact', () => {
    expect(counts(memoryAfter(asked('1G', product(2, 2), { answers: 20, right: 20 })))).toEqual({ new: 1, none: 408 });
  });

  it('from larger problems, which are no squares', () => {
    const memory = memoryAfter(asked('1G', idOfClass('add-2-1'), { answers: 30, right: 25 }));
    expect(squares(memory)).toEqual([]);
    expect(mapData(memory).beyond).toMatchObject([{ answers: 'from 30 answers', share: 1 }]);
  });
});

describe('Without a clock', () => {
  // As “slow” in histories.test.ts, but that no time is known: four days, each first answer right after a search.
  const others = tableOf('multiply').filter((id) => id !== product(7, 8));
  const rest = others.flatMap((id) => asked('3G', id));

  it('nothing is called slow, and the map says why', () => {
    const memory = memoryAfter([...rest, ...asked('9H 7H 5H 2H', product(7, 8), { answers: 2, right: 2 })]);
    expect(known(memory, product(7, 8)).needs).toBeNull();
    expect(counts(memory)).toEqual({ learning: 1, new: 65, none: 343 });
    expect(notesOf(memory)).toEqual(['Lately no right answer was timed, so nothing is called slow.']);
  });

  it('mistakes are told all the same', () => {
    // p₀ = 0.98, as in histories.test.ts. Ten answers, none right: 4.19¹⁰ and 14.5¹⁰, far above 1,100.
    const memory = memoryAfter([...rest, ...asked('9A 7A 5A 3A 1A', product(7, 8), { answers: 2 })]);
    expect(said(memory, product(7, 8))).toBe('7 × 8: needs work, mistakes. Asked on 5 days, right on none. Last: yesterday. Next: today.');
    expect(counts(memory)).toEqual({ 'needs-work': 1, new: 65, none: 343 });
    expect(notesOf(memory)).toHaveLength(1);
  });

  it('is said no more once one right answer was timed, nor where none was right', () => {
    expect(notesOf(memoryAfter([...asked('1G', product(2, 2), { timed: 1, logTime: 20 }), ...asked('1G', product(2, 3))]))).toEqual([]);
    expect(notesOf(memoryAfter(asked('1A')))).toEqual([]);
  });

  it('is said of the last ninety days alone', () => {
    expect(notesOf(memoryAfter(asked('89G')))).toHaveLength(1);
    expect(notesOf(memoryAfter(asked('90G')))).toEqual([]);
  });
});

describe('A device that is heard of late', () => {
  it('changes what a day began with: the earlier first answer counts', () => {
    const phone = asked('9G 6G').concat(asked('0A', product(7, 8), { minute: 540 }));
    expect(squares(memoryAfter(phone))).toEqual([expect.stringMatching(/^7 × 8: learning\. Asked on 3 days, right on 2\. Last: today\./)]);
    const tablet = asked('0G', product(7, 8), { minute: 480 });
    // As “9G 6G 0G”: S 36.14.
    const both = '7 × 8: firm. Asked on 3 days, right on 3. Last: today. Next: Jan 2, 2027.';
    expect(squares(memoryAfter(phone, tablet))).toEqual([both]);
    expect(squares(memoryAfter(tablet, phone))).toEqual([both]);
  });

  it('changes nothing by a later answer of the same day, and at the same minute the lower one counts', () => {
    const phone = asked('9G 6G').concat(asked('0G', product(7, 8), { minute: 540 }));
    const firm = squares(memoryAfter(phone));
    expect(firm[0]).toMatch(/^7 × 8: firm\./);
    expect(squares(memoryAfter(phone, asked('0A', product(7, 8), { minute: 541 })))).toEqual(firm);
    expect(squares(memoryAfter(phone, asked('0A', product(7, 8), { minute: 540 })))[0]).toMatch(/^7 × 8: learning\./);
  });

  it('brings a day between two others, and makes firm what had two', () => {
    expect(squares(memoryAfter(asked('9G 0G')))[0]).toMatch(/^7 × 8: learning\. Asked on 2 days, right on 2\./);
    expect(squares(memoryAfter(asked('9G 0G'), asked('6G')))).toEqual([
      '7 × 8: firm. Asked on 3 days, right on 3. Last: today. Next: Jan 2, 2027.',
    ]);
  });

  it('may be a day ahead of here, on a journey: that is today', () => {
    expect(squares(memoryAfter(asked('-1G')))).toEqual(['7 × 8: new. Asked on 1 day, right on 1. Last: today. Next: Nov 30.']);
  });
});

describe('After a summer', () => {
  const all = (['add', 'subtract', 'multiply', 'divide'] as const).flatMap((form) => tableOf(form));
  const known = all.flatMap((id) => asked('120G 117G 110G 100G', id));

  it('all that was firm is due, thirty first', () => {
    const memory = memoryAfter(known);
    expect(counts(memory)).toEqual({ due: 409 });
    expect(mapData(memory).head).toBe('409 due.');
    expect(mapData(memory).full).toMatchObject({ multiply: 'All 66 firm' });
    expect(notesOf(memory)).toEqual(['Welcome back: 30 first. The others can wait.']);
  });

  it('nobody is welcomed back who was here yesterday, or has no more than thirty to look at', () => {
    expect(notesOf(memoryAfter([...known, ...asked('1G', product(2, 2), { timed: 1, logTime: 20 })]))).toEqual([]);
    const thirty = tableOf('multiply').slice(0, 30);
    expect(notesOf(memoryAfter(thirty.flatMap((id) => asked('120G 117G 110G 100G', id))))).toEqual([]);
  });
});

describe('A mixed map', () => {
  it('says of each square what its own days say, and of all others nothing', () => {
    const memory = memoryAfter([
      ...asked('9G 6G 0G', product(3, 4)),
      ...asked('60G 58G 52G', product(6, 6)),
      ...asked('3G 0G', product(6, 8)),
      ...asked('0A', product(12, 12)),
      ...asked('1G', fact('subtract', 12, 5)),
      ...asked('12H 9H 6H 3H', fact('divide', 56, 8)),
      ...asked('1G', fact('add', 8, 7)),
    ]);
    // All of them are worked out in histories.test.ts.
    expect(squares(memory)).toEqual([
      '7 + 8: new. Asked on 1 day, right on 1. Last: yesterday. Next: tomorrow.',
      '12 − 5: new. Asked on 1 day, right on 1. Last: yesterday. Next: tomorrow.',
      '3 × 4: firm. Asked on 3 days, right on 3. Last: today. Next: Jan 2, 2027.',
      '6 × 6: firm, due. Asked on 3 days, right on 3. Last: Oct 6. Next: today.',
      '6 × 8: learning. Asked on 2 days, right on 2. Last: today. Next: Dec 11.',
      '12 × 12: new. Asked on 1 day, right on none. Last: today. Next: tomorrow.',
      '56 ÷ 8: learning. Asked on 4 days, right on 4. Last: Nov 24. Next: Dec 6.',
    ]);
    expect(mapData(memory).head).toBe('1 firm, 1 due, 2 learning, 3 new, 402 not met.');
    // What is due was firm.
    expect(mapData(memory).full).toEqual({ add: '78 squares', subtract: '144 squares', multiply: '2 of 66 firm', divide: '121 squares' });
  });
});
