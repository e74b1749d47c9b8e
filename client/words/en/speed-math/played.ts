import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';
import { operations } from '../operations.ts';

/** As the set-up names them (setup.ts), which a list of games need not fetch. */
const asked: { readonly [operation: string]: string } = {
  ...operations,
  fractions: 'Fractions',
  percentages: 'Percentages',
  algebra: 'Algebra',
  geometry: 'Geometry',
};
const levels: { readonly [difficulty: string]: string } = {
  single: 'Easy',
  double: 'Medium',
  three: 'Hard',
  large: 'Expert',
  fit: 'Fit to me',
};

/** "Division, Medium, friendly numbers, 15 questions". Numbers of one digit are friendly in any case. */
export const played = ({ operation, difficulty, friendly, questions }: SetupPart) =>
  inLine(
    asked[String(operation)],
    levels[String(difficulty)],
    friendly === true && difficulty !== 'single' && difficulty !== 'fit' ? 'friendly numbers' : undefined,
    countIn(questions, { one: 'question', other: 'questions' }),
  );
