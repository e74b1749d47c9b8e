import { describe, expect, it } from 'vitest';
import { refusals as shown } from '../../../../client/words/en/admin/challenge-form.ts';
import { refusalOf } from '../../../../shared/challenge/refusal.ts';
import type { ChallengeData, ChallengeRevision } from '../../../../shared/contract/content.ts';
import { sentenceOf } from '../../../../shared/games/challenge-kit/form-check.ts';
import { refusals as sent } from '../../../../server/words/en/challenges.ts';
import { revision, withData } from './revisions.ts';

/** What is refused, in the words of the window and of the server. */
function refused(given: ChallengeRevision) {
  const refusal = refusalOf(given);
  return refusal && { field: refusal.field, messages: [shown, sent].map((words) => sentenceOf(words, refusal)) };
}

const both = (field: string, message: string) => ({ field, messages: [message, message] });

/** A board and limits that can be met: 3 × 3, as every board of this size is solved in 31 moves. */
const SMALL = { puzzle_size: 3, moves_limit: 60 } as const;

describe('a challenge may be saved', () => {
  it('as the form begins, for Speed Math and Math Race (spec 2 §9)', () => {
    expect([refusalOf(revision(1)), refusalOf(revision(2))]).toEqual([undefined, undefined]);
  });

  it('for a small board with moves to spare', () => {
    expect(refusalOf(revision(3, SMALL))).toBeUndefined();
  });
});

type Bounds = readonly [
  what: string,
  change: (value: number) => ChallengeRevision,
  field: string,
  lowest: number,
  highest: number,
  message: string,
];

const BOUNDS: readonly Bounds[] = [
  ['XP reward', (xp) => revision(1, {}, { xp_reward: xp }), 'xp_reward', 50, 500, 'The XP reward must be between 50 and 500'],
  ['bonus XP', (xp) => revision(1, {}, { bonus_xp: xp }), 'bonus_xp', 0, 200, 'The bonus XP must be between 0 and 200'],
  ['time', (s) => revision(1, {}, { time_limit: s }), 'time_limit', 30, 600, 'The time limit in seconds must be between 30 and 600'],
  [
    'time of a puzzle',
    (s) => revision(3, SMALL, { time_limit: s }),
    'time_limit',
    30,
    600,
    'The time limit in seconds must be between 30 and 600',
  ],
  [
    'questions',
    (n) => revision(1, { questions: n, target_score: 50 }),
    'questions',
    5,
    50,
    'The number of questions must be between 5 and 50',
  ],
  ['answers', (n) => revision(2, { target_score: n }), 'target_score', 5, 50, 'The number of correct answers must be between 5 and 50'],
];

describe('the limits of the form (spec 2 §5)', () => {
  it.each(BOUNDS)('%s: both ends are taken, beyond them the challenge is refused', (_, change, field, lowest, highest, message) => {
    expect([refusalOf(change(lowest)), refusalOf(change(highest))]).toEqual([undefined, undefined]);
    expect([refused(change(lowest - 1)), refused(change(highest + 1))]).toEqual([both(field, message), both(field, message)]);
  });

  it.each([
    ['a target below 50', revision(1, { target_score: 49 }), 'target_score', 'The minimum score must be at least 50'],
    [
      'a target of a puzzle below 100',
      revision(3, { ...SMALL, target_score: 99 }),
      'target_score',
      'The target score must be at least 100',
    ],
    ['fewer than 20 moves', revision(3, { puzzle_size: 3, moves_limit: 19 }), 'moves_limit', 'The moves limit must be between 20 and 200'],
    ['more than 200 moves', revision(3, { puzzle_size: 3, moves_limit: 201 }), 'moves_limit', 'The moves limit must be between 20 and 200'],
    ['a blank title', revision(1, {}, { title: ' ' }), 'title', 'Please enter a title'],
    ['a title of which nothing is seen', revision(1, {}, { title: '\u200b\u2800\u202e' }), 'title', 'Please enter a title'],
    ['a start that is no time', revision(1, { start_time: '24:00' }), 'start_time', 'The start must be a time as HH:MM'],
    ['an end that is no time', revision(1, { end_time: '9:00' }), 'end_time', 'The end must be a time as HH:MM'],
    ['a race with a time limit', revision(2, {}, { time_limit: 60 }), 'time_limit', 'A race has no time limit'],
    ['a game that is no challenge', revision(1, {}, { game_id: 7 }), 'game_id', 'This game cannot be a challenge'],
    ['a board of two tiles a side', revision(3, { puzzle_size: 2 }), 'puzzle_size', 'The puzzle size must be between 3 and 5'],
    ['a board of six', revision(3, { puzzle_size: 6 }), 'puzzle_size', 'The puzzle size must be between 3 and 5'],
    ['a mixed race', revision(2, { operation: 'mixed' }), 'operation', 'Please select an operation'],
    ['a topic of "More topics"', revision(1, { operation: 'fractions' }), 'operation', 'Please select an operation'],
    ['what no set-up fits', revision(1, {}, { date: 'today' }), 'date', 'The date must be a day of the calendar, as YYYY-MM-DD'],
  ])('refuse %s', (_, given, field, message) => {
    expect(refused(given)).toEqual(both(field, message));
  });

  it.each<[gameId: 1 | 2 | 3, missing: keyof ChallengeData]>([
    [1, 'start_time'],
    [1, 'end_time'],
    [1, 'operation'],
    [1, 'questions'],
    [1, 'target_score'],
    [2, 'operation'],
    [2, 'target_score'],
    [3, 'puzzle_size'],
    [3, 'moves_limit'],
    [3, 'target_score'],
  ])('for game %i a challenge is written in full, with %s (decision C4)', (gameId, missing) => {
    const whole = revision(gameId);
    const { [missing]: _, ...data } = whole.challenge_data;
    expect(refusalOf(withData(whole, data))?.field).toBe(missing);
  });
});

describe('a target that nobody can reach is refused (decision C3)', () => {
  it('ten points a question and ten for accuracy are the most', () => {
    expect(refusalOf(revision(1, { questions: 10, target_score: 110 }))).toBeUndefined();
    expect(refused(revision(1, { questions: 10, target_score: 111 }))).toEqual(
      both('target_score', 'The questions and the time give a score of at most 110'),
    );
  });

  it('where fewer problems exist than are asked for, these count (G3)', () => {
    const subtractions = (target: number) =>
      refusalOf(revision(1, { operation: 'subtraction', questions: 50, target_score: target }, { difficulty: 'easy', time_limit: 600 }));
    expect([subtractions(220), subtractions(221)?.field]).toEqual([undefined, 'target_score']);
  });

  it('so do fewer answers than questions, where the time is too short for all', () => {
    const quick = (target: number) =>
      refusalOf(revision(1, { operation: 'addition', questions: 50, target_score: target }, { time_limit: 30 }));
    expect([quick(470), quick(471)?.field]).toEqual([undefined, 'target_score']);
  });

  it('a board that needs more moves than are allowed says how many', () => {
    const tight = refused(revision(3, { ...SMALL, moves_limit: 20 }, { id: 'c1' }));
    const needed = Number(/^The shortest known way takes (\d+) moves: allow at least as many$/.exec(tight?.messages[1] ?? '')?.[1]);
    expect([tight?.field, needed > 20]).toEqual(['moves_limit', true]);
    expect(refusalOf(revision(3, { ...SMALL, moves_limit: needed }, { id: 'c1' }))).toBeUndefined();
  });

  it('so is a score that the shortest known way does not give', () => {
    expect(refusalOf(revision(3, { ...SMALL, target_score: 995 }))).toMatchObject({ field: 'target_score' });
  });
});
