import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playChoices } from '../../../../../client/play/choices/now.ts';
import { byClock, withPlayChoices } from '../../../../../client/play/choices/read.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { inRound } from '../../../../../client/play/purpose/in-round.ts';
import { speaker } from '../../../../../client/play/run/sayings.ts';

const device = vi.hoisted(() => ({
  chosen: new Map<string, string>(),
  waiting: undefined as ((chosen: ReadonlyMap<string, string>) => void) | undefined,
  isKnown: true,
  isHeardOf: true,
}));
vi.mock('../../../../../client/device/preferences.ts', () => ({
  chosenNow: () => new Map(),
  isHeardOf: () => device.isHeardOf,
  whenChosen: (work: (chosen: ReadonlyMap<string, string>) => void) => {
    if (device.isKnown) work(device.chosen);
    else device.waiting = work;
  },
}));
const voice = vi.hoisted(() => ({ begin: [] as (() => void)[] }));
vi.mock('../../../../../client/play/voice/read-aloud.ts', () => ({
  readAloud: (_chosen: unknown, go: () => void) => voice.begin.push(go),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads, and counts how often a run began. */
function read(): () => number {
  let begun = 0;
  withPlayChoices(() => begun++);
  return () => begun;
}

it('what was chosen is there before a run begins, at once where it is known', () => {
  device.chosen = new Map([
    ['clock', 'x5'],
    ['enter', 'enter'],
    ['bubbles', 'still'],
  ]);
  const asChosen = { clock: 'x5', pad: 'auto', enter: 'enter', bubbles: 'still', aloud: 'off', switches: 'none' };
  expect([read()(), playChoices()]).toEqual([1, asChosen]);
});

it('a choice that only a newer app knows is none', () => {
  device.chosen = new Map([
    ['clock', 'x3'],
    ['pad', 'sometimes'],
  ]);
  const asItComes = { clock: 'on', pad: 'auto', enter: 'auto', bubbles: 'moving', aloud: 'off', switches: 'none' };
  expect([read()(), playChoices()]).toEqual([1, asItComes]);
});

it('who is read to, or has switches, plays without the ordinary clock, and by switch with keys on the screen', () => {
  const played = (...chosen: [string, string][]) => {
    device.chosen = new Map(chosen);
    read();
    const { clock, pad, enter } = playChoices();
    return [clock, pad, enter];
  };
  expect(played(['aloud', 'questions'])).toEqual(['off', 'auto', 'auto']);
  expect(played(['aloud', 'all'], ['clock', 'x2'])).toEqual(['x2', 'auto', 'auto']);
  expect(played(['switches', 'one'])).toEqual(['off', 'always', 'enter']);
  expect(played(['switches', 'two'], ['clock', 'x10'], ['pad', 'auto'])).toEqual(['x10', 'always', 'enter']);
});

it('a run that is read aloud begins when that can be done, and that of the run before ends', async () => {
  device.chosen = new Map([['aloud', 'all']]);
  const begun = read();
  await vi.dynamicImportSettled();
  expect(begun()).toBe(0);
  voice.begin.at(-1)?.();
  expect(begun()).toBe(1);
  let ended = 0;
  speaker.reader = { voice: () => undefined, end: () => ended++ };
  device.chosen = new Map();
  expect([read()(), ended]).toEqual([1, 1]);
});

it('a run waits a second for the code that reads aloud, and begins once', async () => {
  vi.resetModules();
  let comes = () => {};
  const coming = new Promise<void>((resolve) => {
    comes = resolve;
  });
  vi.doMock('../../../../../client/play/voice/read-aloud.ts', async () => {
    await coming;
    return { readAloud: (_chosen: unknown, go: () => void) => go() };
  });
  const fresh = await import('../../../../../client/play/choices/read.ts');
  device.chosen = new Map([['aloud', 'all']]);
  let begun = 0;
  fresh.withPlayChoices(() => begun++);
  vi.advanceTimersByTime(999);
  expect(begun).toBe(0);
  vi.advanceTimersByTime(1);
  expect(begun).toBe(1);
  comes();
  await vi.dynamicImportSettled();
  expect(begun).toBe(1);
});

it('a run waits for storage, a second at most, and begins once', () => {
  device.isKnown = false;
  const late = read();
  expect(late()).toBe(0);
  device.waiting?.(new Map([['pad', 'always']]));
  expect([late(), playChoices().pad]).toEqual([1, 'always']);
  const never = read();
  vi.advanceTimersByTime(999);
  expect(never()).toBe(0);
  vi.advanceTimersByTime(1);
  device.waiting?.(new Map([['pad', 'always']]));
  expect([late(), never(), playChoices().pad]).toEqual([1, 1, 'auto']);
});

it('a run waits longer where this device can tell nothing of who plays, and of two presses the last one starts it', () => {
  Object.assign(device, { isKnown: false, isHeardOf: false });
  const unheard = read();
  vi.advanceTimersByTime(3_000);
  const pressedAgain = read();
  vi.advanceTimersByTime(3_999);
  expect([unheard(), pressedAgain()]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([unheard(), pressedAgain()]).toEqual([0, 1]);
});

it('a new run is by the clock of whoever plays, and one of a class round by its own for whoever has chosen none', () => {
  device.isKnown = true;
  const clocksBy = (chosen: string) => {
    device.chosen = new Map([['clock', chosen]]);
    read();
    return [FREE, inRound('K7QM2X0T')].map((purpose) => byClock({ kind: 'new', config: { clock: 'x2' }, purpose }).config.clock);
  };
  expect([clocksBy('on'), clocksBy('x5'), clocksBy('off')]).toEqual([
    ['on', 'x2'],
    ['x5', 'x5'],
    ['off', 'off'],
  ]);
  const left = { kind: 'resume', run: {} } as const;
  expect(byClock(left)).toBe(left);
});
