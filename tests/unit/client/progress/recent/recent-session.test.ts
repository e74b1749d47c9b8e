import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import { CATALOGUE, isPlayable } from '../../../../../shared/games/catalogue.ts';
import { LEVELS } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { MODES } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { DIFFICULTIES as BOARDS } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { DIFFICULTIES, MORE_TOPICS, OPERATIONS } from '../../../../../shared/games/speed-math/v1/config.ts';
import { recentSession } from '../../../../../client/progress/recent/recent-session.ts';
import { sizeLabel } from '../../../../../client/games/number-puzzle/labels.ts';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from '../../../../../client/games/speed-math/labels.ts';
import { setupLabel } from '../../../../../client/games/multiplication-table/labels.ts';
import { played as calculator } from '../../../../../client/words/en/calculator-vs-brain/played.ts';
import { levels } from '../../../../../client/words/en/calculator-vs-brain/setup.ts';
import { played as table } from '../../../../../client/words/en/multiplication-table/played.ts';
import { played as puzzle } from '../../../../../client/words/en/number-puzzle/played.ts';
import { levels as boards } from '../../../../../client/words/en/number-puzzle/setup.ts';
import { played as speed } from '../../../../../client/words/en/speed-math/played.ts';

const DAY = 20_000;

const GAME: SessionSummary = {
  id: 'a',
  game: 'speed-math',
  rules: 1,
  score: 178,
  accuracy: 93,
  timeTaken: 41,
  durationMs: 41_000,
  difficulty: 'easy',
  resumed: false,
  endMs: 0,
  utcOffsetMin: 0,
  day: DAY,
  data: { operation: 'division', friendly: true, timeLimit: 60, questions: 15, answered: 15, correct: 14 },
  facts: [15, 14, 16_500, null, {}],
};

const lines = (game: Partial<SessionSummary>, more = {}) => {
  const { setup, detail } = recentSession({ id: 'a', contained: 0, beforeReset: false, summary: { ...GAME, ...game }, ...more }, DAY);
  return [setup, detail];
};

describe('a played game in a list', () => {
  it.each<[string, Partial<SessionSummary>, string, string]>([
    ['Speed Math', {}, 'Division, Easy, 15 questions', 'Today, 93%, 41\u00a0s, 1.1\u00a0s an answer'],
    ['harder', { difficulty: 'hard' }, 'Division, Hard, friendly numbers, 15 questions', 'Today, 93%, 41\u00a0s, 1.1\u00a0s an answer'],
    [
      'a race',
      { game: 'math-race', data: { operation: 'addition', from: 1, to: 10, target: 20 }, day: DAY - 1 },
      'Addition, 1 to 10, 20 right answers',
      'Yesterday, 93%, 41\u00a0s, 1.1\u00a0s an answer',
    ],
    [
      'a table',
      { game: 'multiplication-table', data: { mode: 'speed_drill', table: 7, answered: 1 }, resumed: true },
      'Speed Drill, Table 7, 1 question',
      'Today, 93%, 41\u00a0s, 1.1\u00a0s an answer, resumed',
    ],
    [
      'a sheet of paper, of which no time is known',
      { game: 'practice', timeTaken: 31, course: 'paper', data: { kind: 'paper' }, facts: [20, 18, 0, null, {}] },
      'On paper',
      'Today, 93%',
    ],
    ['without a clock', { data: { ...GAME.data, clock: 'off' } }, 'Division, Easy, 15 questions, Calm', 'Today, 93%'],
    [
      'a duel with nothing known of its answers',
      { game: 'calculator-vs-brain', difficulty: 'expert', data: { operation: 'mixed', totalProblems: 12 }, facts: null },
      'Mixed, Insane, 12 rounds',
      'Today, 93%, 41\u00a0s',
    ],
    [
      'Memory Challenge, which has no pace',
      { game: 'number-sequence', data: { digits: 2, count: 3, timeLimit: 60, rounds: 3 } },
      '3 numbers of 2 digits, 3 rounds',
      'Today, 93%, 41\u00a0s',
    ],
    [
      'a board',
      {
        game: 'number-puzzle',
        accuracy: undefined as never,
        movesCount: 42,
        data: { puzzleSize: 3, hinted: true },
        facts: [0, 0, 0, null, {}],
      },
      'Easy, 3 × 3, 42 moves',
      'Today, 41\u00a0s, solved with hints',
    ],
    [
      'bubbles',
      { game: 'math-bubble-pop', data: { operation_type: 'mixed', final_level: 3, total_attempts: 12 } },
      'Mixed, level 3, 12 sets',
      'Today, 93%, 41\u00a0s',
    ],
  ])('says its set-up, its count and its pace: %s', (_what, game, setup, detail) => {
    expect(lines(game)).toEqual([setup, detail]);
  });

  it('says nothing of the set-up of a game that this build does not know', () => {
    expect(lines({ game: 'of-tomorrow' })).toEqual([undefined, 'Today, 93%, 41\u00a0s']);
  });

  it('says what it can of a game whose session says little', () => {
    const said = CATALOGUE.filter(isPlayable).map(({ slug }) => lines({ game: slug, data: {} })[0]);
    expect(said).toEqual([undefined, 'Easy', undefined, 'Easy, 3 × 3', undefined, 'Easy', undefined]);
  });

  it('says that it was before the reset', () => {
    expect(lines({}, { beforeReset: true })[1]).toBe('Today, before the reset, 93%, 41\u00a0s, 1.1\u00a0s an answer');
  });

  it('is named as its set-up names it', () => {
    for (const operation of [...OPERATIONS, ...MORE_TOPICS])
      expect(speed({ operation, difficulty: 'single', questions: 1 })).toContain(OPERATION_LABELS[operation].label);
    for (const difficulty of DIFFICULTIES) expect(speed({ difficulty, questions: 1 })).toContain(DIFFICULTY_LABELS[difficulty].label);
    for (const mode of MODES)
      for (const each of ['mixed', 7] as const)
        expect(table({ mode, table: each }, { data: {} })).toContain(setupLabel({ mode, table: each }));
    for (const difficulty of LEVELS) expect(calculator({ difficulty }, { data: {} })).toContain(levels[difficulty]);
    for (const difficulty of BOARDS) expect(puzzle({ difficulty }, {})).toBe(`${boards[difficulty]}, ${sizeLabel(difficulty)}`);
  });
});
