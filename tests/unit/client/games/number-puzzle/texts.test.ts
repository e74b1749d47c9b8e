import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { achievementText } from '../../../../../client/games/number-puzzle/achievement-labels.ts';
import { movesText, sizeLabel } from '../../../../../client/games/number-puzzle/labels.ts';
import { perMoveText, spokenTime, timeText } from '../../../../../client/games/number-puzzle/time-text.ts';

describe('a time', () => {
  it.each([
    [0, '0:00.0', '0.0 seconds'],
    [99, '0:00.0', '0.0 seconds'],
    [23_456, '0:23.4', '23.4 seconds'],
    [59_999, '0:59.9', '59.9 seconds'],
    [60_000, '1:00.0', '1 minute 0.0 seconds'],
    [725_050, '12:05.0', '12 minutes 5.0 seconds'],
    [6_000_000, '100:00.0', '100 minutes 0.0 seconds'],
  ])('of %i ms is written %s and said %s', (ms, written, said) => {
    expect(timeText(ms)).toBe(written);
    expect(spokenTime(ms)).toBe(said);
  });

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
    expect([movesText(0), movesText(1), movesText(2)]).toEqual(['0 moves', '1 move', '2 moves']);
  });
});
