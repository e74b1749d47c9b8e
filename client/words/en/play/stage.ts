/** A game's stage with its task, as a name for screen readers. */
export const withTask = (game: string, task: string) => `${game}: ${task}`;
export const endGame = 'End Game';
export const stop = 'Stop the game';
/** Ends a pause that waits for its player. */
export const goOn = 'Go on';

export const secondsLeft = (seconds: number) => `${seconds} seconds left`;
/** Spec 1 §2. */
export const shortLeft = (seconds: number) => `${seconds}s left`;
/** Stands behind a number of seconds. */
export const unit = ' s';
export const timeIsUp = 'Time is up';

/** The task of the games that ask for a number. */
export const typeAnswer = 'type your answer';
export const yourAnswer = 'Your answer';
export const correct = 'Correct';
export const wrong = 'Wrong';
/** Said of a wrong answer: a slip of the finger is heard as one. */
export const wrongAnswer = (given: string | number, answer: string | number) => `You typed ${given}, the answer is ${answer}`;
