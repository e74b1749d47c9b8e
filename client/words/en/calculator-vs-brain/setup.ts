import type { Level } from '../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { inHundredths } from '../text/time.ts';

/** Spec 1 §2 and §9. */
export const levels: { readonly [level in Level]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard', insane: 'Insane' };

export const difficulty = 'Difficulty, and the calculator’s time';
export const numbers = (range: string) => `Numbers ${range}`;
export const operation = 'Operation';

export const howToPlay = 'How to play';
export const steps = ['A question comes up.', 'Type the answer and press Submit.'];
export const lastStep = 'Be right before the bar is full.';
/** Without a clock. */
export const introUntimed = 'You against the calculator.';
export const lastStepUntimed = 'Be right, and you win. The calculator answers after you.';

/** `ms`: the best mean time of an answer. */
export const best = (ms: number) => `Your best with this set-up: ${inHundredths(ms)} an answer`;

/** A duel that was left in the middle, as its offer tells it. */
export const soFar = (asked: string, level: string, won: number, rounds: number) => `${asked}, ${level}: ${won} of ${rounds} rounds won.`;
