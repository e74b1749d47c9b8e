import { hundredths } from '../../../text/time.ts';
import { inHundredths } from '../text/time.ts';

export const you = 'You';
export const calculator = 'Calculator';

export const wins = 'Wins';
/** Stands between the player's wins and the calculator's, for a screen reader. */
export const against = ', calculator ';
export const streak = 'Streak';
export const bestTime = 'Best time';

export const roundResult = 'Round result';
export const nextRound = 'Next Round';

export const newBest = 'New best time!';
export const inARow = (rounds: number) => `${rounds} in a row!`;
export const beaten = 'You beat the calculator!';
/** Without a clock, where the calculator answers after the player. */
export const right = 'You were right!';
export const rightToo = 'The calculator was right too.';
export const spokenRight = (cheer: string) => `Correct. ${cheer} ${rightToo}`;
export const ahead = (ms: number) => `${inHundredths(ms)} before the calculator`;
export const spokenWin = (cheer: string, ms: number) => `Correct. ${cheer} ${hundredths(ms)} seconds before the calculator.`;

export const lost = 'The calculator wins';
export const tooLate = 'Too late';
export const spokenLate = (answer: number) => `Too late. The answer is ${answer}. The calculator wins.`;
export const spokenWrong = (given: number, answer: number) => `You typed ${given}, the answer is ${answer}. The calculator wins.`;
