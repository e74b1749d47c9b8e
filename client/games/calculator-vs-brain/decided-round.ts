import { calculatorMs, isWon, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { problemText } from '../../words/en/calculator-vs-brain/problem.ts';
import * as words from '../../words/en/calculator-vs-brain/play.ts';

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

function cheerOf({ config, streak, playerWins, bestTimeMs }: CalculatorState, round: Round): string {
  if (playerWins > 1 && round.ms === bestTimeMs) return words.newBest;
  if (streak >= SEVERAL) return words.inARow(streak);
  return isUntimed(config) ? words.right : words.beaten;
}

/** The words for a decided round. */
export function roundWords(state: CalculatorState, round: Round): RoundWords {
  const { printed } = problemText(round.problem);
  const { answer } = round.problem;
  if (isWon(round)) {
    const title = cheerOf(state, round);
    if (isUntimed(state.config)) return { won: true, title, detail: words.rightToo, spoken: words.spokenRight(title) };
    const aheadMs = calculatorMs(state) - round.ms;
    return { won: true, title, detail: words.ahead(aheadMs), spoken: words.spokenWin(title, aheadMs) };
  }
  const spoken = round.value === null ? words.spokenLate(answer) : words.spokenWrong(round.value, answer);
  return { won: false, title: words.lost, detail: `${printed} = ${answer}`, spoken };
}
