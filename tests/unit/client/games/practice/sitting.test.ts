import { describe, expect, it } from 'vitest';
import { configOf, sittingOf } from '../../../../../client/games/practice/sitting.ts';
import { ADMISSION } from '../../../../../shared/games/practice/admission.ts';
import { parseConfig } from '../../../../../shared/games/practice/v1/config.ts';
import { readPlan } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import type { Memory } from '../../../../../shared/memory/known-fact.ts';
import { every, fact, FIRM, memory, times, TODAY } from '../../../shared/games/practice/some-memory.ts';

/** What was chosen in the settings. */
const chosen =
  (choices: { readonly [name: string]: string } = {}) =>
  (name: string): string | null =>
    choices[name] ?? null;
const sitting = (of: Memory, choices: { readonly [name: string]: string } = {}, facts: readonly number[] = []) =>
  sittingOf(of, chosen(choices), facts);
const planned = (of: ReturnType<typeof sitting>) => readPlan(configOf(of)?.plan ?? '') ?? [];
const operationsIn = (of: ReturnType<typeof sitting>) => new Set(planned(of).map((each) => FACTS.get(each.fact)?.operation));

/** Somebody who knows some products, and has four of them to do today. */
const KNOWN = every(ADMISSION.multiply.slice(0, 20), FIRM);
for (const id of ADMISSION.multiply.slice(0, 4)) KNOWN.set(id, { ...FIRM, state: 'due', dueDay: TODAY });

describe('What can be practised now', () => {
  it('is for whoever has answered fewer than ten questions a placement of ten questions an operation', () => {
    const newcomer = sitting(memory());
    expect(newcomer).toMatchObject({ kind: 'newcomer', questions: 40 });
    expect(configOf(newcomer)).toMatchObject({ kind: 'placement', target: 75, maxAnswers: 40 });
    expect(sitting(memory(new Map([[times(7, 8), { days: 1, answers: 9 }]]))).kind).toBe('newcomer');
    expect(sitting(memory(new Map([[times(7, 8), { days: 1, answers: 10 }]]))).kind).toBe('today');
    const two = sitting(memory(), { 'practice.operations': 'addition,division' });
    expect([two.kind === 'newcomer' && two.questions, operationsIn(two)]).toEqual([20, new Set(['add', 'divide'])]);
  });

  it('is what is due in the operations that were asked, until others are chosen', () => {
    const today = sitting(memory(KNOWN));
    expect(today).toMatchObject({ kind: 'today', due: 4 });
    expect([configOf(today)?.kind, configOf(today)?.maxAnswers, operationsIn(today)]).toEqual(['daily', 150, new Set(['multiply'])]);
    expect(operationsIn(sitting(memory(KNOWN), { 'practice.operations': 'addition' }))).toEqual(new Set(['add']));
  });

  it('is nothing once all operations are off, whatever is due', () => {
    const nothing = sitting(memory(KNOWN), { 'practice.operations': 'none' });
    expect([nothing.kind, configOf(nothing)]).toEqual(['nothing', null]);
    expect(sitting(memory(), { 'practice.operations': 'none' }).kind).toBe('nothing');
  });

  it('is what a link asks for before all else: a fix-up of up to four facts, a sitting with more', () => {
    const few = sitting(memory(), { 'practice.operations': 'none' }, [258]);
    expect(few).toMatchObject({ kind: 'chosen', facts: [258] });
    expect(configOf(few)).toMatchObject({ kind: 'fix-up', maxAnswers: 18 });
    expect(planned(few).map((each) => each.fact)).toContain(258);
    const five = ADMISSION.multiply.slice(10, 15);
    const more = sitting(memory(KNOWN), {}, five);
    expect(configOf(more)?.kind).toBe('daily');
    expect(planned(more).flatMap(({ fact: id, standing }) => (standing === 'due' ? [id] : []))).toEqual(five);
  });

  it('follows the size of the numbers and how hard it is to be', () => {
    const large = (choices: { readonly [name: string]: string }) =>
      planned(sitting(memory(), { 'practice.operations': 'multiplication', ...choices })).some((each) => {
        const it = FACTS.get(each.fact);
        return it?.kind === 'sum' && it.b > 10;
      });
    expect([large({}), large({ 'practice.largest': '10' }), large({ 'practice.largest': '12' })]).toEqual([false, false, true]);
    const target = (value: string) => configOf(sitting(memory(KNOWN), { 'practice.target': value }))?.target;
    expect([target('60'), target('90'), target('17'), target('')]).toEqual([60, 90, 75, 75]);
  });

  it('shows four new facts a day at most, less those that were met today', () => {
    const met = (count: number) => {
      const first = every(ADMISSION.multiply.slice(0, 12), FIRM);
      for (const id of ADMISSION.multiply.slice(0, count)) first.set(id, { ...FIRM, state: 'new', days: 1, lastDay: TODAY });
      return planned(sitting(memory(first))).filter(({ standing }) => standing === 'new').length;
    };
    expect([met(0), met(1), met(4), met(6)]).toEqual([4, 3, 0, 0]);
  });

  it('has a shorter sitting for two more minutes', () => {
    expect(configOf(sitting(memory(KNOWN)), 20)?.maxAnswers).toBe(20);
  });

  it('always begins with what the rules take', () => {
    const memories = [memory(), memory(KNOWN), memory(every([...FACTS.keys()], FIRM)), memory(new Map(), 0.9), memory(new Map(), 0.05)];
    for (const each of memories) {
      for (const operations of ['addition', 'subtraction', 'multiplication', 'division', 'addition,division']) {
        const config = configOf(sitting(each, { 'practice.operations': operations }));
        expect(config).not.toBeNull();
        expect(parseConfig(config)).toEqual({ ok: true, value: config });
      }
      for (const facts of [[times(2, 2)], [fact('divide', 56, 8), 409], ADMISSION.add]) {
        const config = configOf(sitting(each, {}, facts));
        expect(parseConfig(config)).toEqual({ ok: true, value: config });
      }
    }
  });
});
