import { describe, expect, it } from 'vitest';
import { labelOf, saidOf } from '../../../../../client/games/practice/sitting-text.ts';
import { configAfter, configOf, sittingOf, withNext, type Sitting } from '../../../../../client/games/practice/sitting.ts';
import { ADMISSION } from '../../../../../shared/games/practice/admission.ts';
import type { FactId } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';
import { every, FIRM, memory, times, TODAY } from '../../../shared/games/practice/some-memory.ts';

type Known = Map<FactId, Partial<KnownFact>>;

const sitting = (of: Memory, choices: { readonly [name: string]: string } = {}, facts: readonly FactId[] = [], isRead = true): Sitting =>
  sittingOf(of, (name) => choices[name] ?? null, facts, isRead);

const TIMES = { 'practice.operations': 'multiplication' };
const upTo = (largest: number) =>
  Array.from({ length: largest - 1 }, (_, i) => Array.from({ length: i + 1 }, (_each, j) => times(j + 2, i + 2))).flat();
const firm = (): Known => every(upTo(12), FIRM);

/** All products are firm, but for these. */
const but = (known: Partial<KnownFact>, ...facts: readonly FactId[]): Memory => memory(new Map([...firm(), ...every(facts, known)]));

const DUE: Partial<KnownFact> = { ...FIRM, state: 'due', dueDay: TODAY };
const UNMET: Partial<KnownFact> = { state: 'none', days: 0, lastDay: null, dueDay: null, answers: 0 };
/** Asked on two days, the last of them long enough ago to be asked before it is due. */
const SOON: Partial<KnownFact> = { ...FIRM, state: 'learning', days: 2, lastDay: TODAY - 5 };

describe('The start page says of each state what there is to practise', () => {
  it.each<[string, Sitting, said: string, label: string]>([
    ['a newcomer', sitting(memory()), 'Find out what you know: 40 questions, about 4 minutes. No time limit.', 'Find out'],
    [
      'a newcomer who chose one operation',
      sitting(memory(), TIMES),
      'Find out what you know: 10 questions, about 1 minute. No time limit.',
      'Find out',
    ],
    [
      'what is known cannot be read',
      sitting(memory(), {}, [], false),
      'This device cannot read what you know. Find out again: 40 questions, about 4 minutes.',
      'Find out',
    ],
    ['one is due', sitting(but(DUE, times(7, 8)), TIMES), '1 fact is due. About 1 minute.', 'Practise'],
    ['some are due', sitting(but(DUE, times(7, 8), times(6, 7), times(9, 9)), TIMES), '3 facts are due. About 1 minute.', 'Practise'],
    [
      'some are due, and others are asked before their time',
      sitting(memory(new Map([...firm(), [times(7, 8), DUE], [times(6, 7), SOON], [times(6, 8), SOON]])), TIMES),
      '1 fact is due, 2 to check. About 1 minute.',
      'Practise',
    ],
    ['nothing is due, and some are new', sitting(but(UNMET, times(7, 8)), TIMES), 'Nothing is due. New: 1 fact.', 'Practise'],
    [
      'nothing is due, some are new and others before their time',
      sitting(memory(new Map([...firm(), [times(7, 8), UNMET], [times(6, 7), SOON]])), TIMES),
      'Nothing is due. New: 1 fact, and 1 to check.',
      'Practise',
    ],
    [
      'some are asked before their time alone',
      sitting(but(SOON, times(6, 7), times(6, 8)), TIMES),
      'Nothing is due. 2 facts to check. About 1 minute.',
      'Practise',
    ],
    [
      'all is done for today',
      sitting(but({ ...FIRM, state: 'learning', dueDay: TODAY + 3 }, times(7, 8)), TIMES),
      'You are done for today. Play what you like.',
      'Practise anyway',
    ],
    ['all products are firm', sitting(memory(firm()), TIMES), 'All 45 are firm. 56 ÷ 8 next?', 'Practise anyway'],
    [
      'all products up to 12 are firm',
      sitting(memory(firm()), { ...TIMES, 'practice.largest': '12' }),
      'All 66 are firm. 56 ÷ 8 next?',
      'Practise anyway',
    ],
    [
      'all sums are firm',
      sitting(memory(every(ADMISSION.add, FIRM)), { 'practice.operations': 'addition' }),
      'All 55 are firm. 12 − 5 next?',
      'Practise anyway',
    ],
    ['facts were chosen', sitting(memory(), {}, [times(7, 8), times(6, 7)]), '2 facts to go over.', 'Practise'],
    [
      'no operation is chosen',
      sitting(memory(firm()), { 'practice.operations': 'none' }),
      'All operations are off. Choose one in the settings.',
      'Practise',
    ],
  ])('%s', (_state, now, said, label) => {
    expect([saidOf(now), labelOf(now)]).toEqual([said, label]);
  });

  it('and asks for no next operation that is practised already', () => {
    const both = new Map([...firm(), ...every(ADMISSION.divide, { ...FIRM, state: 'learning' })]);
    const now = sitting(memory(both), { 'practice.operations': 'multiplication,division' });
    expect([now.kind, saidOf(now)]).toEqual(['today', 'You are done for today. Play what you like.']);
  });
});

describe('What begins', () => {
  it('where all is firm is what is known, and the next operation is put to those that are practised', () => {
    const now = sitting(memory(new Map([...firm(), ...every(ADMISSION.add, { ...FIRM, state: 'learning' })])), {
      'practice.operations': 'addition,multiplication',
    });
    expect([configOf(now)?.kind, now.kind === 'firm' && withNext(now)]).toEqual(['daily', 'addition,multiplication,division']);
  });

  it('where what is known cannot be read finds that out, and is practice afterwards', () => {
    const now = sitting(memory(), {}, [], false);
    expect([configOf(now)?.kind, configAfter(now, 'placement')?.kind, configAfter(now, 'placement')?.maxAnswers]).toEqual([
      'placement',
      'daily',
      20,
    ]);
    expect(configOf(sitting(memory(), {}, [times(7, 8)], false))?.kind).toBe('fix-up');
  });
});
