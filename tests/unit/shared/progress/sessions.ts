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

/** Sets of sessions with different ids, close enough together for streaks, ties and travel to occur. */
export const sessionSets: fc.Arbitrary<SessionSummary[]> = fc
  .array(
    fc.record({
      hour: fc.nat({ max: 24 * 8 }),
      utcOffsetMin: fc.constantFrom(-600, 0, 60, 540),
      score: fc.nat({ max: 400 }),
      accuracy: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
      timeTaken: fc.nat({ max: 90 }),
      resumed: fc.boolean(),
      unverified: fc.boolean(),
      game: fc.constantFrom('speed-math', 'number-puzzle', 'constructor'),
      challenge: fc.option(fc.constantFrom('one', 'two', '__proto__'), { nil: undefined }),
      data: fc.oneof(
        fc.constant({}),
        fc.record({ records: fc.dictionary(fc.constantFrom('best_ms', '7/right', '__proto__'), fc.nat({ max: 90_000 })) }),
      ),
    }),
    { maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(({ hour, accuracy, challenge, unverified, ...draft }, i) => {
      const endMs = 1_790_000_000_000 + hour * HOUR;
      const { accuracy: _, ...plain } = session(`s${i}`, { ...draft, endMs, day: dayNumber(endMs, draft.utcOffsetMin) });
      return {
        ...plain,
        ...(accuracy === undefined ? {} : { accuracy }),
        ...(challenge === undefined ? {} : { challenge }),
        ...(unverified ? { unverified } : {}),
      };
    }),
  );
