import { amount, percent, wholeNumber } from '../../../text/number.ts';

export const brainWins = 'Your brain wins!';
export const calculatorWins = 'The calculator wins this time.';
export const draw = 'A draw!';

export const winRate = 'Win rate';
export const winRateMeans = 'Win rate is how many rounds you won of each 100.';
export const bestStreak = 'Best streak';
export const bestStreakMeans = 'Best streak is the most rounds you won in a row.';
export const bestTime = 'Best time';

/** The figures for a screen reader. */
interface Figures {
  readonly yours: number;
  readonly its: number;
  readonly streak: number;
  readonly rate: number;
}

export const spoken = ({ yours, its, streak, rate }: Figures) =>
  `your wins ${yours}, calculator wins ${its}, best streak ${streak}, win rate ${rate} percent`;

/** Stands in the history where an answer would. */
export const tooLate = 'too late';

export const finalResults = 'Final Results';
export const yourWins = 'Your wins';
export const itsWins = 'Calculator wins';

/** Which level fits better than the one that was played, and a button that fills it in. */
export const fits = (level: string, won: number, rounds: number, played: string) =>
  `${level} fits you: you won ${wholeNumber(won)} of ${wholeNumber(rounds)} against ${played}.`;
export const setUp = (level: string) => `Set up ${level}`;

/** The game with how it was played: "Calculator vs Brain (Calm)". */
export const inManner = (game: string, manner: string) => `${game} (${manner})`;

/** A result in a few words, as it is shared. */
interface Shared {
  readonly won: number;
  readonly rounds: number;
  readonly rate: number;
  readonly level: string;
  readonly game: string;
}

export const shared = ({ won, rounds, rate, level, game }: Shared) =>
  `I beat the calculator in ${wholeNumber(won)} of ${amount(rounds, { one: 'round', other: 'rounds' })} (${percent(rate)}) at ${level} in ${game}. Can you?`;
export const sharedStreak = ({ won, rounds, rate, level, game }: Shared, streak: number) =>
  `I beat the calculator in ${wholeNumber(won)} of ${amount(rounds, { one: 'round', other: 'rounds' })} (${percent(rate)}, ${streak} in a row) at ${level} in ${game}. Can you?`;
