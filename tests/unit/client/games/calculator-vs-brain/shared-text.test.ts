import { describe, expect, it } from 'vitest';
import { sharedText } from '../../../../../client/games/calculator-vs-brain/shared-text.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { act, play, playByClock, repeat } from '../../../shared/games/calculator-vs-brain/play.ts';

describe('the text to share', () => {
  it('says how often, how well and at what difficulty', () => {
    const { last } = play({ difficulty: 'insane', operation: 'mixed' }, 'a', [
      ...repeat(3, act(500, 'right'), act(300, 'next')),
      act(100, 'wrong'),
    ]);
    expect(sharedText(last, 75, 'Calculator vs Brain')).toBe(
      'I beat the calculator in 3 of 4 rounds (75%, 3 in a row) at Insane in Calculator vs Brain. Can you?',
    );
  });

  it('speaks of no streak where there is none', () => {
    const { last } = play({ difficulty: 'easy', operation: 'mixed' }, 'a', [act(500, 'right')]);
    expect(sharedText(last, 100, 'Calculator vs Brain')).toBe(
      'I beat the calculator in 1 of 1 round (100%) at Easy in Calculator vs Brain. Can you?',
    );
  });

  it('says Calm of a run by another clock', () => {
    const by = (clock: Clock) =>
      sharedText(playByClock(clock, { difficulty: 'easy', operation: 'mixed' }, 'a', [act(500, 'right')]).last, 100, 'the game');
    expect(by('on')).toContain('in the game. Can you?');
    expect(by('x2')).toContain('in the game (Calm, twice the time). Can you?');
    expect(by('off')).toContain('in the game (Calm). Can you?');
  });
});
