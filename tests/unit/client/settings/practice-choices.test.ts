import { expect, it } from 'vitest';
import { CHOICES, operationsIn, withOperation } from '../../../../shared/games/practice/practice-choices.ts';
import { choices } from '../../../../client/words/en/settings/practice.ts';

it('each value of a choice of practice has its words, and no other has', () => {
  const worded = Object.entries(choices).map(([name, { options }]) => [name, Object.keys(options).toSorted()]);
  expect(worded).toEqual(Object.entries(CHOICES).map(([name, { values }]) => [name, [...values].toSorted()]));
});

it('operations are ticked one by one, to the last and from none', () => {
  const one = withOperation('', 'division', true);
  expect([one, withOperation(one, 'addition', true)]).toEqual(['division', 'addition,division']);
  const none = withOperation(one, 'division', false);
  expect([none, operationsIn(none), withOperation(none, 'addition', true)]).toEqual(['none', [], 'addition']);
});

it('an operation that only a newer app knows is left out', () => {
  expect(operationsIn('addition,roots')).toEqual(['addition']);
});
