import { calculatorMs, isWon, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../words/en/calculator-vs-brain/problem.ts';
import { inHundredths } from '../../text/time.ts';

/** The round whose result is in sight, or undefined while a question is. */
export const decidedRound = ({ phase, rounds }: CalculatorState): Round | undefined => (phase === 'asking' ? undefined : rounds.at(-1));

/** What a result panel says. */
export interface RoundWords {
  /** Whether the player won. */
  readonly won: boolean;
  /** The headline. */
  readonly title: string;
  readonly detail: string;
  /** The whole text for a screen reader. */
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
    const title = cheerOf(state, round);
    const detail = `${inHundredths(calculatorMs(state) - round.ms)} before the calculator`;
    return { won: true, title, detail, spoken: `Correct. ${title} ${detail.replace(' s ', ' seconds ')}.` };
  }
  const reason = round.value === null ? 'Too late' : 'Wrong';
  const title = 'The calculator wins';
  return { won: false, title, detail: `${printed} = ${answer}`, spoken: `${reason}. The answer is ${answer}. ${title}.` };
}
