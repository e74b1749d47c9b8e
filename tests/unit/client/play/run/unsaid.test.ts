import { expect, it } from 'vitest';
import { unsaid } from '../../../../../client/play/run/unsaid.ts';

it('of a text that has grown in its middle, what is new is said alone', () => {
  const first = unsaid('Well done! 155 points, 1.5 s an answer. Level 3 reached.', new Set());
  expect(first).toEqual(['Well done!', '155 points, 1.5 s an answer.', 'Level 3 reached.']);
  const grown = 'Well done! 155 points, 1.5 s an answer. A perfect run: not one missed. Level 3 reached. New best';
  expect(unsaid(grown, new Set(first))).toEqual(['A perfect run: not one missed.', 'New best']);
  expect(unsaid('', new Set(first))).toEqual([]);
});
