import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceOfRun } from '../../../../../shared/games/evidence.ts';
import { playedRun } from '../../../../../shared/games/kit/played-run.ts';
import { problemsOf, writeSheet } from '../../../../../shared/games/practice/sheet.ts';
import { LEAST_TIME_TAKEN } from '../../../../../shared/games/practice/v1/score.ts';
import { paperConfig } from '../../../../../shared/games/practice/v3/config.ts';
import { practice, type Mark, type PaperState } from '../../../../../shared/games/practice/v3/rules.ts';
import { GRADE, unpackSession } from '../../../../../shared/memory/entries.ts';
import { mannerOf } from '../../../../../shared/progress/counted/summary.ts';
import { sessionXp } from '../../../../../shared/progress/counted/xp.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, resume, runsOf, tick, type Act } from '../played-run.ts';
import { CLASS_SET, sheets } from './sheets.ts';

type PaperAct = Act<Mark, PaperState>;

const marks: fc.Arbitrary<Mark> = fc.boolean().map((right): Mark => ({ type: 'mark', right }));
const act = (afterMs: number, does: PaperAct['does']): PaperAct => ({ afterMs, does });
const acts = fc.array(
  fc.tuple(fc.nat(90_000), fc.oneof({ weight: 9, arbitrary: marks.map((mark) => () => mark) }, fc.constantFrom(tick, resume))),
  { maxLength: 60 },
);

describeLaws({
  game: practice,
  runs: runsOf(
    practice,
    sheets.map(paperConfig),
    acts.map((list) => list.map(([afterMs, does]) => act(afterMs, does))),
  ),
  moves: marks,
  // Moves of the versions that ask on a screen.
  impossible: fc
    .constantFrom({ type: 'end' }, { type: 'got-it' }, { type: 'answer', value: 12, sent: 'auto' })
    .map((move) => move as never),
  counts: ['answered', 'right'],
  hasAccuracy: false,
  leastTimeTaken: LEAST_TIME_TAKEN,
  untimed: true,
});

/** Any sheet, with any of its problems wrong. */
const marked = sheets.chain((sheet) =>
  fc
    .uniqueArray(fc.nat(sheet.count - 1), { maxLength: sheet.count })
    .map((wrong) => ({ sheet, isRight: Array.from({ length: sheet.count }, (_, i) => !wrong.includes(i)) })),
);

const broughtBack = (sheet: Parameters<typeof paperConfig>[0], isRight: readonly boolean[], afterMs = 0) =>
  playRun(
    practice,
    paperConfig(sheet),
    'any',
    isRight.map((right) => act(afterMs, () => ({ type: 'mark', right }))),
  );

describe('a sheet of paper', () => {
  it('is asked as it was printed, whatever the seed is, and has one text [B1, B2]', () => {
    fc.assert(
      fc.property(sheets, fc.string(), (sheet, text) => {
        const config = paperConfig(sheet);
        expect(practice.start(config, seedFromText(text)).questions).toEqual(problemsOf(sheet));
        for (const plan of [config.plan.toLowerCase(), `${config.plan.slice(0, 4)} ${config.plan.slice(4)}`, `${config.plan}x`, ''])
          if (plan !== config.plan) expect(practice.parseConfig({ ...config, plan })).toEqual({ ok: false, error: { field: 'plan' } });
      }),
    );
    const config = paperConfig(CLASS_SET);
    const refused = (change: object) => practice.parseConfig({ ...config, ...change });
    expect(refused({ maxAnswers: 19 })).toEqual({ ok: false, error: { field: 'maxAnswers' } });
    expect(refused({ target: 90 })).toEqual({ ok: false, error: { field: 'target' } });
    expect(refused({ kind: 'daily' })).toEqual({ ok: false, error: { field: 'kind' } });
  });

  it('is over when each of its problems has a mark, and time decides nothing [B3, B4]', () => {
    fc.assert(
      fc.property(marked, fc.nat(90_000), ({ sheet, isRight }, afterMs) => {
        const { states, last } = broughtBack(sheet, isRight, afterMs);
        expect(states.map((state) => practice.isOver(state))).toEqual([...isRight.map(() => false), true]);
        expect(practice.outcome(last)).toEqual(practice.outcome(broughtBack(sheet, isRight).last));
        expect(practice.answers(last).map(({ right }) => right)).toEqual(isRight);
      }),
    );
  });

  it('is worth 150 points and ten XP at most, whatever was wrong, and seven at least [B5]', () => {
    fc.assert(
      fc.property(marked, ({ sheet, isRight }) => {
        const outcome = practice.outcome(broughtBack(sheet, isRight).last);
        const right = isRight.filter(Boolean).length;
        expect(outcome).toMatchObject({ score: Math.min(50 * right, 150), accuracy: null, timeTaken: 31, course: 'paper' });
        expect(sessionXp(outcome)).toBe(7 + Math.min(right, 3));
      }),
    );
  });

  it('says what was right and what was wrong, and nothing of how quick it was [B6]', () => {
    fc.assert(
      fc.property(marked, ({ sheet, isRight }) => {
        const run = playedRun(practice, broughtBack(sheet, isRight).last);
        expect(run.answerTimes).toEqual([]);
        expect(run.facts()).toMatchObject({ answers: sheet.count, right: isRight.filter(Boolean).length, ms: 0, quickestTenMs: null });
        const entries = unpackSession(evidenceOfRun('practice', run.answers(), mannerOf({}, run)));
        const problems = problemsOf(sheet);
        expect(new Set(entries.map(({ fact }) => fact))).toEqual(new Set(problems.map(({ fact }) => fact)));
        for (const { fact, grade, timed, logTime } of entries) {
          expect({ timed, logTime }).toEqual({ timed: 0, logTime: 0 });
          expect(grade).toBe(isRight[problems.findIndex((problem) => problem.fact === fact)] ? GRADE.good : GRADE.again);
        }
      }),
    );
  });

  it('is as large in a session as its text and a mark a problem', () => {
    const { record } = broughtBack(
      CLASS_SET,
      Array.from({ length: 20 }, (_, i) => i !== 3),
    );
    expect(record.config).toEqual({ kind: 'paper', target: 75, plan: writeSheet(CLASS_SET), maxAnswers: 20 });
    expect(record.log).toBe(`${'=+;'.repeat(3)}=-;${'=+;'.repeat(16)}`);
  });
});
