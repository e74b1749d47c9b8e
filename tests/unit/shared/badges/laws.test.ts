import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEarned } from '../../../../shared/badges/badge.ts';
import { BADGES } from '../../../../shared/badges/catalogue/catalogue.ts';
import { readFigure, readLeastMs, type BadgeFigures, type GrowingFigure, type LeastTime } from '../../../../shared/badges/figures.ts';
import { progressTo } from '../../../../shared/badges/progress.ts';
import { CATALOGUE, isPlayable } from '../../../../shared/games/catalogue.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { sessionSets } from '../progress/sessions.ts';
import { figuresFrom } from './histories.ts';

const badges = [...BADGES.values()];
const criteria = badges.flatMap((badge) => badge.criteria);
const growing = criteria.filter((of): of is Extract<typeof of, GrowingFigure> => 'figure' in of);
const times = criteria.filter((of): of is Extract<typeof of, LeastTime> => 'time' in of);

const game = fc.constantFrom(...CATALOGUE.filter(isPlayable).map(({ slug }) => slug));
const recordNames = criteria.flatMap((of) => ('record' in of ? [of.record] : []));
const topicNames = growing.flatMap((of) => ('topic' in of ? [of.topic] : []));

/** Sessions of all games, with the records and topics that badges read; their figures are about as large as badges ask for. */
const histories: fc.Arbitrary<SessionSummary[]> = sessionSets.chain((sessions) =>
  fc
    .array(
      fc.record({
        game,
        records: fc.dictionary(fc.constantFrom(...recordNames), fc.nat({ max: 30 }), { maxKeys: 12 }),
        topics: fc.dictionary(fc.constantFrom(...topicNames), fc.nat({ max: 120 }), { maxKeys: 8 }),
        answers: fc.nat({ max: 200 }),
        quickestTenMs: fc.option(fc.nat({ max: 60_000 })),
        accuracy: fc.constantFrom(80, 90, 99, 100),
      }),
      { minLength: sessions.length, maxLength: sessions.length },
    )
    .map((changes) =>
      changes.map(({ records, topics, answers, quickestTenMs, ...change }, i) => ({
        ...(sessions[i] as SessionSummary),
        ...change,
        data: { records },
        facts: [
          answers,
          answers,
          answers * 1_000,
          quickestTenMs,
          Object.fromEntries(Object.entries(topics).map(([topic, right]) => [topic, [right, right, 0] as [number, number, number]])),
        ],
      })),
    ),
);

const figuresOfSessions = (sessions: readonly SessionSummary[]): BadgeFigures => figuresFrom(sessions.map((one) => ({ session: one })));
/** All that badges read, with times turned round: none of it may ever fall. */
const read = (figures: BadgeFigures): readonly number[] => [
  ...growing.map((of) => readFigure(of, figures)),
  ...times.map((of) => -(readLeastMs(of, figures) ?? Infinity)),
];

describe('badges', () => {
  it('are never lost by playing on: no figure that they read falls when sessions are added (decision D5)', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (sessions, cut) => {
        const some = figuresOfSessions(sessions.slice(0, cut % (sessions.length + 1)));
        const all = figuresOfSessions(sessions);
        const [before, after] = [read(some), read(all)];
        expect(after.filter((value, i) => value < (before[i] as number))).toEqual([]);
        for (const badge of badges) expect(progressTo(badge, all).have).toBeGreaterThanOrEqual(progressTo(badge, some).have);
        expect(badges.filter((badge) => isEarned(badge, some) && !isEarned(badge, all))).toEqual([]);
      }),
    );
  });

  it('are earned exactly when their progress is full', () => {
    let earned = 0;
    fc.assert(
      fc.property(histories, (sessions) => {
        const figures = figuresOfSessions(sessions);
        for (const badge of badges) {
          const { have, need } = progressTo(badge, figures);
          expect(have >= need).toBe(isEarned(badge, figures));
          if (have >= need) earned++;
        }
      }),
    );
    expect(earned).toBeGreaterThan(0);
  });

  it('are fed by no session that nobody could have played, but for its day and its few XP (decision D23)', () => {
    const fed = growing.filter(({ figure }) => !['level', 'longestStreak', 'practisedDays'].includes(figure));
    fc.assert(
      fc.property(histories, (sessions) => {
        const all = figuresOfSessions(sessions);
        const verified = figuresOfSessions(sessions.filter(({ unverified }) => !unverified));
        expect(fed.map((of) => readFigure(of, all))).toEqual(fed.map((of) => readFigure(of, verified)));
        expect(times.map((of) => readLeastMs(of, all))).toEqual(times.map((of) => readLeastMs(of, verified)));
      }),
    );
  });
});
