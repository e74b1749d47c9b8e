import { describe, expect, it } from 'vitest';
import { isAttemptAt, isRecordOf, startDay, withAttempt, type RecordedAttempt } from '../../../../shared/challenge/attempt.ts';
import { challengeSeed, type Challenge } from '../../../../shared/challenge/challenge.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { seedFromText, seedToHex } from '../../../../shared/seed.ts';
import { read, revision, sessionOf } from './revisions.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = Math.floor(NOON / (24 * HOUR));

const recordOf = (challenge: Challenge, change: Partial<RecordedAttempt> = {}): RecordedAttempt => ({
  game: challenge.rules.slug,
  seed: seedToHex(challengeSeed(challenge)),
  config: challenge.goal.config,
  log: '',
  time: { startedMs: NOON, endedMs: NOON + MINUTE },
  ...change,
});

const speedMath = read(revision(1));
const puzzle = read(revision(3));
const isAttempt = (record: Partial<RecordedAttempt>, session: Partial<SessionSummary> = {}, challenge = speedMath) =>
  isAttemptAt(challenge, recordOf(challenge, record), sessionOf(1, { endMs: NOON + MINUTE, ...session }));

describe('a session is an attempt at a challenge', () => {
  it('if it names it, and is of its set-up, its problems and its day (decision C2)', () => {
    expect(isAttempt({})).toBe(true);
  });

  it.each<[string, Partial<RecordedAttempt>, Partial<SessionSummary>]>([
    ['it names another challenge', {}, { challenge: 'challenge-2' }],
    ['nobody could have played it (decision D23)', {}, { unverified: true }],
    ['it was resumed (G22)', {}, { resumed: true }],
    ['it began on another day', {}, { endMs: NOON + 24 * HOUR }],
    ['its problems are its own (decision C4)', { seed: seedToHex(seedFromText('s1')) }, {}],
    ['its set-up is easier', { config: { ...Object(speedMath.goal.config), difficulty: 'single' } }, {}],
    ['its set-up is none', { config: { operation: 'roots' } }, {}],
    ['it is of another game', { game: 'math-race' }, {}],
  ])('and not if %s', (_, record, session) => {
    expect(isAttempt(record, session)).toBe(false);
  });

  it('and not if it is free play, whatever it played', () => {
    const { challenge: _, ...freePlay } = sessionOf(1, { endMs: NOON + MINUTE });
    expect(isAttemptAt(speedMath, recordOf(speedMath), freePlay)).toBe(false);
  });

  it('also if it was left before its end (decision C9)', () => {
    expect([isAttempt({}, { left: 'tried' }), isAttempt({}, { left: 'untried', score: 0 })]).toEqual([true, true]);
  });

  it('of the revision under which it was played: another set-up is another revision’s (decision C2)', () => {
    const edited = read(revision(1, { questions: 20 }, { revision: 2 }));
    expect([isRecordOf(edited, recordOf(edited)), isRecordOf(edited, recordOf(speedMath))]).toEqual([true, false]);
  });

  it('of a puzzle only with the board that all have: a shuffle makes another (decision C9)', () => {
    const withLog = (log: string) => isRecordOf(puzzle, recordOf(puzzle, { log }));
    expect([withLog(''), withLog('5=3;5=4;'), withLog('5=3;5=s;')]).toEqual([true, true, false]);
  });
});

describe('a session as it counts beside its challenge', () => {
  const judged = (session: Partial<SessionSummary>, given = revision(1, { target_score: 100 }, { revision: 3, xp_reward: 250 })) => {
    const challenge = read(given);
    return withAttempt(sessionOf(1, { endMs: NOON + MINUTE, ...session }), recordOf(challenge), challenge);
  };

  it('says by which revision it was judged, whether it passed, what the reward of that revision pays, and the date', () => {
    expect(judged({ score: 100 })).toEqual({
      ...sessionOf(1, { endMs: NOON + MINUTE, score: 100 }),
      attempt: { revision: 3, passed: true, xpReward: 250, day: DAY },
    });
    expect(judged({ score: 99 }).attempt).toEqual({ revision: 3, passed: false, xpReward: 250, day: DAY });
  });

  it('may be calm, by any clock: its set-up is that of the challenge, and its reward the same (decision C14)', () => {
    const challenges = [speedMath, read(revision(2)), puzzle];
    const clocks = ['x2', 'x10', 'off'];
    for (const challenge of challenges)
      for (const clock of clocks)
        expect(isRecordOf(challenge, recordOf(challenge, { config: { ...Object(challenge.goal.config), clock } }))).toBe(true);
    expect(judged({ score: 100, course: 'calm', timeTaken: 9_999 }).attempt).toEqual(judged({ score: 100 }).attempt);
  });

  it('has not passed if it was calm and went on after its date (decision C14)', () => {
    const midnight = (DAY + 1) * 24 * HOUR;
    const endedAt = (endMs: number, course?: 'calm') => {
      const challenge = read(revision(1, { target_score: 100 }));
      const record = recordOf(challenge, { time: { startedMs: NOON, endedMs: endMs } });
      return withAttempt(sessionOf(1, { endMs, score: 100, ...(course && { course }) }), record, challenge).attempt?.passed;
    };
    expect([midnight - 1, midnight + MINUTE - 1, midnight + MINUTE].map((endMs) => endedAt(endMs, 'calm'))).toEqual([true, true, false]);
    expect(endedAt(midnight + HOUR)).toBe(true);
  });

  it('has no bonus in its reward (decision C5)', () => {
    expect(judged({ score: 160 }, revision(1, {}, { xp_reward: 50, bonus_xp: 200 })).attempt?.xpReward).toBe(50);
  });

  it('stays as it is if it is no attempt', () => {
    const late = sessionOf(1, { endMs: NOON + 24 * HOUR });
    expect(withAttempt(late, recordOf(speedMath), speedMath)).toBe(late);
  });
});

describe('the day of a session is that of its start, by UTC (decision C2)', () => {
  const dayAt = (text: string) => Date.parse(`${text}T00:00:00Z`) / (24 * HOUR);
  const at = (text: string) => Date.parse(text);

  it.each([
    ['within the day', '2026-11-22T12:00:00Z', 5 * MINUTE, '2026-11-22'],
    ['into midnight', '2026-11-23T00:00:00Z', MINUTE, '2026-11-22'],
    ['over midnight', '2026-11-23T00:03:00Z', 5 * MINUTE, '2026-11-22'],
    ['from midnight on', '2026-11-23T00:05:00Z', 5 * MINUTE, '2026-11-23'],
    ['found and ended two days later', '2026-11-24T12:00:00Z', 48 * HOUR, '2026-11-22'],
    ['by a clock that says it ended before it began', '2026-11-22T23:30:00Z', -HOUR, '2026-11-22'],
  ])('%s', (_, end, tookMs, date) => {
    const startedMs = 1_000_000_000_000;
    expect(startDay({ startedMs, endedMs: startedMs + tookMs }, at(end))).toBe(dayAt(date));
  });

  it('a device’s wrong clock makes no difference: the effective end counts, and how long it took', () => {
    expect(startDay({ startedMs: 0, endedMs: MINUTE }, NOON)).toBe(startDay({ startedMs: NOON - MINUTE, endedMs: NOON }, NOON));
  });
});
