import { expect, test } from 'vitest';
import type { Engine, ResumableRun } from '../../../../../client/engine/engine.ts';
import { forgetLeft, leftRunOf, offerAgain, postpone, rememberLeft } from '../../../../../client/play/page/left-run.ts';
import { discardRun, resumableRunOf } from '../../../../../client/play/page/open-runs.ts';
import { fakeEngine, type FakeEngine } from '../run/fake-engine.ts';

const HOUR = 60 * 60_000;
/** Of the day after the runs were begun. */
const NOON = 12 * HOUR;
const player = { kind: 'player', localId: 'p1' } as const;

const runOf = (sessionId: string, lastWrittenMs: number, more: Partial<ResumableRun['header']> = {}): ResumableRun => ({
  header: { sessionId, game: 'toy', rules: 1, seed: '0', config: {}, startedMs: 0, v: 1, ...more },
  log: '5,3',
  lastWrittenMs,
  openable: true,
});

/** An engine with open journals. */
function engineWith(...runs: readonly ResumableRun[]): FakeEngine & Engine {
  const engine = fakeEngine();
  return {
    ...engine,
    resumable: async () => runs,
    resume: async (localId, id) => {
      engine.calls.push(`resume ${localId} ${id}`);
      return runs.find((run) => run.header.sessionId === id);
    },
  };
}

test('of several games that were left the latest of this game is offered', async () => {
  const engine = engineWith(runOf('a1', 1), runOf('a2', 5), runOf('a3', 9, { game: 'other' }));
  expect((await resumableRunOf(engine, player, 'toy', NOON))?.header.sessionId).toBe('a2');
});

test('what shall be decided later is not offered again before the player asks for it', async () => {
  const engine = engineWith(runOf('b1', 1));
  postpone(runOf('b1', 1));
  expect(await resumableRunOf(engine, player, 'toy', NOON)).toBeUndefined();
  offerAgain();
  expect((await resumableRunOf(engine, player, 'toy', NOON))?.header.sessionId).toBe('b1');
});

test('an attempt at a challenge is finished with what was answered, never resumed', async () => {
  const engine = engineWith(runOf('c1', 1, { challenge: { id: 'today', revision: 1 } }));
  expect(await resumableRunOf(engine, player, 'toy', NOON)).toBeUndefined();
  expect(engine.calls).toEqual(['resume p1 c1', 'finish']);
});

test('a run in which nothing was done is never offered, and is put away once nobody can be at its first question any more', async () => {
  const untouched = { ...runOf('f1', 0), log: '' };
  const engine = engineWith(untouched);
  expect(await resumableRunOf(engine, player, 'toy', 24 * HOUR)).toBeUndefined();
  expect(engine.calls).toEqual([]);
  expect(await resumableRunOf(engine, player, 'toy', 24 * HOUR + 1)).toBeUndefined();
  expect(engine.calls).toEqual(['resume p1 f1', 'discard']);
});

test('one that was left in this window is put away at once', async () => {
  const engine = engineWith({ ...runOf('g1', 0), log: '' });
  rememberLeft('toy', 'g1');
  expect(await resumableRunOf(engine, player, 'toy', 1)).toBeUndefined();
  expect(engine.calls).toEqual(['resume p1 g1', 'resume p1 g1', 'discard']);
  expect(leftRunOf('toy')).toBeUndefined();
});

test('one that this build cannot open is kept: it may be more than this build can read', async () => {
  const engine = engineWith({ ...runOf('h1', 0), log: '', openable: false });
  expect((await resumableRunOf(engine, player, 'toy', 100 * HOUR))?.header.sessionId).toBe('h1');
  expect(engine.calls).toEqual([]);
});

test('a guest is offered only what was left in this window', async () => {
  const engine = engineWith(runOf('d1', 1));
  expect(await resumableRunOf(engine, { kind: 'guest' }, 'toy', NOON)).toBeUndefined();
  rememberLeft('toy', 'd1');
  expect((await resumableRunOf(engine, { kind: 'guest' }, 'toy', NOON))?.header.sessionId).toBe('d1');
  forgetLeft();
});

test('a run that is discarded is opened first, so that the engine can drop it', async () => {
  const engine = engineWith(runOf('e1', 1));
  await discardRun(engine, player, runOf('e1', 1));
  expect(engine.calls).toEqual(['resume p1 e1', 'discard']);
});
