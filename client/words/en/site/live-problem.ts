/** Spec 2 §2, Instant feedback page, to the letter. */
export const feedback = { right: 'Correct! Great job!', wrong: 'Try again!' };

export const writeAnswer = 'Go on, write the answer.';
