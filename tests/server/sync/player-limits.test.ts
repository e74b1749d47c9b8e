import { expect, test } from 'vitest';
import {
  BYTES_A_MINUTE,
  BYTES_A_ROW,
  CHECKING_MS_A_MINUTE,
  CHECKING_MS_BESIDE_REQUESTS,
  PlayerLimits,
  USUAL_CHECK_MS,
} from '../../../server/sync/player-limits.ts';

const MINUTE_MS = 60_000;

function scene() {
  const clock = { now: 1_000_000 };
  return { clock, limits: new PlayerLimits(() => clock.now) };
}

test('who had two seconds of checking waits until the debt is paid, on every device; nobody else does', () => {
  const { clock, limits } = scene();
  limits.checked('ada', CHECKING_MS_A_MINUTE + 1_000, false);
  expect(limits.enter('ada', 'phone', 1)).toBe(30);
  expect(limits.enter('ada', 'laptop', 1)).toBe(30);
  expect(limits.enter('bob', 'phone', 1)).toBeTypeOf('function');
  clock.now += 29_000;
  expect(limits.enter('ada', 'phone', 1)).toBe(1);
  clock.now += 2_000;
  expect(limits.enter('ada', 'phone', 1)).toBeTypeOf('function');
});

test('in no minute does one player send more than twice what a minute has', () => {
  const { clock, limits } = scene();
  const sent: (readonly [ms: number, bytes: number])[] = [];
  for (let ms = 0; ms < 5 * MINUTE_MS; ms += 500, clock.now += 500) {
    const left = limits.enter('ada', 'phone', 100_000);
    if (typeof left === 'number') continue;
    left();
    sent.push([ms, 100_000]);
  }
  const inMinuteFrom = (from: number): number =>
    sent.reduce((sum, [ms, bytes]) => sum + (ms >= from && ms < from + MINUTE_MS ? bytes : 0), 0);
  expect(Math.max(...sent.map(([ms]) => inMinuteFrom(ms)))).toBeLessThanOrEqual(2 * BYTES_A_MINUTE);
  // And nobody is shut out: what a minute has is there in each.
  expect(inMinuteFrom(4 * MINUTE_MS)).toBeGreaterThan(0.9 * BYTES_A_MINUTE);
});

test('what many small items take in the database counts too', () => {
  const { limits } = scene();
  limits.stored('ada', BYTES_A_MINUTE / BYTES_A_ROW);
  expect(limits.enter('ada', 'phone', 1)).toBe(1);
  expect(limits.enter('ada', 'phone', BYTES_A_MINUTE)).toBe(60);
});

test('costly checking leaves the thread of the requests, and comes back with time', () => {
  const { clock, limits } = scene();
  for (let i = 0; i < 100; i++) limits.checked('ada', USUAL_CHECK_MS, true);
  expect(limits.mayCheckBesideRequests('ada')).toBe(true);
  limits.checked('ada', CHECKING_MS_BESIDE_REQUESTS + USUAL_CHECK_MS, true);
  expect([limits.mayCheckBesideRequests('ada'), limits.mayCheckBesideRequests('bob')]).toEqual([false, true]);
  clock.now += 1_000;
  expect(limits.mayCheckBesideRequests('ada')).toBe(true);
});

test('a clock that is set back shuts nobody out for longer, and lets nobody in sooner', () => {
  const { clock, limits } = scene();
  limits.checked('ada', CHECKING_MS_A_MINUTE * 2, false);
  clock.now -= 10 * MINUTE_MS;
  expect(limits.enter('ada', 'phone', 1)).toBe(60);
  clock.now += MINUTE_MS;
  expect(limits.enter('ada', 'phone', 1)).toBeTypeOf('function');
});

test('a place is given back once, however often its request says that it ended', () => {
  const { limits } = scene();
  const [first, second] = [limits.enter('ada', 'phone', 1), limits.enter('ada', 'phone', 1)];
  if (typeof first === 'number' || typeof second === 'number') throw new Error('not let in');
  expect(limits.enter('ada', 'phone', 1)).toBe(1);
  first();
  first();
  expect(limits.enter('ada', 'phone', 1)).toBeTypeOf('function');
  expect(limits.enter('ada', 'phone', 1)).toBe(1);
});
