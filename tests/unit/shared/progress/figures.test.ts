import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { sessionsIn } from '../../../../shared/progress/folds/games.ts';
import { figuresOf, NO_FIGURES } from '../../../../shared/progress/figures.ts';
import { foldParts, unionParts, type Parts } from '../../../../shared/progress/parts.ts';
import { view } from '../../../../shared/progress/view.ts';
import { session, sessionSets } from './sessions.ts';

/** A set of sessions in any order, and a cut. */
const shuffled = sessionSets.chain((set) =>
  fc.record({
    set: fc.constant(set),
    list: fc.shuffledSubarray(set, { minLength: set.length }),
    cut: fc.nat({ max: set.length }),
  }),
);

const partsOf = (sessions: readonly SessionSummary[]): Parts => foldParts(sessions.map((one) => ({ session: one })));
const fold = (sessions: readonly SessionSummary[]) => figuresOf(partsOf(sessions));
const together = (...parts: readonly Parts[]) => figuresOf(parts.reduce(unionParts, foldParts([])));

describe('the figures of a set of sessions', () => {
  it('are the same in any order, one by one, all at once, and split between devices (P6)', () => {
    fc.assert(
      fc.property(shuffled, ({ set, list, cut }) => {
        const whole = fold(set);
        expect(fold(list)).toEqual(whole);
        expect(together(...set.map((one) => partsOf([one])))).toEqual(whole);
        expect(together(partsOf(list.slice(0, cut)), partsOf(list.slice(cut)))).toEqual(whole);
      }),
    );
  });

  it('never takes anything away when a session is added', () => {
    fc.assert(
      fc.property(sessionSets, (set) => {
        const [added, ...others] = set;
        if (added === undefined) return;
        const before = fold(others);
        const after = fold([...others, added]);
        const day = added.day;
        expect(view(after, { day }).totalXp).toBeGreaterThanOrEqual(view(before, { day }).totalXp);
        expect(view(after, { day }).level).toBeGreaterThanOrEqual(view(before, { day }).level);
        expect(sessionsIn(after.games)).toBe(sessionsIn(before.games) + 1);
        for (const [game, tally] of Object.entries(before.games)) {
          expect(after.games[game]!.bestScore).toBeGreaterThanOrEqual(tally.bestScore);
        }
        expect(after.days.map(([each]) => each)).toEqual(expect.arrayContaining(before.days.map(([each]) => each)));
      }),
    );
  });

  it('never shortens the streak of a player who stays in one time zone', () => {
    fc.assert(
      fc.property(sessionSets, (travelled) => {
        const [added, ...others] = travelled.map((one) => session(one.id, { endMs: one.endMs, day: Math.floor(one.endMs / 86_400_000) }));
        if (added === undefined) return;
        for (const now of [added.day, added.day + 1, added.day + 3]) {
          expect(view(fold([added, ...others]), { day: now }).streakDays).toBeGreaterThanOrEqual(
            view(fold(others), { day: now }).streakDays,
          );
        }
      }),
    );
  });
});

describe('what the figures say', () => {
  it('counts the tallies of each game; a resumed run counts, but is no best', () => {
    const { games } = fold([
      session('a', { score: 100, accuracy: 60, timeTaken: 50 }),
      session('b', { score: 900, accuracy: 90, timeTaken: 20, resumed: true }),
    ]);
    expect(games).toMatchObject({
      'speed-math': { sessions: 2, scoreSum: 1000, bestScore: 100, accuracySum: 150, accuracyCount: 2, timeSum: 70 },
    });
  });

  it('keeps of what nobody could have played the game, its day and ten XP at most (decision D23)', () => {
    const forged = session('a', {
      unverified: true,
      score: 4_618_050,
      timeTaken: 9_000_000_000_000,
      challenge: 'c1',
      data: { records: { best_ms: 0 } },
    });
    const { days, challenges, games } = fold([forged]);
    expect(challenges).toEqual({});
    expect(days.map(([day]) => day)).toEqual([forged.day]);
    expect(games['speed-math']).toMatchObject({ sessions: 1, xp: 10, bestScore: 0, timeSum: 86_400 });
    expect(games['speed-math']?.records).toEqual({});
  });

  it('gives XP once per challenge, that of the best attempt (decision C2)', () => {
    const attempts = [session('a', { challenge: 'c1', score: 50 }), session('b', { challenge: 'c1', score: 500 })];
    const { totalXp } = view(fold([...attempts, session('c', { score: 0, accuracy: 0 })]), { day: 0 });
    expect(totalXp).toBe(5 + 10 + 10 + (5 + 2));
  });

  it('keeps keys that are names of the prototype', () => {
    const figures = fold([session('a', { game: 'constructor', challenge: '__proto__' }), session('b', { game: 'constructor' })]);
    expect(figures.games['constructor']).toMatchObject({ sessions: 2 });
    expect(Object.keys(figures.challenges)).toEqual(['__proto__']);
  });
});

describe('the view', () => {
  it('of nothing is level 1 without a streak', () => {
    expect(view(NO_FIGURES, { day: 20_000 })).toEqual({
      totalXp: 0,
      level: 1,
      xpIntoLevel: 0,
      streakDays: 0,
      practisedToday: false,
      week: [false, false, false, false, false, false, false],
      sessions: 0,
    });
  });

  it('shows the last seven days, today last', () => {
    const days = [20_000, 19_999, 19_994, 19_993];
    const figures = fold(days.map((day) => session(`d${day}`, { day, endMs: day * 86_400_000 })));
    const { week, practisedToday, streakDays } = view(figures, { day: 20_000 });
    expect(week).toEqual([true, false, false, false, false, true, true]);
    expect({ practisedToday, streakDays }).toEqual({ practisedToday: true, streakDays: 2 });
  });

  it.each([
    [0, 1, 0],
    [999, 1, 999],
    [1000, 2, 0],
    [25_400, 26, 400],
  ])('of %i XP is level %i with %i XP into it (spec 1 §1: floor(total XP / 1000) + 1)', (xp, level, into) => {
    const played = fold([session('a')]).games['speed-math']!;
    expect(view({ ...NO_FIGURES, games: { 'speed-math': { ...played, xp } } }, { day: 0 })).toMatchObject({
      totalXp: xp,
      level,
      xpIntoLevel: into,
    });
  });
});
