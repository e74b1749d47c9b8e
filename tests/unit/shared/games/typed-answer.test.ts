import { describe, expect, it } from 'vitest';
import { isFullLength, parseTyped } from '../../../../shared/games/kit/typed-answer.ts';

describe('a typed answer', () => {
  it.each([
    ['56', 56],
    [' 56 ', 56],
    ['007', 7],
    ['-5', -5],
    ['−5', -5],
    ['-0', 0],
    ['9999999', 9_999_999],
    ['', null],
    ['-', null],
    ['5.0', null],
    ['5e3', null],
    ['0x10', null],
    ['10000000', null],
    ['1 2', null],
  ])('%j is read as %j', (typed, value) => {
    expect(parseTyped(typed)).toBe(value);
  });

  it.each([
    ['5', false],
    ['56', true],
    ['65', true],
    ['-56', true],
    ['-5', false],
    ['', false],
    ['-', false],
    ['566', true],
  ])('%j is submitted by itself where 56 is right: %j [R9]', (typed, ready) => {
    expect(isFullLength(typed, 56)).toBe(ready);
  });
});
