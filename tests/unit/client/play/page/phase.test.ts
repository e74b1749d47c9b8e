import { expect, test } from 'vitest';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { FIRST_PHASE, freeGame, nextPhase, type Phase } from '../../../../../client/play/page/phase.ts';
import type { Start, StartedRun } from '../../../../../client/play/run/start-run.ts';

type Config = { readonly questions: number };

const config: Config = { questions: 3 };
const start: Start<Config, never> = { kind: 'new', config, purpose: FREE };
const begun = (sessionId: string): StartedRun<Config, string> => ({ sessionId, config, purpose: FREE, run: sessionId, entries: [] });

const counting: Phase<Config, never, string> = nextPhase<Config, never, string>(FIRST_PHASE, { type: 'count', start });
const leading = nextPhase(counting, { type: 'lead', start });
const playing = nextPhase(leading, { type: 'begin', start, started: begun('s1') });

test('set-up leads to the countdown, the countdown to the lead-in, and that to play', () => {
  expect([FIRST_PHASE.kind, counting.kind, leading.kind, playing.kind]).toEqual(['setup', 'countdown', 'lead-in', 'run']);
});

test('a game without a countdown is led in from the set-up, and again from its summary', () => {
  const first = nextPhase<Config, never, string>(FIRST_PHASE, { type: 'lead', start });
  expect(first).toMatchObject({ kind: 'lead-in', nth: 1 });
  const again = nextPhase(nextPhase(first, { type: 'begin', start, started: begun('s1') }), { type: 'lead', start });
  expect(again).toMatchObject({ kind: 'lead-in', nth: 2 });
  expect(nextPhase(again, { type: 'begin', start, started: begun('s2') })).toMatchObject({ nth: 2, started: { sessionId: 's2' } });
});

test('a second start during the countdown or the lead-in is no second game (G19)', () => {
  expect(nextPhase(counting, { type: 'count', start })).toBe(counting);
  expect(nextPhase(leading, { type: 'lead', start })).toBe(leading);
  expect(nextPhase(leading, { type: 'count', start })).toBe(leading);
  expect(nextPhase(playing, { type: 'begin', start, started: begun('s2') })).toBe(playing);
});

test('Try Again counts down for a new game with the same set-up', () => {
  expect(nextPhase(playing, { type: 'count', start: freeGame(config) })).toMatchObject({ kind: 'countdown', nth: 2, start });
});

test('Try Again after a challenge or a resumed game is an ordinary game (decision C2)', () => {
  expect(freeGame(config)).toEqual({ kind: 'new', config, purpose: FREE });
});

test('New Challenge and discarding lead back to the set-up', () => {
  expect(nextPhase(playing, { type: 'setup' })).toEqual({ kind: 'setup', returned: true });
});
