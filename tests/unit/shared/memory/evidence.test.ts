import { describe, expect, it } from 'vitest';
import { evidenceOf, type FactAnswer } from '../../../../shared/memory/evidence.ts';
import { leftToPractise } from '../../../../shared/memory/left-to-practise.ts';
import { unpackSession } from '../../../../shared/memory/entries.ts';
import { factOf } from '../../../../shared/memory/facts.ts';
import { timeStep } from '../../../../shared/memory/think-time.ts';

const fact = (a: number, b: number): number => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const SEVEN_EIGHTS = fact(7, 8);
/** Of two digits and one: a small class. */
const CLASS = fact(13, 4);
/** Of two digits each: a large one. */
const LARGE = fact(13, 14);

const answer = (one: Partial<FactAnswer> = {}): FactAnswer => ({
  fact: SEVEN_EIGHTS,
  right: true,
  ms: 2000,
  waitMs: 0,
  digits: 2,
  ...one,
});

const UNKNOWN_HAND = { hand: null, timed: true };
/** 500 ms to begin, 300 for the second digit. */
const KNOWN_HAND = { hand: { startMs: 500, digitMs: 300 }, timed: true };
const UNTIMED = { hand: null, timed: false };

const entriesOf = (answers: readonly FactAnswer[], manner: Parameters<typeof evidenceOf>[1] = UNKNOWN_HAND) =>
  unpackSession(evidenceOf(answers, manner));

describe('The evidence of a session', () => {
  // Worked out by hand from learning, section 1.2. Score: 20 · (s + 1), s = ± (1 − τ/d), d = 10, 20 and 30 s.
  it.each([
    ['right, hand unknown, 2 s: good', answer(), UNKNOWN_HAND, { grade: 3, right: 1, timed: 1, score: 36, logTime: timeStep(2000) }],
    ['right, hand unknown, 1.5 s: easy', answer({ ms: 1500 }), UNKNOWN_HAND, { grade: 4, right: 1, timed: 1, score: 37, logTime: 22 }],
    ['right, hand unknown, 6 s: good', answer({ ms: 6000 }), UNKNOWN_HAND, { grade: 3, right: 1, timed: 1, score: 28, logTime: 33 }],
    ['right, hand unknown, 6.001 s: hard', answer({ ms: 6001 }), UNKNOWN_HAND, { grade: 2, right: 1, timed: 1, score: 28, logTime: 33 }],
    ['right, 800 ms of fingers: 1.2 s is easy', answer(), KNOWN_HAND, { grade: 4, right: 1, timed: 1, score: 38, logTime: 20 }],
    ['right, 800 ms of fingers: 4 s is good', answer({ ms: 4800 }), KNOWN_HAND, { grade: 3, right: 1, timed: 1, score: 32, logTime: 30 }],
    [
      'right, 800 ms of fingers: 4.001 s is hard',
      answer({ ms: 4801 }),
      KNOWN_HAND,
      { grade: 2, right: 1, timed: 1, score: 32, logTime: 30 },
    ],
    ['right, one digit', answer({ digits: 1 }), KNOWN_HAND, { grade: 4, right: 1, timed: 1, score: 37, logTime: 22 }],
    ['right, sooner than the fingers', answer({ ms: 300 }), KNOWN_HAND, { grade: 4, right: 1, timed: 1, score: 40, logTime: 3 }],
    [
      'right, after the app waited',
      answer({ ms: 2000, waitMs: 500 }),
      UNKNOWN_HAND,
      { grade: 4, right: 1, timed: 1, score: 37, logTime: 22 },
    ],
    ['right, later than the deadline', answer({ ms: 40_000 }), UNKNOWN_HAND, { grade: 2, right: 1, timed: 1, score: 20, logTime: 48 }],
    ['wrong at once', answer({ right: false, ms: 200 }), UNKNOWN_HAND, { grade: 1, right: 0, timed: 0, score: 0, logTime: 0 }],
    ['wrong after 5 s', answer({ right: false, ms: 5000 }), UNKNOWN_HAND, { grade: 1, right: 0, timed: 0, score: 10, logTime: 0 }],
    ['not known', answer({ right: false, notKnown: true }), UNKNOWN_HAND, { grade: 1, right: 0, timed: 0, score: 20, logTime: 0 }],
    ['right without a clock', answer({ ms: 60_000 }), UNTIMED, { grade: 3, right: 1, timed: 0, score: 32, logTime: 0 }],
    ['wrong without a clock', answer({ right: false }), UNTIMED, { grade: 1, right: 0, timed: 0, score: 8, logTime: 0 }],
    [
      'right, of a question that replaced another',
      answer({ ms: null }),
      UNKNOWN_HAND,
      { grade: 3, right: 1, timed: 0, score: 32, logTime: 0 },
    ],
  ] as const)('%s', (_what, one, manner, entry) => {
    expect(entriesOf([one], manner)).toEqual([{ fact: SEVEN_EIGHTS, answers: 1, ...entry }]);
  });

  it.each([
    ['a small class', CLASS, 3000, 8000, 34],
    ['a large class', LARGE, 6000, 16_000, 29],
  ] as const)('is judged more mildly for %s', (_what, id, easyMs, goodMs, scoreOfGood) => {
    const hand = { hand: { startMs: 0, digitMs: 0 }, timed: true };
    const grades = [easyMs, easyMs + 1, goodMs, goodMs + 1].map((ms) => entriesOf([answer({ fact: id, ms })], hand)[0]?.grade);
    expect(grades).toEqual([4, 3, 3, 2]);
    expect(entriesOf([answer({ fact: id, ms: goodMs })], hand)[0]?.score).toBe(id === CLASS ? 32 : scoreOfGood);
  });

  it('counts a fact again after five others, and grades the first answer alone', () => {
    const others = [fact(2, 3), fact(2, 4), fact(2, 5), fact(2, 6), fact(2, 7)].map((id) => answer({ fact: id }));
    const entry = entriesOf([answer({ right: false, ms: 5000 }), ...others, answer({ ms: 1000 })]).find(
      ({ fact: id }) => id === SEVEN_EIGHTS,
    );
    expect(entry).toEqual({ fact: SEVEN_EIGHTS, grade: 1, answers: 2, right: 1, timed: 1, score: 10 + 38, logTime: timeStep(1000) });
  });

  it('counts each answer of a class, which is asked each time with other numbers', () => {
    expect(entriesOf([answer({ fact: CLASS }), answer({ fact: CLASS }), answer({ fact: CLASS, right: false })])).toMatchObject([
      { answers: 3, right: 2 },
    ]);
  });

  it('leaves out a repeat whose solution was on screen within five answers, and what nobody could have answered so soon', () => {
    const others = [fact(2, 3), fact(2, 4), fact(2, 5), fact(2, 6)].map((id) => answer({ fact: id }));
    expect(entriesOf([answer(), ...others, answer()]).find(({ fact: id }) => id === SEVEN_EIGHTS)?.answers).toBe(1);
    expect(entriesOf([answer({ ms: 149 })])).toEqual([]);
    expect(entriesOf([answer({ ms: 150 })])).toHaveLength(1);
  });

  it('says nothing of what is no fact', () => {
    expect(evidenceOf([answer({ fact: null })], UNKNOWN_HAND)).toBe('');
    expect(evidenceOf([], UNKNOWN_HAND)).toBe('');
  });

  it('takes ten characters a fact, in the order of facts', () => {
    const text = evidenceOf([answer(), answer({ fact: CLASS }), answer({ fact: fact(2, 3) })], UNKNOWN_HAND);
    expect(text).toHaveLength(30);
    expect(unpackSession(text).map(({ fact: id }) => id)).toEqual([fact(2, 3), SEVEN_EIGHTS, CLASS]);
  });

  // 7 × 8 is fact 268 = 4 · 64 + 12, `3B`; wrong at once, then right in a second: grade 1, two answers, one right, one with a time,
  // score 0 + 38, step 18.
  it('is stored in a form that never changes', () => {
    const others = [fact(2, 3), fact(2, 4), fact(2, 5), fact(2, 6), fact(2, 7)].map((id) => answer({ fact: id }));
    const text = evidenceOf([answer({ right: false, ms: 200 }), ...others, answer({ ms: 1000 })], UNKNOWN_HAND);
    expect(text.slice(-10)).toBe('3B0100-a-H');
  });
});

describe('The scale of think times', () => {
  it('is 8 · ln(τ / 100 ms) rounded, from 150 ms on, as far as four minutes', () => {
    for (let ms = 0; ms < 247_131; ms += 13) expect(timeStep(ms), String(ms)).toBe(Math.round(8 * Math.log(Math.max(ms, 150) / 100)));
    expect(timeStep(247_131)).toBe(63);
    expect(timeStep(86_400_000)).toBe(63);
  });
});

describe('What a run leaves to practise', () => {
  const left = (answers: readonly FactAnswer[], manner = UNKNOWN_HAND) => leftToPractise(evidenceOf(answers, manner));
  const SIX_NINES = fact(6, 9);
  const others = [2, 3, 4, 5, 6, 7].map((n) => answer({ fact: fact(n, n) }));

  it('are the facts that were wrong, not known or slow, what was missed at first before what was slow', () => {
    expect(left([])).toEqual([]);
    expect(left([answer(), answer({ fact: SIX_NINES, ms: 6000 })])).toEqual([]);
    expect(
      left([answer({ fact: fact(2, 2), ms: 6001 }), answer({ right: false }), answer({ fact: SIX_NINES, right: false, notKnown: true })]),
    ).toEqual([SIX_NINES, SEVEN_EIGHTS, fact(2, 2)].sort((a, b) => Number(a === fact(2, 2)) - Number(b === fact(2, 2)) || a - b));
  });

  it('has a fact of which a later answer was missed, when its solution was not just seen', () => {
    expect(left([answer(), ...others, answer({ right: false })])).toEqual([SEVEN_EIGHTS]);
    expect(left([answer({ right: false }), ...others, answer()])).toEqual([SEVEN_EIGHTS]);
  });

  it('leaves out larger problems and what no fact is about', () => {
    expect(
      left([answer({ fact: CLASS, right: false }), answer({ fact: LARGE, ms: 60_000 }), answer({ fact: null, right: false })]),
    ).toEqual([]);
  });

  it('calls nothing slow where times mean nothing', () => {
    expect(left([answer({ ms: 60_000 })], UNTIMED)).toEqual([]);
    expect(left([answer({ ms: null })])).toEqual([]);
  });
});
