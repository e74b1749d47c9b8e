/** The verdict on a round, in a few words. */
export const allCorrect = 'All correct!';
export const someRight = (right: number, all: number) => `${right} of ${all} right`;
/** The same for a screen reader, with the expected numbers. */
export const spokenRight = 'Correct. All numbers right.';
export const spokenWrong = (verdict: string, numbers: readonly string[]) => `Wrong. ${verdict}. The numbers were ${numbers.join(', ')}.`;
