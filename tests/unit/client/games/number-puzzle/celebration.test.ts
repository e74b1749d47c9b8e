import { describe, expect, it } from 'vitest';
import { skips } from '../../../../../client/ui/feedback/celebrations.ts';
import { confettiParts, confettiWaitsMs, nextChangeAt, stageAt } from '../../../../../client/games/number-puzzle/celebration.ts';

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

  it('changes when each part of the confetti is made, at 1.5 s, at 4 s, and when the confetti is down', () => {
    const changes = [0];
    for (let next = nextChangeAt(0); next !== undefined; next = nextChangeAt(next)) changes.push(next);
    expect(changes).toEqual([0, 600, 1_000, 1_500, 4_000, 4_500]);
  });

  it.each([
    [599, undefined, 0],
    [600, undefined, 1],
    [1_000, undefined, 2],
    [1_500, undefined, 2],
    [4_499, undefined, 2],
    [4_500, undefined, 0],
    // Skipped while it falls, it goes on falling; skipped before, there is none.
    [3_000, 2_000, 2],
    [3_000, 1_000, 0],
    [1_000, 900, 0],
  ])('has at %i ms, skipped at %j, so many parts of the confetti: %i', (ms, skippedAtMs, parts) => {
    expect(confettiParts(ms, skippedAtMs)).toBe(parts);
  });

  it('lets each part fall 1.5 s after the solved board, and at once if it was made late', () => {
    expect([600, 1_400, 1_500, 2_000].map(confettiWaitsMs)).toEqual([900, 100, 0, 0]);
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
