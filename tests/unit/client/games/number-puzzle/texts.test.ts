import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { achievementText } from '../../../../../client/games/number-puzzle/achievement-labels.ts';
import { perMoveText, sizeLabel } from '../../../../../client/games/number-puzzle/labels.ts';
import { moves } from '../../../../../client/words/en/number-puzzle/play.ts';

describe('a time', () => {
  it.each([
    [23_800, 34, '0.70'],
    [100_000, 3, '33.33'],
    [0, 1, '0.00'],
    [500, 0, '0.50'],
  ])('of %i ms for %i moves is %s seconds each', (ms, moves, text) => {
    expect(perMoveText(ms, moves)).toBe(text);
  });
});

describe('the labels', () => {
  it('of achievements are those of the specification (spec 1 §2)', () => {
    const labels = new Set(ACHIEVEMENTS.map((key) => achievementText(key).label));
    expect([...labels]).toEqual(['First Clear', 'Speed Run', 'Efficient', 'Master']);
    expect(achievementText('speed_medium')).toEqual({ label: 'Speed Run', board: 'Medium', rarity: 'rare' });
  });

  it('of boards and moves read well', () => {
    expect(sizeLabel('hard')).toBe('5 × 5');
    expect([moves(0), moves(1), moves(2)].map((text) => text.replaceAll(/<.*?>/g, ''))).toEqual(['0 moves', '1 move', '2 moves']);
  });
});
