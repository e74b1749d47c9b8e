import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';
import { wholeNumber } from '../../../text/number.ts';
import { operations } from '../operations.ts';

const asked: { readonly [operation: string]: string } = operations;

const level = (reached: unknown) => (Number.isSafeInteger(reached) ? `level ${wholeNumber(reached as number)}` : undefined);

/** "Addition, level 3, 12 sets" */
export const played = ({ operation }: SetupPart, { data }: { readonly data: { readonly [name: string]: unknown } }) =>
  inLine(asked[String(operation)], level(data['final_level']), countIn(data['total_attempts'], { one: 'set', other: 'sets' }));
