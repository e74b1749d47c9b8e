import { describe, expect, it } from 'vitest';
import type { SessionPayload } from '../../../../../shared/items/session/payload.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';
import type { PlayedRun } from '../../../../../shared/games/kit/played-run.ts';
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
const facts = factsOf([
  { topic: 'addition', right: true, ms: 700 },
  { topic: 'division', right: false, ms: 2_000 },
]);
const played = (change: Partial<Outcome> = {}): PlayedRun => ({
  outcome: { ...outcome, ...change },
  answerTimes: [],
  facts: () => facts,
  answers: () => [],
});

describe('the summary of a session', () => {
  it('takes its figures from the replay, never from the claims', () => {
    expect(summarise('s1', payload, played(), { endMs: 5, day: 6 })).toEqual({
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
      facts: [2, 1, 2_700, null, { addition: [1, 1, 700], division: [1, 0, 2_000] }],
      evidence: '',
    });
  });

  it('leaves out an accuracy that the game has not, and names the challenge and the moves if there are any', () => {
    const attempt = { ...payload, challenge: { id: 'c1', revision: 2 } };
    const summary = summarise('s2', attempt, played({ accuracy: null, movesCount: 80 }), { endMs: 5, day: 6 });
    expect(summary).not.toHaveProperty('accuracy');
    expect(summary).toMatchObject({ movesCount: 80, challenge: 'c1' });
  });
});
