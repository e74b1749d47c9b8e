import { expect, it } from 'vitest';
import * as duel from '../../../../client/games/calculator-vs-brain/labels.ts';
import * as race from '../../../../client/games/math-race/labels.ts';
import * as table from '../../../../client/games/multiplication-table/labels.ts';
import * as duelRun from '../../shared/games/calculator-vs-brain/play.ts';
import * as raceRun from '../../shared/games/math-race/play.ts';
import * as tableRun from '../../shared/games/multiplication-table/play.ts';

it('the offer of a race that was left counts its right answers', () => {
  const config = { operation: 'addition', from: 1, to: 10, target: 6 } as const;
  const { last } = raceRun.play(config, 'left', [...raceRun.repeat(3, 'right', 900), raceRun.act(900, 'wrong')]);
  expect(race.soFar(last)).toBe('Addition, 1 to 10: 3 of 6 right answers.');
});

it('the offer of tables that were left counts the answered questions', () => {
  const after = (times: number) => tableRun.play({ mode: 'challenge', table: 9 }, 'left', tableRun.answered(times, 'right', 3_000)).last;
  expect(table.soFar(after(1))).toBe('Challenge, Table 9: 1 question answered.');
  expect(table.soFar(after(3))).toBe('Challenge, Table 9: 3 questions answered.');
});

it('the offer of a duel that was left counts the rounds that were won', () => {
  const round = (does: 'right' | 'wrong') => [duelRun.act(500, does), duelRun.act(300, 'next')];
  const { last } = duelRun.play({ difficulty: 'easy', operation: 'mixed' }, 'left', [...round('right'), ...round('wrong')]);
  expect(duel.soFar(last)).toBe('Mixed, Easy: 1 of 2 rounds won.');
});
