import type { Round } from '../../../shared/classroom/round.ts';

/** The class round that was chosen on its page in this window, until it begins: a reload begins nothing anew. */
let asked: Round | undefined;

export const askForRound = (round: Round): void => {
  asked = round;
};

export const askedRound = (): Round | undefined => asked;

export const forgetAskedRound = (): void => {
  asked = undefined;
};
