import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeat, keptSeat } from '../../../../../client/play/round/kept-seat.ts';

const kept = new Map<string, string>();
const NONE = { seat: 0, nickname: '' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  { seat: 1, nickname: '' },
  { seat: 63, nickname: 'Zoë & Co=7 🦊' },
  { seat: 0, nickname: 'Ada' },
])('a seat is there for the next round: $seat $nickname', (seat) => {
  keepSeat(seat);
  expect(keptSeat()).toEqual(seat);
});

it('nothing is kept of whoever plays without seat and nickname', () => {
  keepSeat({ seat: 7, nickname: 'Ada' });
  expect(kept.size).toBe(1);
  keepSeat(NONE);
  expect(kept.size).toBe(0);
  expect(keptSeat()).toEqual(NONE);
});

it.each(['seat=0', 'seat=64', 'seat=-1', 'seat=1.5', 'seat=7e9', 'seat=', 'seat=x', 'seat', '{}'])(
  'a seat that is none is not taken: %s',
  (text) => {
    kept.set('tenfold-seat', text);
    expect(keptSeat().seat).toBe(0);
  },
);

it('without storage there is no seat, and nothing breaks', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  keepSeat({ seat: 7, nickname: 'Ada' });
  expect(keptSeat()).toEqual(NONE);
});
