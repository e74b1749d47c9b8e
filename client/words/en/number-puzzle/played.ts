import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';

/** As the set-up names them (setup.ts), which a list of games need not fetch. */
const boards: { readonly [difficulty: string]: string } = { easy: 'Easy, 3 × 3', medium: 'Medium, 4 × 4', hard: 'Hard, 5 × 5' };

/** "Easy, 3 × 3, 42 moves" */
export const played = ({ difficulty }: SetupPart, { movesCount }: { readonly movesCount?: number | undefined }) =>
  inLine(boards[String(difficulty)], countIn(movesCount, { one: 'move', other: 'moves' }));
