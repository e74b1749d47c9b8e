import { expect, test } from 'vitest';
import { FIRST_PHASE, nextPhase, type Phase } from '../../../../../client/games/speed-math/phase.ts';
import type { StartedRun } from '../../../../../client/games/speed-math/start-run.ts';
import type { SpeedMathConfig } from '../../../../../shared/games/speed-math/v1/config.ts';

const config: SpeedMathConfig = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 };
const nothing = () => undefined;
const run = { subscribe: () => nothing, getSnapshot: nothing as never, press: nothing, elapsedMs: () => 0, abort: nothing, flush: nothing, leave: nothing };
const begun = (sessionId: string): StartedRun => ({ sessionId, config, run });

const counting = nextPhase(FIRST_PHASE, { type: 'count', start: { kind: 'new', config } });
const playing = nextPhase(counting, { type: 'begin', started: begun('s1') });

test('set-up leads to the countdown, and the countdown to play', () => {
  expect([FIRST_PHASE.kind, counting.kind, playing.kind]).toEqual(['setup', 'countdown', 'round']);
});

test('a second start is no second game (G19)', () => {
  expect(nextPhase(counting, { type: 'count', start: { kind: 'new', config } })).toBe(counting);
  expect(nextPhase(playing, { type: 'begin', started: begun('s2') })).toBe(playing);
});

test('Try Again counts down for a new game with the same set-up', () => {
  expect(nextPhase(playing, { type: 'again' })).toMatchObject({ kind: 'countdown', round: 2, start: { kind: 'new', config } });
});

test('Try Again after a challenge or a resumed game is an ordinary game (C2)', () => {
  const challenge = { id: 'c1', revision: 1, config };
  const attempt: Phase = { kind: 'round', started: begun('s1'), start: { kind: 'new', config, challenge }, round: 1 };
  expect(nextPhase(attempt, { type: 'again' })).toMatchObject({ start: { kind: 'new', config } });
  expect(nextPhase(attempt, { type: 'again' })).not.toHaveProperty('start.challenge');
});

test('New Challenge and abort lead back to the set-up', () => {
  expect(nextPhase(playing, { type: 'setup' })).toEqual({ kind: 'setup', returned: true });
});
