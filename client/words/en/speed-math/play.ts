export const progress = (number: number, all: number, right: number) => `Question ${number} of ${all}, ${right} right`;
/** A question with its note, for a screen reader. */
export const withNote = (question: string, note: string) => `${question}, ${note}`;
