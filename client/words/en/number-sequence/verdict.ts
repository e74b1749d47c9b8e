/** The verdict on a round, in a few words. */
export const allCorrect = 'All correct!';
export const someRight = (right: number, all: number) => `${right} of ${all} right`;
/** The same for whoever hears it, with what was wrong, a number a line. `given`: undefined for nothing. */
export const spokenRight = 'Correct. All numbers right.';
export const spokenMistake = (place: number, number: string, given: string | undefined) =>
  given === undefined ? `Number ${place} was ${number}.` : `Number ${place} was ${number}, you typed ${given}.`;
export const spokenWrong = (verdict: string, mistakes: readonly string[]) => [`Wrong. ${verdict}.`, ...mistakes].join('\n');
