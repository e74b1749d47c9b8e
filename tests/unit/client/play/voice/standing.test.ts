import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standstill } from '../../../../../client/play/run/standstill.ts';
import { stand } from '../../../../../client/play/voice/standing.ts';

const bar = (id: string, playState = 'running') => {
  const animation = { id, playState, pause: () => (animation.playState = 'paused'), play: () => (animation.playState = 'running') };
  return animation;
};
let bars: ReturnType<typeof bar>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getAnimations: () => bars });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a clock stands while a text is said, for 4 s at most, and what moves with it stands, too [G26]', () => {
  const before = standstill.soFarMs();
  const soFar = () => Math.round(standstill.soFarMs() - before);
  bars = [bar('time'), bar('time', 'paused'), bar('other')];
  const states = () => bars.map(({ playState }) => playState);
  stand(true);
  vi.advanceTimersByTime(1_000);
  expect([soFar(), states()]).toEqual([1_000, ['paused', 'paused', 'running']]);
  stand(false);
  vi.advanceTimersByTime(1_000);
  expect([soFar(), states()]).toEqual([1_000, ['running', 'paused', 'running']]);
  stand(true);
  vi.advanceTimersByTime(3_000);
  // The next text follows at once.
  stand(true);
  vi.advanceTimersByTime(3_000);
  expect([soFar(), bars[0]?.playState]).toEqual([7_000, 'paused']);
  vi.advanceTimersByTime(9_000);
  expect([soFar(), bars[0]?.playState]).toEqual([8_000, 'running']);
});
