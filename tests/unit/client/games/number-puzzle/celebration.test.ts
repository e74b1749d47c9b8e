import { describe, expect, it } from 'vitest';
import { skips } from '../../../../../client/games/number-puzzle/use-celebration.ts';
import { isConfettiTime, nextChangeAt, stageAt } from '../../../../../client/games/number-puzzle/celebration.ts';

describe('the celebration (G6)', () => {
  it.each([
    [0, 'solving'],
    [1_499, 'solving'],
    [1_500, 'celebrating'],
    [3_999, 'celebrating'],
    [4_000, 'completed'],
    [60_000, 'completed'],
  ])('is, %i ms after the solved board, %s', (ms, stage) => {
    expect(stageAt(ms)).toBe(stage);
  });

  it('changes at 1.5 s, at 4 s, and when the confetti is down', () => {
    const changes = [0];
    for (let next = nextChangeAt(0); next !== undefined; next = nextChangeAt(next)) changes.push(next);
    expect(changes).toEqual([0, 1_500, 4_000, 4_500]);
  });

  it.each([
    [1_499, undefined, false],
    [1_500, undefined, true],
    [4_499, undefined, true],
    [4_500, undefined, false],
    // Skipped while it falls, it goes on falling; skipped before, there is none.
    [3_000, 2_000, true],
    [3_000, 1_000, false],
  ])('has confetti at %i ms, skipped at %j: %j', (ms, skippedAtMs, confetti) => {
    expect(isConfettiTime(ms, skippedAtMs)).toBe(confetti);
  });
});

describe('a press during the celebration', () => {
  const press = { repeat: false, ctrlKey: false, altKey: false, metaKey: false };

  it.each(['Enter', ' ', 'ArrowUp', 'x', 'Escape'])('of %j skips it', (key) => {
    expect(skips({ ...press, key })).toBe(true);
  });

  it('that is held down, leads elsewhere or is meant for the browser does not', () => {
    for (const key of ['Tab', 'Shift', 'Control', 'Meta']) expect(skips({ ...press, key })).toBe(false);
    for (const part of [{ repeat: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(skips({ ...press, ...part, key: 'r' })).toBe(false);
    }
  });
});
