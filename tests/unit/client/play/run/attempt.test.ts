import { describe, expect, it } from 'vitest';
import { attemptAt } from '../../../../../client/play/purpose/attempt.ts';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import { revision } from '../../../shared/challenge/revisions.ts';
import { fakeEngine } from './fake-engine.ts';
import { toldOf, toyGame } from './toy-game.ts';
import { virtualTime } from './virtual-time.ts';

const DAY_MS = 86_400_000;

/** An attempt at a challenge in the toy game, which is over after 10 s. */
function attempt() {
  const time = virtualTime();
  const engine = fakeEngine();
  const { run } = startRun(
    toyGame,
    { kind: 'new', config: {}, purpose: attemptAt(revision(1)) },
    {
      engines: { current: async () => engine, replace: async () => engine },
      ports: time,
      owner: Promise.resolve({ kind: 'player', localId: 'p1' }),
    },
  );
  return { time, engine, run };
}

describe('an attempt at a challenge (decision C9)', () => {
  it('names the revision that is played in its journal', async () => {
    const { time, engine } = attempt();
    await time.pass(0);
    expect(engine.header?.challenge).toEqual({ id: 'challenge-1', revision: 1 });
  });

  it.each(['discard', 'leave'] as const)('is ended by its player’s %s, at that moment, and gets a report', async (how) => {
    const { time, engine, run } = attempt();
    run.play({ type: 'hit' });
    await time.pass(2_000);
    run[how]();
    expect(run.getSnapshot().status).toBe('left');
    await time.pass(20_000);
    expect(toldOf(engine.log())).toEqual(['hit@0', 'tick@500', 'tick@2000']);
    expect(engine.calls.filter((call) => call === 'finish' || call === 'discard')).toEqual(['finish']);
    expect(run.getSnapshot()).toMatchObject({ status: 'left', report: { kept: 'saved' } });
    run.discard();
    run.play({ type: 'hit' });
    await time.pass(1_000);
    expect(engine.log()).toHaveLength(3);
  });

  it.each([
    ['that goes on', false],
    ['that sleeps, too', true],
  ])('counts the time asleep, on a device with a clock %s, without a resume', async (_, monotonicStops) => {
    const { time, engine, run } = attempt();
    run.play({ type: 'hit' });
    time.sleep(7_000, monotonicStops);
    await time.pass(1_000);
    run.play({ type: 'hit' });
    await time.pass(0);
    expect(run.elapsedMs()).toBe(8_000);
    expect(toldOf(engine.log()).at(-1)).toBe('hit@8000');
    expect(toldOf(engine.log()).join()).not.toContain('resume');
  });

  it('is over when it was asleep for longer than the game’s limit', async () => {
    const { time, run } = attempt();
    run.play({ type: 'hit' });
    time.sleep(60_000, true);
    await time.pass(1_000);
    expect(run.getSnapshot()).toMatchObject({ status: 'over', state: { overAtMs: 10_000 } });
  });

  it('takes a jump of more than a day for a clock that was set right', async () => {
    const { time, run } = attempt();
    time.sleep(DAY_MS + 1, true);
    await time.pass(1_000);
    expect(run.getSnapshot().status).toBe('playing');
    expect(run.elapsedMs()).toBe(1_000);
  });

  it('that is left after its limit was over before', async () => {
    const { time, run } = attempt();
    time.sleep(60_000, true);
    run.leave();
    expect(run.getSnapshot().status).toBe('over');
    await time.pass(0);
    expect(run.getSnapshot().report).toBeDefined();
  });
});
