import { calculatorMs, isWon, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../../shared/games/calculator-vs-brain/v1/text.ts';
import { inSeconds } from './labels.ts';

/** The round whose result is in sight, or undefined while a question is. */
export const decidedRound = ({ phase, rounds }: CalculatorState): Round | undefined => (phase === 'asking' ? undefined : rounds.at(-1));

/** What a result panel says. */
export interface RoundWords {
  /** Shown for a while above the title; null for a lost round. */
  readonly cheer: string | null;
  readonly title: string;
  readonly detail: string;
  /** All of it for who hears it. */
  readonly spoken: string;
}

const SEVERAL = 3;

function cheerOf({ streak, playerWins, bestTimeMs }: CalculatorState, round: Round): string {
  if (playerWins > 1 && round.ms === bestTimeMs) return 'New best time!';
  return streak >= SEVERAL ? `${streak} in a row!` : 'You beat the calculator!';
}

/** The words for a decided round. */
export function roundWords(state: CalculatorState, round: Round): RoundWords {
  const { printed } = problemText(round.problem);
  const { answer } = round.problem;
  if (isWon(round)) {
    const cheer = cheerOf(state, round);
    const detail = `${inSeconds(calculatorMs(state) - round.ms)} before the calculator`;
    return { cheer, title: 'You win!', detail, spoken: `Correct. ${cheer} ${detail.replace(' s ', ' seconds ')}.` };
  }
  const reason = round.value === null ? 'Too late' : 'Wrong';
  const title = 'The calculator wins';
  return { cheer: null, title, detail: `${printed} = ${answer}`, spoken: `${reason}. The answer is ${answer}. ${title}.` };
}
