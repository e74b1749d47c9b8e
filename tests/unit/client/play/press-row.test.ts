import { describe, expect, it } from 'vitest';
import { isLate, QUICK_MS, SAME_PLACE_PX, withPress, type PressRow } from '../../../../client/play/press-row.ts';

const press = (timeStamp: number, clientX = 100, clientY = 100) => ({ timeStamp, clientX, clientY });

/** The row after these presses. */
const rowOf = (presses: readonly ReturnType<typeof press>[], withinPx = SAME_PLACE_PX): PressRow | undefined =>
  presses.reduce<PressRow | undefined>((row, next) => withPress(row, next, withinPx), undefined);

describe('a row of presses', () => {
  it('has the second tap of a finger in it, and the third', () => {
    expect(isLate(rowOf([press(1000), press(1150, 104, 97)]), 1020)).toBe(true);
    expect(isLate(rowOf([press(1000), press(1150), press(1150 + QUICK_MS)]), 1020)).toBe(true);
  });

  it('ends with a pause, and with a move to another place', () => {
    expect(isLate(rowOf([press(1000), press(1001 + QUICK_MS)]), 1020)).toBe(false);
    expect(isLate(rowOf([press(1000), press(1150, 101 + SAME_PLACE_PX)]), 1020)).toBe(false);
  });

  it('goes on over the whole screen where any place counts', () => {
    expect(isLate(rowOf([press(1000), press(1150, 300, 700)], Infinity), 1020)).toBe(true);
  });

  it('is not late where it began after what is in sight came up: 11 is two taps on one key', () => {
    expect(isLate(rowOf([press(1030), press(1130)]), 1020)).toBe(false);
  });

  it('is late by itself where the page was too busy to take it before', () => {
    expect(isLate(rowOf([press(1000)]), 1020)).toBe(true);
  });

  it('is not there before there was a press', () => {
    expect(isLate(undefined, 1020)).toBe(false);
  });
});
