import { describe, expect, it } from 'vitest';
import { createSight } from '../../../../client/classroom/camera/sight.ts';

/** What is told of pictures that follow one another: their time in ms, and the codes in each. */
function told(...pictures: readonly (readonly [atMs: number, ...codes: string[]])[]): readonly string[] {
  const sight = createSight();
  return pictures.flatMap(([atMs, ...codes]) => sight(codes, atMs));
}

describe('A code before a camera', () => {
  it('is told once, however long it is shown', () => {
    expect(told([0, 'A'], [170, 'A'], [9_000], [9_000, 'A'])).toEqual(['A', 'A']);
    expect(told(...Array.from({ length: 200 }, (_, n) => [n * 170, 'A'] as const))).toEqual(['A']);
  });

  it('is told once when single pictures miss it, and again after two seconds out of sight', () => {
    expect(told([0, 'A'], [170], [340], [2_100 - 170, 'A'])).toEqual(['A']);
    expect(told([0, 'A'], [170], [1_999, 'A'], [3_998, 'A'], [5_998, 'A'])).toEqual(['A', 'A']);
  });

  it('is told again once another was seen', () => {
    expect(told([0, 'A'], [170, 'B'], [340, 'A'])).toEqual(['A', 'B', 'A']);
  });

  it('beside others is told once, as each of them', () => {
    expect(told([0, 'A', 'B', 'A'], [170, 'A'], [340, 'B'], [510, 'A', 'B'], [680, 'C', 'A'])).toEqual(['A', 'B', 'C']);
  });
});
