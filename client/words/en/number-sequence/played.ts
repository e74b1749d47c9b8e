import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';

/** "3 numbers of 2 digits, 3 rounds" */
export const played = ({ count, digits, rounds }: SetupPart) => {
  const [numbers, length] = [countIn(count, { one: 'number', other: 'numbers' }), countIn(digits, { one: 'digit', other: 'digits' })];
  return inLine(numbers && length && `${numbers} of ${length}`, countIn(rounds, { one: 'round', other: 'rounds' }));
};
