/** The button that ends a practice, at any time and without a question. */
export const end = 'End';
export const notKnown = 'I don’t know';

/** In a placement: the answer was taken, and nothing is said of it. */
export const noted = 'Noted';

export const newFact = 'New';
export const gotIt = 'Got it';
export const newSpoken = (solved: string, hint: string) => `New: ${solved}. ${hint}`;

const typeOnce = (answer: number) => `Type ${answer} once`;
/** Under the slot, while the solution is typed once. `given`: null for "I don't know". */
export const toType = (given: number | null, answer: number) => (given === null ? typeOnce(answer) : `Not ${given}. ${typeOnce(answer)}`);
/** For a number that is not the solution. */
export const notThat = (typed: number, answer: number) => `You typed ${typed}. Type ${answer}`;
/** Screen readers say nothing of a text that stays: the same number typed again ends with one more space. */
export const notThatSpoken = ({ value, nth }: { readonly value: number; readonly nth: number }, answer: number) =>
  `${notThat(value, answer)}.${nth % 2 === 0 ? '\u00a0' : ''}`;
export const solutionSpoken = (given: number | null, solved: string, hint: string, answer: number) =>
  [given === null ? '' : `You typed ${given}.`, `${solved}.`, hint, `${typeOnce(answer)}.`].filter((text) => text !== '').join(' ');

export const progress = (done: number, total: number) => `Practice: ${done} of ${total}`;
