export const title = 'Go on where you stopped?';
export const putAway = 'Put away';
export const resume = 'Resume';
/** What a resumed run begins with, in most games. */
export const freshQuestion = 'Your answers are still here. You get a fresh question.';
export const clockGoesOn = 'The clock goes on where it stood.';

/** A run that this build cannot resume. */
export const newerTitle = 'A game is waiting';
export const newer = 'It was begun with another version of Tenfold. It is kept safe for now.';
export const ok = 'OK';
