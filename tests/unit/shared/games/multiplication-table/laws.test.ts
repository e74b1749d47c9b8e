import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableMove } from '../../../../../shared/games/multiplication-table/v1/moves.ts';
import { multiplicationTable } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { describeLaws } from '../game-laws.ts';
import { runs } from './play.ts';

const answer = (value: number): TableMove => ({ type: 'answer', value });

describeLaws({
  game: multiplicationTable,
  runs,
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map(answer),
    fc.constantFrom<TableMove>({ type: 'skip' }, { type: 'end' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000).map(answer),
  counts: ['answered', 'correct'],
});

describe('multiplication-table: what is not possible now', () => {
  it('is an answer during feedback, a skip without one, an end before the first answer [R2, R4]', () => {
    fc.assert(
      fc.property(runs, ({ last, lastMs }) => {
        if (last.feedbackUntilMs === null) expect(multiplicationTable.step(last, { type: 'skip' }, lastMs)).toBe(last);
        else expect(multiplicationTable.step(last, answer(1), lastMs)).toBe(last);
        if (last.answers.length === 0) expect(multiplicationTable.step(last, { type: 'end' }, lastMs)).toBe(last);
      }),
    );
  });
});
