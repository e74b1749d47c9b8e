import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import { pastGameData, whyNoAnswers } from '../../../../../client/progress/history/past-game-data.ts';
import type { ShownSession } from '../../../../../client/storage/player-store.ts';

const DAY = 20_000;

const GAME: SessionSummary = {
  id: 'a',
  game: 'speed-math',
  rules: 1,
  score: 1_178,
  accuracy: 73,
  timeTaken: 41,
  durationMs: 41_000,
  difficulty: 'easy',
  resumed: false,
  endMs: 0,
  utcOffsetMin: 0,
  day: DAY,
  data: { operation: 'mixed', friendly: false, timeLimit: 60, questions: 15, answered: 15, correct: 11 },
  facts: [15, 11, 16_500, null, { addition: [5, 5, 5_000], division: [5, 2, 6_500], subtraction: [5, 4, 5_000] }],
};

const of = (game: Partial<SessionSummary> = {}, more: Partial<ShownSession> = {}) =>
  pastGameData({ id: 'a', contained: 0, beforeReset: false, ...more, summary: { ...GAME, ...game } }, DAY);

const table = (mode: string, played: number | 'mixed', by: NonNullable<SessionSummary['facts']>[4]) =>
  of({ game: 'multiplication-table', data: { mode, table: played, answered: 9 }, facts: [9, 6, 9_000, null, by] });

describe('the page of a played game', () => {
  it('has the figures of its summary, and no more', () => {
    expect(of().figures.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Score: 1,178',
      'Accuracy: 73%',
      'Right: 11 of 15',
      'Time: 41\u00a0s',
      'An answer: 1.1\u00a0s',
    ]);
    expect(
      of({ game: 'number-puzzle', accuracy: undefined as never, movesCount: 42, facts: null }).figures.map(({ name }) => name),
    ).toEqual(['Score', 'Time', 'Moves']);
  });

  it('says what was played, when, and in what way', () => {
    const { gameName, setup, when } = of({ day: DAY - 2, resumed: true });
    expect([gameName, setup, when]).toEqual(['Speed Math', 'Mixed, Easy, 15 questions', 'Oct 2, 2024, resumed']);
    expect([of().when, of({ day: DAY - 1, data: { hinted: true } }).when]).toEqual(['Today', 'Yesterday, solved with hints']);
  });

  it('leads to its own set-up, whole', () => {
    const setup = { operation: 'mixed', friendly: false, timeLimit: 60, questions: 15, difficulty: 'single' };
    expect(of().again).toEqual({ to: '/games/speed-math', search: setup });
    expect(of({ game: 'of-tomorrow' }).again).toBeUndefined();
  });

  it('offers what was missed, the most first, in the rest of its set-up', () => {
    expect(of().missed.map(({ topic, count, practice }) => [topic, count, practice.search])).toEqual([
      ['Division', 3, { operation: 'division', friendly: false, timeLimit: 60, questions: 15, difficulty: 'single' }],
      ['Subtraction', 1, { operation: 'subtraction', friendly: false, timeLimit: 60, questions: 15, difficulty: 'single' }],
    ]);
    expect(
      table('speed_drill', 'mixed', { 'table 7': [3, 1, 3_000], 'table 8': [6, 5, 6_000] }).missed.map(({ practice }) => practice),
    ).toEqual([
      { to: '/games/multiplication-table', search: { mode: 'speed_drill', table: 7 } },
      { to: '/games/multiplication-table', search: { mode: 'speed_drill', table: 8 } },
    ]);
  });

  it.each([
    ['all was right', of({ facts: [5, 5, 5_000, null, { addition: [5, 5, 5_000] }] })],
    ['nothing else was asked', table('practice', 7, { 'table 7': [9, 6, 9_000] })],
    ['the game cannot ask it alone', table('practice', 'mixed', { 'tables above 20': [9, 6, 9_000] })],
    ['nothing is known of its answers', of({ facts: null })],
    ['the game has no topics', of({ game: 'number-sequence', facts: [3, 1, 9_000, null, {}] })],
    ['this build does not know the game', of({ game: 'of-tomorrow' })],
  ])('offers nothing that was missed where %s', (_where, data) => {
    expect(data.missed).toEqual([]);
  });

  it('says what became of it', () => {
    expect(of().notes).toEqual([]);
    const attempt = { revision: 1, passed: true, xpReward: 50 };
    expect(of({ attempt }, { beforeReset: true, rejected: true }).notes).toEqual([
      'It was played before the reset, so it does not count any more.',
      'The server could not accept it, so it does not count. You find the reason in the settings.',
      'A daily challenge: passed.',
    ]);
  });

  it('says why its answers are not there', () => {
    expect(whyNoAnswers({ isOwn: false })).toContain('another device');
    expect(whyNoAnswers({ isOwn: true })).toContain('To save room');
  });
});
