import { describe, expect, it } from 'vitest';
import type { SessionPayload } from '../../../../../shared/items/session/payload.ts';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';
import { summarise } from '../../../../../shared/progress/counted/summary.ts';

const payload: SessionPayload = {
  game: 'speed-math',
  rules: 1,
  seed: '0'.repeat(32),
  config: {},
  log: '',
  time: { startedMs: 1, endedMs: 60_001, utcOffsetMin: 60, floorMs: 0, day: 3 },
  claims: { score: 999, accuracy: 1, timeTaken: 1, difficulty: 'expert' },
};
const outcome: Outcome = {
  score: 160,
  accuracy: 100,
  timeTaken: 45,
  durationMs: 45_678,
  difficulty: 'medium',
  movesCount: null,
  resumed: false,
  sessionData: { correct: 15 },
};

describe('the summary of a session', () => {
  it('takes its figures from the replay, never from the claims', () => {
    expect(summarise('s1', payload, { outcome, answerTimes: [] }, { endMs: 5, day: 6 })).toEqual({
      id: 's1',
      game: 'speed-math',
      rules: 1,
      score: 160,
      accuracy: 100,
      timeTaken: 45,
      durationMs: 45_678,
      difficulty: 'medium',
      resumed: false,
      endMs: 5,
      utcOffsetMin: 60,
      day: 6,
      data: { correct: 15 },
    });
  });

  it('leaves out an accuracy that the game has not, and names the challenge and the moves if there are any', () => {
    const attempt = { ...payload, challenge: { id: 'c1', revision: 2 } };
    const summary = summarise(
      's2',
      attempt,
      { outcome: { ...outcome, accuracy: null, movesCount: 80 }, answerTimes: [] },
      { endMs: 5, day: 6 },
    );
    expect(summary).not.toHaveProperty('accuracy');
    expect(summary).toMatchObject({ movesCount: 80, challenge: 'c1' });
  });
});
