import { describe, expect, it } from 'vitest';
import { submitsItself, typedRoom } from '../../../../../shared/games/multiplication-table/v1/submit.ts';

describe('the automatic submit', () => {
  it.each([
    // answer 6: right at once; a wrong digit waits for Enter or a second character
    ['6', 6, true],
    ['7', 6, false],
    ['12', 6, true],
    ['06', 6, true],
    // answer 56
    ['', 56, false],
    ['5', 56, false],
    ['56', 56, true],
    ['54', 56, true],
    // answer 132: two characters are not enough, or three-digit answers would be cut (decision G7)
    ['13', 132, false],
    ['132', 132, true],
    ['131', 132, true],
    // answer 1200
    ['120', 1200, false],
    ['1200', 1200, true],
    ['-', 56, false],
    ['5x', 56, false],
  ])('%j where %i is right: %j [R9]', (typed, answer, submits) => {
    expect(submitsItself(typed, answer)).toBe(submits);
  });

  it.each([
    [6, 2],
    [56, 2],
    [132, 3],
    [1200, 4],
  ])('an answer of %i leaves room for %i characters [R9]', (answer, room) => {
    expect(typedRoom(answer)).toBe(room);
  });
});
