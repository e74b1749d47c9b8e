import { expect, it } from 'vitest';
import { consistencyWhy } from '../../../../../client/words/en/multiplication-table/result.ts';
import { scoreBreakdown } from '../../../../../shared/games/multiplication-table/v1/score.ts';

it.each([
  [60, 0, 'for 70% right or more, twice as much from 90%'],
  [70, 10, 'for 70% right or more, twice as much from 90%'],
  [89, 10, 'for 70% right or more, twice as much from 90%'],
  [90, 20, 'for 90% right or more'],
  [92, 20, 'for 90% right or more'],
])('At %i %% the consistency bonus of a hundred points is %i, and says what it is for', (accuracy, bonus, why) => {
  const { consistencyBonus } = scoreBreakdown({ points: 100, accuracy, answered: 50, answeredMs: 250_000 });
  expect([consistencyBonus, consistencyWhy(accuracy)]).toEqual([bonus, why]);
});
