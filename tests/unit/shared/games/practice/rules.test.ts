import { describe, expect, it } from 'vitest';
import { evidenceOfRun } from '../../../../../shared/games/evidence.ts';
import { questionOf } from '../../../../../shared/games/practice/v1/question.ts';
import { answersIn, practice } from '../../../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import { unpackSession } from '../../../../../shared/memory/entries.ts';
import { factOf, type FactId } from '../../../../../shared/memory/facts.ts';
import { sessionXp } from '../../../../../shared/progress/counted/xp.ts';
import { Random } from '../../../../../shared/random.ts';
import { configOf, planned, playedBy } from './learners.ts';
import { play } from './play.ts';

const product = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const TABLE = [2, 3, 4, 5, 6, 8, 9, 10].map((b, i) => planned(product(7, b), 'firm', 0.8, i));
const config = configOf(TABLE, { maxAnswers: 5 });
const on = (afterMs: number) => ({ afterMs, does: 'on' as const });
const start = (): PracticeState => practice.start(config, [1, 2, 3, 4]);

describe('a question', () => {
  it('of 7 × 8 is 8 × 7 as often [C4]', () => {
    const random = new Random([1, 2, 3, 4]);
    const turned = Array.from({ length: 1000 }, () => questionOf(product(7, 8), random)).filter(({ a }) => a === 8).length;
    expect(Math.abs(turned - 500)).toBeLessThan(60);
  });

  it('of a rule has other numbers each time [C4]', () => {
    const random = new Random([1, 2, 3, 4]);
    const timesTen = factOf({ form: 'multiply', a: 10, b: 40, c: 0 }) ?? -1;
    expect(new Set(Array.from({ length: 50 }, () => questionOf(timesTen, random).answer)).size).toBeGreaterThan(10);
  });
});

describe('a run', () => {
  it('shows a right answer for half a second, and a solution for as long as it is not typed [R1, R3]', () => {
    const right = practice.step(start(), { type: 'answer', value: start().question.answer, sent: 'enter' }, 2000);
    expect([right.phase, practice.dueAt(right)]).toEqual(['right', 2500]);
    expect(practice.step(right, { type: 'tick' }, 2500)).toMatchObject({ phase: 'asked', shownAtMs: 2500 });
    const wrong = practice.step(start(), { type: 'answer', value: start().question.answer + 1, sent: 'enter' }, 2000);
    expect([wrong.phase, practice.dueAt(wrong)]).toEqual(['solution', null]);
    const typed = practice.step(wrong, { type: 'retype', value: wrong.question.answer }, 90_000);
    expect([typed.phase, typed.answers?.idx]).toEqual(['asked', 1]);
  });

  it('ends at its last answer, or when the player ends it: then what was answered counts [R4]', () => {
    const { last } = play(
      config,
      'a',
      Array.from({ length: 10 }, () => on(600)),
    );
    expect([last.overAtMs, answersIn(last).length]).toEqual([3500, 5]);
    const ended = play(config, 'a', [on(600), on(600), { afterMs: 100, does: 'end' }]).last;
    expect([practice.isOver(ended), practice.outcome(ended).sessionData['answered']]).toEqual([true, 2]);
    expect(practice.tried(play(config, 'a', [{ afterMs: 100, does: 'end' }]).last)).toBe(false);
  });

  it('puts a fresh question in place of the one on screen after a break, and tells so of its answer [R5, A1]', () => {
    const before = start();
    const resumed = practice.step(before, { type: 'resume', gapMs: 60_000 }, 4000);
    expect(resumed.question.fact).not.toBe(before.question.fact);
    expect(resumed).toMatchObject({ resumed: true, shownAtMs: 4000, answers: null });
    const answered = practice.step(resumed, { type: 'answer', value: resumed.question.answer, sent: 'enter' }, 5000);
    expect(practice.answers(answered)).toMatchObject([{ after: 'resume', ms: 1000, sent: 'enter', right: true, topic: 'multiplication' }]);
    const one = practice.start(configOf(TABLE.slice(0, 1)), [1, 2, 3, 4]);
    expect(practice.step(one, { type: 'resume', gapMs: 0 }, 100).question.fact).toBe(one.question.fact);
    const wrong = practice.step(before, { type: 'not-known' }, 1000);
    expect(practice.step(wrong, { type: 'resume', gapMs: 0 }, 2000)).toEqual({ ...wrong, resumed: true });
  });

  it('is worth 7 XP and one for each right answer, however short it was; a placement ten at most [R6]', () => {
    const xp = (state: PracticeState) => sessionXp(practice.outcome(state));
    const learner = { answers: () => true };
    expect(practice.outcome(playedBy(learner, config, 'b'))).toMatchObject({
      score: 250,
      accuracy: null,
      timeTaken: 31,
      difficulty: 'medium',
    });
    expect(xp(playedBy(learner, config, 'b'))).toBe(12);
    expect(xp(playedBy(learner, configOf(TABLE, { maxAnswers: 60 }), 'b'))).toBe(67);
    expect(xp(playedBy(learner, configOf(TABLE, { kind: 'placement', maxAnswers: 40 }), 'b'))).toBe(10);
    expect(practice.outcome(playedBy(learner, configOf(TABLE, { maxAnswers: 60 }), 'b'))).toMatchObject({ timeTaken: 120 });
    expect(
      [60, 90].map((target) => practice.outcome(practice.start({ ...config, target: target as 60 }, [1, 2, 3, 4])).difficulty),
    ).toEqual(['hard', 'easy']);
  });
});

describe('the evidence of a run', () => {
  const MANNER = { hand: null, timed: true };
  const entriesOf = (state: PracticeState) => unpackSession(evidenceOfRun('practice', practice.answers(state), MANNER));

  it('has every answer, an unknown one neither for nor against, and nothing of what was typed after a solution [A1, R3]', () => {
    const unknown = practice.step(start(), { type: 'not-known' }, 2000);
    const typed = practice.step(unknown, { type: 'retype', value: unknown.question.answer }, 4000);
    expect(entriesOf(typed)).toMatchObject([{ fact: unknown.question.fact, answers: 1, right: 0, score: 20, grade: 1 }]);
  });

  it('leaves out answers to a new fact whose solution was just shown: what counts of it is the last one [A2]', () => {
    const fact = product(8, 8);
    const state = playedBy({ answers: () => true }, configOf([planned(fact, 'new', 0.3), ...TABLE]), 'c');
    const toIt = practice.answers(state).filter((_, at) => answersIn(state)[at]?.question.fact === fact);
    expect(toIt.map(({ justShown }) => justShown)).toEqual([true, undefined, undefined]);
    expect(entriesOf(state).find((each) => each.fact === fact)).toMatchObject({ answers: 1, right: 1 });
  });
});
