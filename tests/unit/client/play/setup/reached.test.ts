import { expect, it } from 'vitest';
import { reachedIn } from '../../../../../client/play/setup/reached.ts';
import { session } from '../../../shared/progress/sessions.ts';

const game = (id: string, data: { readonly [name: string]: unknown }) => ({ summary: session(id, { data }) });

it('what was reached is that of the latest game that fitted, operation by operation', () => {
  const latest = [
    game('d', { operation: 'addition' }),
    game('c', { operation: 'addition', reached: 9 }),
    game('b', { operation: 'division', reached: 2 }),
    game('a', { operation: 'addition', reached: 17 }),
    game('x', { operation: 'mixed', reached: 99 }),
  ];
  expect(reachedIn(latest)).toEqual(
    new Map([
      ['addition', 9],
      ['division', 2],
    ]),
  );
});
