import { describe, expect, it } from 'vitest';
import { goalWords, windowText } from '../../../../../client/challenge/goal-words.ts';
import { calendarOf } from '../../../../../client/progress/challenge/calendar.ts';
import { dailyData } from '../../../../../client/progress/challenge/daily-data.ts';
import { dayWithoutChallenge } from '../../../../../client/progress/challenge/day-without-challenge.ts';
import { dateOfDay } from '../../../../../shared/challenge/utc-date.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { revision, withData } from '../../../shared/challenge/revisions.ts';
import { TODAY, todays } from '../../challenge/todays.ts';

const onDay = (day: number, change = {}) => revision(1, {}, { id: `day-${day - TODAY}`, date: dateOfDay(day), ...change });

describe('what a challenge asks, in words', () => {
  it.each([
    [revision(1, { target_score: 150, questions: 15 }), '150 points', ['120\u00a0s', '15']],
    [revision(2, { target_score: 20 }), '20 correct answers', ['None']],
    [revision(3, { target_score: 200, moves_limit: 50, puzzle_size: 4 }), '200 points', ['120\u00a0s', '50', '4 × 4']],
    [withData(revision(3), {}), '200 points', ['120\u00a0s', '50', '4 × 4']],
  ])('%#: %s', (given, target, values) => {
    const words = goalWords(given);
    expect(words?.target).toBe(target);
    expect(words?.terms('on').map(({ value }) => value)).toEqual(values);
  });

  it.each([
    [1, 'Answer up to 15 questions in 120 seconds.', 'Each right answer gives ten points. If most are right, you get up to ten more.'],
    [2, 'Reach the finish with 20 correct answers.', 'A wrong answer costs time and your streak, no more.'],
    [
      3,
      'Put the tiles in order in at most 50 moves and 120 seconds.',
      'Fewer moves and less time make a higher score. There is no hint and no shuffle.',
    ],
  ] as const)('of game %i says how it is played, and what leaving does', (game, ...instructions) => {
    const leaving = 'If you leave the game, your attempt ends. The clock does not stop while you are away.';
    expect(goalWords(revision(game))?.instructions('on')).toEqual([...instructions, leaving]);
  });

  it.each([
    [1, 'Answer up to 15 questions in 600 seconds.', 'Answer up to 15 questions.'],
    [2, 'A wrong answer costs time and your streak, no more.', 'A wrong answer costs your streak, no more.'],
    [
      3,
      'Put the tiles in order in at most 50 moves and 600 seconds.',
      'Put the tiles in order in at most 50 moves.',
      'Fewer moves make a higher score. There is no hint and no shuffle.',
    ],
  ] as const)('of game %i says the time of a longer clock, and nothing of one that is off', (game, longer, ...off) => {
    const by = (clock: Clock) => goalWords(revision(game))?.instructions(clock) ?? [];
    expect(by('x5')).toContain(longer);
    expect(by('off')).toEqual(expect.arrayContaining([...off, 'If you leave the game, your attempt ends.']));
    expect(by('off').join(' ')).not.toMatch(/second|time|clock/);
    const terms = (clock: Clock) => goalWords(revision(game))?.terms(clock) ?? [];
    expect(terms('x5')[0]).toEqual({ term: 'Time limit', value: game === 2 ? 'None' : '600\u00a0s' });
    expect(terms('off')).toEqual(terms('on').slice(1));
  });

  it('names the limits of a game that goes on beyond them (decision C11)', () => {
    const limits = goalWords(revision(3, { moves_limit: 50 }))?.limits;
    expect(limits?.('on')).toBe('The limits are 50 moves and 120 seconds.');
    expect(limits?.('x2')).toBe('The limits are 50 moves and 240 seconds.');
    expect(limits?.('off')).toBe('The limit is 50 moves.');
    for (const game of [1, 2] as const) expect(goalWords(revision(game))).not.toHaveProperty('limits');
  });

  it('is nothing for a game that only a newer build has', () => {
    expect(goalWords(revision(1, {}, { game_id: 12 }))).toBeUndefined();
  });

  it('has its window with UTC, or none (decision C1)', () => {
    expect(windowText(revision(1))).toBe('10:00 to 13:00 UTC');
    expect(windowText(withData(revision(1), {}))).toBeUndefined();
  });
});

describe('the page of the day', () => {
  const card = (...given: Parameters<typeof todays>) => dailyData({ today: todays(...given), attempt: { state: 'none' } }).card;

  it('shows the challenge of its date, a window that is not active, or none', () => {
    expect(card([revision(1)])).toMatchObject({ state: 'active', challenge: { title: 'Sunday sums', xpReward: 100 } });
    expect(card([revision(1, {}, { is_active: false })])).toEqual({ state: 'inactive', window: '10:00 to 13:00 UTC' });
    expect(card([])).toEqual({ state: 'none' });
    expect(dailyData({ today: todays([]), attempt: { state: 'none' } }).date).toBe('Sunday, Nov 22');
  });

  it('is for a newcomer, who has no storage, what it is for a guest who has some and no challenge in it', () => {
    expect(dayWithoutChallenge(todays([]))).toEqual(dailyData({ today: todays([]), attempt: { state: 'none' } }));
  });

  it('shows one that this build cannot play as not active (P10)', () => {
    expect(card([revision(1, {}, { game_id: 12 })])).toMatchObject({ state: 'inactive' });
  });
});

describe('rewards that wait', () => {
  const waiting = (challenges: { readonly [id: string]: readonly [number, number, number, 0 | 1] }) =>
    dailyData({ today: todays([onDay(TODAY - 1), onDay(TODAY - 2), onDay(TODAY)], { challenges }), attempt: { state: 'none' } }).waiting;

  it('are those of earlier days that were passed and not taken, the last day first: midnight takes nothing away', () => {
    expect(
      waiting({ 'day--2': [20, 160, 150, 0], 'day--1': [20, 160, 100, 0], 'day-0': [20, 160, 100, 0], forgotten: [9, 90, 75, 0] }),
    ).toEqual([
      { id: 'day--1', name: 'Sunday sums, Saturday, Nov 21', xpReward: 100 },
      { id: 'day--2', name: 'Sunday sums, Friday, Nov 20', xpReward: 150 },
      { id: 'forgotten', name: 'A challenge of an earlier day', xpReward: 75 },
    ]);
  });

  it('stay when the challenge was deleted, also on its own day (decision C2)', () => {
    const deleted = onDay(TODAY, { revision: 2, is_deleted: true });
    const challenges = { 'day-0': [20, 160, 100, 0] } as const;
    const { card, waiting: left } = dailyData({
      today: todays([onDay(TODAY), deleted], { challenges }),
      attempt: { state: 'none' },
    });
    expect(card).toEqual({ state: 'none' });
    expect(left).toEqual([{ id: 'day-0', name: 'Sunday sums, Sunday, Nov 22', xpReward: 100 }]);
  });

  it('are none that were taken, or not passed', () => {
    expect(waiting({ 'day--2': [20, 160, 150, 1], 'day--1': [20, 40, -1, 0] })).toEqual([]);
  });
});

describe('the month', () => {
  const revisions = [-4, -3, -2, -1, 0, 1].map((days) => onDay(TODAY + days));
  const challenges = { 'day--4': [20, 160, 100, 1], 'day--3': [10, 40, -1, 0], 'day--2': [5, -1, -1, 0] } as const;
  const daysOf = (today: ReturnType<typeof todays>) =>
    calendarOf(today)
      .weeks.flat()
      .flatMap((day) => day ?? []);
  const stateOn = (date: number, today: ReturnType<typeof todays>) => daysOf(today)[date - 1]?.state;

  it('is whole weeks from Monday, with every day once', () => {
    const month = calendarOf(todays([]));
    expect(month.name).toBe('November 2026');
    expect(month.weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(month.weeks[0]?.map((day) => day?.date)).toEqual([...Array.from({ length: 6 }), 1]);
    expect(daysOf(todays([])).map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(daysOf(todays([])).filter(({ isToday }) => isToday)).toMatchObject([{ date: 22 }]);
  });

  it('says of each day what became of its challenge', () => {
    const today = todays(revisions, { challenges });
    expect([18, 19, 20, 21, 22, 23, 17].map((date) => stateOn(date, today))).toEqual([
      'passed',
      'attempted',
      'missed',
      'missed',
      'open',
      'ahead',
      'none',
    ]);
    expect(calendarOf(today).sum).toBe('1 passed, 1 not passed, 2 missed.');
  });

  it('keeps what was passed when its challenge is gone, and blames no guest', () => {
    const deleted = onDay(TODAY - 4, { revision: 2, is_deleted: true });
    expect(stateOn(18, todays([...revisions, deleted], { challenges }))).toBe('passed');
    expect([18, 20, 22].map((date) => stateOn(date, todays(revisions)))).toEqual(['none', 'none', 'open']);
    expect(calendarOf(todays(revisions)).sum).toBe('No challenge attempted this month yet.');
  });
});
