import fc from 'fast-check';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { dayNumber } from '../../../../shared/day.ts';

/** A finished session, as plain as can be. */
export const session = (id: string, change: Partial<SessionSummary> = {}): SessionSummary => ({
  id,
  game: 'speed-math',
  rules: 1,
  score: 160,
  accuracy: 100,
  timeTaken: 45,
  durationMs: 45_678,
  difficulty: 'medium',
  resumed: false,
  endMs: 1_790_000_000_000,
  utcOffsetMin: 0,
  day: dayNumber(1_790_000_000_000, 0),
  data: {},
  ...change,
});

const HOUR = 3_600_000;

const topicTally = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }), fc.nat({ max: 60_000 }));
/** Facts as rows have them: those of a run, none in a log that does not give them, unknown in an older build's. */
const facts: fc.Arbitrary<SessionSummary['facts']> = fc.oneof(
  fc.constantFrom(undefined, null),
  fc.tuple(
    fc.nat({ max: 30 }),
    fc.nat({ max: 30 }),
    fc.nat({ max: 60_000 }),
    fc.option(fc.nat({ max: 60_000 })),
    fc.dictionary(fc.constantFrom('addition', 'table 7', '__proto__'), topicTally),
  ),
);

/** What the data of sessions say of their set-up, so few that several runs have the same. */
const setUps = fc.record({
  operation: fc.constantFrom('addition', 'division'),
  friendly: fc.constant(true),
  questions: fc.constantFrom(10, 15),
  puzzleSize: fc.constant(3),
});

/** Sets of sessions with different ids, close enough together for streaks, ties and travel to occur. */
export const sessionSets: fc.Arbitrary<SessionSummary[]> = fc
  .array(
    fc.record({
      hour: fc.nat({ max: 24 * 8 }),
      utcOffsetMin: fc.constantFrom(-600, 0, 60, 540),
      score: fc.nat({ max: 400 }),
      accuracy: fc.oneof(fc.option(fc.nat({ max: 100 }), { nil: undefined }), fc.integer({ min: 90, max: 100 })),
      timeTaken: fc.nat({ max: 90 }),
      difficulty: fc.constantFrom('easy', 'medium', 'hard', 'expert'),
      facts,
      resumed: fc.boolean(),
      course: fc.option(fc.constantFrom('fit', 'calm', 'round', 'paper'), { nil: undefined, freq: 4 }),
      unverified: fc.boolean(),
      round: fc.option(fc.constantFrom('00000000', '00000001'), { nil: undefined, freq: 4 }),
      game: fc.constantFrom('speed-math', 'number-puzzle', 'constructor'),
      challenge: fc.option(fc.constantFrom('one', 'two', '__proto__'), { nil: undefined }),
      attempt: fc.option(
        fc.record(
          {
            revision: fc.integer({ min: 1, max: 3 }),
            passed: fc.boolean(),
            xpReward: fc.nat({ max: 500 }),
            day: fc.integer({ min: 20_715, max: 20_730 }),
          },
          { requiredKeys: ['revision', 'passed', 'xpReward'] },
        ),
      ),
      movesCount: fc.option(fc.nat({ max: 90 }), { nil: undefined }),
      durationMs: fc.constantFrom(20_000, 45_678),
      data: fc.oneof(
        fc.constant({}),
        setUps,
        setUps,
        fc.record({ records: fc.dictionary(fc.constantFrom('best_ms', '7/right', '__proto__'), fc.nat({ max: 90_000 })) }),
      ),
    }),
    { maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(({ hour, accuracy, movesCount, challenge, attempt, unverified, course, round, facts: known, ...draft }, i) => {
      const endMs = 1_790_000_000_000 + hour * HOUR;
      const { accuracy: _, ...plain } = session(`s${i}`, { ...draft, endMs, day: dayNumber(endMs, draft.utcOffsetMin) });
      return {
        ...plain,
        ...(accuracy === undefined ? {} : { accuracy }),
        ...(movesCount === undefined ? {} : { movesCount }),
        ...(challenge !== undefined && round === undefined && { challenge, ...(attempt && !unverified && { attempt }) }),
        ...(round !== undefined && { round }),
        ...(unverified ? { unverified } : {}),
        ...(course !== undefined && { course }),
        ...(known === undefined ? {} : { facts: known }),
      };
    }),
  );
