import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';
import { operations } from '../operations.ts';

const asked: { readonly [operation: string]: string } = operations;
/** As the set-up names them (setup.ts), which a list of games need not fetch. */
const levels: { readonly [level: string]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard', insane: 'Insane' };

/** "Division, Hard, 12 rounds" */
export const played = ({ operation, difficulty }: SetupPart, { data }: { readonly data: { readonly [name: string]: unknown } }) =>
  inLine(asked[String(operation)], levels[String(difficulty)], countIn(data['totalProblems'], { one: 'round', other: 'rounds' }));
