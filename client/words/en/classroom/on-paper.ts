import type { AskedForm } from '../../../../shared/memory/facts.ts';
import type { PaperProblem } from '../../../../shared/games/kit/paper-form.ts';
import { amount } from '../../../text/number.ts';

/** A round on paper: what is printed, and a sheet that is brought in. */

export const title = 'On paper';
export const lead = 'For pupils without a device: the same problems as on a screen. It fits A4 and Letter.';
export const what = 'What to print';
export const kinds = { print: 'Sheet', cards: 'Flash cards' };
export const count = (problems: number) => `${amount(problems, { one: 'problem', other: 'problems' })}.`;
export const firstOf = (problems: number) =>
  `A clock ends this round on a device, or the pupil. On paper it is the first ${problems} problems.`;
export const cards = (different: number) => `${amount(different, { one: 'card', other: 'cards' })}, one for each different problem.`;
export const noTime = 'Paper tells no times, only what was right and wrong.';
export const print = 'Print';
export const showAnswers = 'Show answers';
export const hideAnswers = 'Hide answers';
export const bringIn = 'Bring in a sheet';
export const back = 'Back to the round';
export const scan = 'QR code of this round, to play it on a device';
export const newer = 'A newer Tenfold made this round. Update this device, then it can be printed here.';

const FORMS: { readonly [form in AskedForm]: (problem: PaperProblem) => string } = {
  add: ({ a, b }) => `${a} + ${b}`,
  subtract: ({ a, b }) => `${a} − ${b}`,
  multiply: ({ a, b }) => `${a} × ${b}`,
  divide: ({ a, b }) => `${a} ÷ ${b}`,
  power: ({ a, b }) => `${a}${['', '', '²', '³', '⁴'][b]}`,
  fraction: ({ a, b, c }) => `${a}/${b} of ${c}`,
  percent: ({ a, b }) => `${a}% of ${b}`,
  'solve-add': ({ a, b }) => `x + ${a} = ${b}`,
  'solve-subtract': ({ a, b }) => `x − ${a} = ${b}`,
  'solve-multiply': ({ a, b }) => `${a}x = ${b}`,
  'rectangle-area': ({ a, b }) => `Area of a rectangle ${a} × ${b}`,
  'rectangle-perimeter': ({ a, b }) => `Perimeter of a rectangle ${a} × ${b}`,
  'circle-area': ({ a }) => `Area of a circle, radius ${a}`,
};
const isEquation = ({ form }: PaperProblem) => form === 'solve-add' || form === 'solve-subtract' || form === 'solve-multiply';
/** "7 × 8", or "x + 3 = 10": on the front of a card. */
export const front = (problem: PaperProblem) => FORMS[problem.form](problem);
/** "56", or "x = 7": on its back. */
export const backOf = (problem: PaperProblem) => (isEquation(problem) ? `x = ${problem.answer}` : String(problem.answer));
/** "7 × 8 =", or "x + 3 = 10, x =": what is written before the place for the answer. */
export const asked = (problem: PaperProblem) => (isEquation(problem) ? `${front(problem)}, x =` : `${front(problem)} =`);
/** "7 × 8 = 56" */
export const solved = (problem: PaperProblem) => `${asked(problem)} ${problem.answer}`;
/** Where the area of a circle is asked. */
export const circles = 'π = 3.14, rounded to the nearest whole number';

/** A sheet that was worked out. */
export const whose = 'Whose sheet is it?';
export const nobodyYet = 'Nobody is in this class yet. Add pupils first.';
export const addPupils = 'Add pupils';
export const isIn = 'brought in';
export const mark = (name: string) => `${name}: tap each one that is wrong or empty.`;
export const other = 'Other pupil';
export const chooseLater = 'There are different results now. Choose one in the round.';
