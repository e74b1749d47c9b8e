import { history, type HistoryRow } from '../../../shared/games/calculator-vs-brain/v1/history.ts';
import { isWon, type CalculatorState, type Round } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { problemText } from '../../words/en/calculator-vs-brain/problem.ts';
import * as words from '../../words/en/calculator-vs-brain/result.ts';

/** The last rounds of a duel, for its result. */
export const answersOf = (state: CalculatorState): readonly AnsweredProblem[] => history(state).map(rowOf);

/** All rounds, for the history: the last state has forgotten the first ones of a long duel. */
export function allAnswersOf(states: Iterable<CalculatorState>): readonly AnsweredProblem[] {
  const rounds: Round[] = [];
  for (const state of states) {
    const last = state.rounds.at(-1);
    if (last && last !== rounds.at(-1)) rounds.push(last);
  }
  return rounds.map((round, index) => {
    const { problem, value: userAnswer, ms } = round;
    return rowOf({ idx: index + 1, problem, userAnswer, won: isWon(round), ms });
  });
}

const rowOf = ({ idx, problem, userAnswer, won, ms }: HistoryRow): AnsweredProblem => ({
  idx,
  problem: problemText(problem).printed,
  given: userAnswer === null ? words.tooLate : String(userAnswer),
  unanswered: userAnswer === null,
  answer: String(problem.answer),
  correct: won,
  ms,
});
