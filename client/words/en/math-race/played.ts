import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';
import { operations } from '../operations.ts';

const asked: { readonly [operation: string]: string } = operations;

/** "Addition, 1 to 10, 20 right answers" */
export const played = ({ operation, from, to, target }: SetupPart) =>
  inLine(
    asked[String(operation)],
    from === undefined ? undefined : `${from} to ${to}`,
    countIn(target, { one: 'right answer', other: 'right answers' }),
  );
