import { describe, expect, it } from 'vitest';
import { backoffMs, FIRST_DELAY_MS, Loop, LONGEST_DELAY_MS, type Next, type Trigger } from '../../../../client/sync/loop.ts';
import { FakeTimers, settled } from './fake-timers.ts';

type Event = readonly [atMs: number, triggers: string];

/** A loop whose passes answer what the script says, and then `idle`; each pass takes `tookMs`. Chance is at its lowest: half the delay. */
function scripted(script: (Next | Error)[], tookMs = 0) {
  const clock = new FakeTimers();
  const events: Event[] = [];
  const pass = async (triggers: ReadonlySet<Trigger>): Promise<Next> => {
    events.push([clock.nowMs, [...triggers].join('+')]);
    const next = script.shift() ?? { kind: 'idle' };
    if (tookMs > 0) await new Promise<void>((resolve) => clock.after(tookMs, resolve));
    if (next instanceof Error) throw next;
    return next;
  };
  const reported: unknown[] = [];
  const loop = new Loop({
    host: { after: (ms, work) => clock.after(ms, work), random: () => 0 },
    pass,
    report: (error) => reported.push(error),
  });
  return { clock, loop, events, reported };
}

const backoff: Next = { kind: 'backoff' };

describe('the sync loop', () => {
  it('[O1] runs once for one trigger and then rests', async () => {
    const { clock, loop, events } = scripted([]);
    loop.trigger('start');
    await clock.pass(10 * LONGEST_DELAY_MS);
    expect(events).toEqual([[0, 'start']]);
    expect(clock.pending).toBe(0);
  });

  it('[O1] gathers what comes during a pass into one more pass', async () => {
    const { clock, loop, events } = scripted([], 100);
    loop.trigger('start');
    loop.trigger('online');
    await clock.pass(50);
    loop.trigger('visible');
    loop.trigger('online');
    loop.trigger('game_end');
    await clock.pass(1000);
    expect(events).toEqual([
      [0, 'start'],
      [100, 'online+visible+game_end'],
    ]);
  });

  it('[O2] pauses twice as long after each failure, and starts anew after a success', async () => {
    const { clock, loop, events, reported } = scripted([backoff, new Error('a bug'), backoff, { kind: 'idle' }, backoff]);
    loop.trigger('start');
    await clock.pass(60_000);
    loop.trigger('game_end');
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [1_000, 'timer'],
      [3_000, 'timer'],
      [7_000, 'timer'],
      [60_000, 'game_end'],
      [61_000, 'timer'],
    ]);
    expect(reported).toEqual([new Error('a bug')]);
  });

  it('[O2] never pauses longer than five minutes, nor less than half of what is due', () => {
    expect(backoffMs(0, 0)).toBe(FIRST_DELAY_MS / 2);
    expect(backoffMs(0, 1)).toBe(FIRST_DELAY_MS);
    expect(backoffMs(1000, 1)).toBe(LONGEST_DELAY_MS);
  });

  it.each<[what: string, failure: Next]>([
    ['a failure', { kind: 'backoff', moved: true }],
    ['a named pause', { kind: 'wait', ms: 0, hard: true, moved: true }],
  ])('[O2] pauses anew from the first after each pass that got something through before %s', async (_what, failure) => {
    const { clock, loop, events } = scripted([backoff, backoff, failure, failure, failure]);
    loop.trigger('start');
    await clock.pass(60_000);
    expect(events.map(([atMs]) => atMs)).toEqual([0, 1_000, 3_000, 4_000, 5_000, 6_000]);
  });

  it.each<[what: string, hard: boolean]>([
    ['a server that names no pause at all', true],
    ['a pause for a name or picture', false],
  ])('[O7] never comes back sooner than by its own pauses: %s', async (_what, hard) => {
    const { clock, loop, events } = scripted(Array.from({ length: 100 }, () => ({ kind: 'wait', ms: 0, hard })));
    loop.trigger('start');
    await clock.pass(16_000);
    expect(events.map(([atMs]) => atMs)).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  });

  it('[O7] keeps to a named pause that is longer than its own, and counts it as a failure', async () => {
    const { clock, loop, events } = scripted([{ kind: 'wait', ms: 10_000, hard: true }, backoff]);
    loop.trigger('start');
    await clock.pass(60_000);
    expect(events.map(([atMs]) => atMs)).toEqual([0, 10_000, 12_000]);
  });

  it('[O7] a trigger ends what its own pause is longer than the named one', async () => {
    const { clock, loop, events } = scripted([backoff, backoff, { kind: 'wait', ms: 1_000, hard: true }]);
    loop.trigger('start');
    await clock.pass(4_500);
    loop.trigger('online');
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [1_000, 'timer'],
      [3_000, 'timer'],
      [4_500, 'online'],
    ]);
  });

  it('looks again at what is left, and that is no failure', async () => {
    const { clock, loop, events } = scripted([backoff, { kind: 'rest', ms: 60_000 }, backoff]);
    loop.trigger('start');
    await clock.pass(300_000);
    expect(events.map(([atMs]) => atMs)).toEqual([0, 1_000, 61_000, 62_000]);
  });

  it('[O3] a trigger ends a backed-off pause, and its timer does not fire later', async () => {
    const { clock, loop, events } = scripted([backoff]);
    loop.trigger('start');
    await clock.pass(300);
    loop.trigger('online');
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [300, 'online'],
    ]);
  });

  it('[O3] a pause that the server named holds against triggers, and takes them along at its end', async () => {
    const { clock, loop, events } = scripted([{ kind: 'wait', ms: 5_000, hard: true }]);
    loop.trigger('start');
    await clock.pass(300);
    loop.trigger('online');
    loop.trigger('game_end');
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [5_000, 'online+game_end+timer'],
    ]);
  });

  it('[O3] "Sync now" breaks even a pause that the server named', async () => {
    const { clock, loop, events } = scripted([{ kind: 'wait', ms: 5_000, hard: true }]);
    loop.trigger('start');
    await clock.pass(300);
    loop.trigger('now');
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [300, 'now'],
    ]);
  });

  it('[O4] does not retry while the app is hidden, and does as soon as it is seen', async () => {
    const { clock, loop, events } = scripted([backoff]);
    loop.trigger('start');
    await settled();
    loop.setVisible(false);
    await clock.pass(60_000);
    loop.setVisible(true);
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [60_000, 'visible'],
    ]);
  });

  it('[O4] keeps to a named pause also when the app is hidden and seen again', async () => {
    const { clock, loop, events } = scripted([{ kind: 'wait', ms: 5_000, hard: true }]);
    loop.trigger('start');
    await settled();
    loop.setVisible(false);
    await clock.pass(1_000);
    loop.setVisible(true);
    await clock.pass(60_000);
    expect(events).toEqual([
      [0, 'start'],
      [5_000, 'visible+timer'],
    ]);
  });

  it('does nothing more once stopped, even after a pass that was under way', async () => {
    const { clock, loop, events } = scripted([backoff], 100);
    loop.trigger('start');
    await settled();
    loop.stop();
    loop.trigger('now');
    await clock.pass(600_000);
    expect(events).toEqual([[0, 'start']]);
  });
});
