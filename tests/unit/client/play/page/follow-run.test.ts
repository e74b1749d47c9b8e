import { afterEach, expect, test } from 'vitest';
import { endedAttempt } from '../../../../../client/challenge/ended-attempt.ts';
import { followRun } from '../../../../../client/play/page/follow-run.ts';
import { attemptAt } from '../../../../../client/play/purpose/attempt.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import type { Purpose } from '../../../../../client/play/purpose/purpose.ts';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import { revision } from '../../../shared/challenge/revisions.ts';
import { fakeEngine, someOutcome } from '../run/fake-engine.ts';
import { toyGame } from '../run/toy-game.ts';
import { virtualTime } from '../run/virtual-time.ts';

const owner = { kind: 'player', localId: 'p1' } as const;
/** Nothing was answered, so there is nothing to sync. */
const report = { sessionId: 's1', outcome: someOutcome, kept: 'nothing', xpEarned: 0 } as const;

function followed(purpose: Purpose) {
  const time = virtualTime();
  const engine = { ...fakeEngine(), finish: async () => report };
  const started = startRun(
    toyGame,
    { kind: 'new', config: {}, purpose },
    { engines: { current: async () => engine, replace: async () => engine }, ports: time, owner: Promise.resolve(owner) },
  );
  followRun(toyGame, started, Promise.resolve(owner));
  return { time, run: started.run };
}

afterEach(() => endedAttempt.set(undefined));

test('an attempt that is left has ended, and its page hears of it without a screen of the run (decision C9)', async () => {
  const { time, run } = followed(attemptAt(revision(1)));
  run.leave();
  await time.pass(0);
  expect(endedAttempt.getSnapshot()).toEqual({ revision: revision(1), owner, report, answers: [] });
});

test('a free run ends no attempt, and the next game of any purpose forgets the last attempt', async () => {
  const { time } = followed(FREE);
  await time.pass(10_000);
  expect(endedAttempt.getSnapshot()).toBeUndefined();
  endedAttempt.set({ revision: revision(1), owner, report, answers: [] });
  followed(FREE);
  expect(endedAttempt.getSnapshot()).toBeUndefined();
});
