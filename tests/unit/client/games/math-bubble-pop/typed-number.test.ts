import { describe, expect, it } from 'vitest';
import { meant, typeDigit } from '../../../../../client/games/math-bubble-pop/typed-number.ts';

/** Bubbles by their numbers; the id is the place. */
const board = (...numbers: readonly number[]) => numbers.map((number, id) => ({ id, number }));

describe('a typed digit', () => {
  it('picks the only bubble it can mean', () => {
    expect(typeDigit('', '7', board(3, 7, 12))).toEqual({ typed: '', bubble: 1 });
  });

  it('of several bubbles with that number picks the first', () => {
    expect(typeDigit('', '7', board(3, 7, 7))).toEqual({ typed: '', bubble: 1 });
  });

  it('waits while a longer number can be meant, and picks that when it is complete', () => {
    const free = board(1, 12, 15);
    expect(typeDigit('', '1', free)).toEqual({ typed: '1', bubble: null });
    expect(typeDigit('1', '5', free)).toEqual({ typed: '', bubble: 2 });
    expect(meant('1', free)).toBe(0);
  });

  it('picks at once a number of two digits that no longer one begins with', () => {
    expect(typeDigit('2', '4', board(24, 2))).toEqual({ typed: '', bubble: 0 });
  });

  it('that leads nowhere after others begins a number of its own', () => {
    expect(typeDigit('1', '7', board(12, 7))).toEqual({ typed: '', bubble: 1 });
    expect(typeDigit('1', '2', board(15, 23))).toEqual({ typed: '2', bubble: null });
  });

  it('that no free bubble has changes nothing', () => {
    expect(typeDigit('', '9', board(1, 12))).toEqual({ typed: '', bubble: null });
    expect(meant('', board(1))).toBeNull();
  });
});
