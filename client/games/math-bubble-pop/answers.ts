import type { BubblePopState, Verdict } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { oneSolution } from '../../../shared/games/math-bubble-pop/v1/solve.ts';
import type { AnsweredProblem } from '../../play/result/problem-times.ts';
import { expressionText, targetText } from '../../words/en/math-bubble-pop/set.ts';

/** Every set that was checked, with a right one beside a wrong one: what a state says of it is gone with the next board. */
export function allAnswersOf(states: Iterable<BubblePopState>): readonly AnsweredProblem[] {
  const rows: AnsweredProblem[] = [];
  let before: Verdict | null = null;
  for (const state of states) {
    const { verdict, checked } = state;
    if (verdict && checked && verdict !== before) {
      const { operator, numbers, target, right } = verdict;
      const given = expressionText(operator, numbers);
      const answer = right ? given : expressionText(operator, oneSolution(state));
      rows.push({ idx: rows.length + 1, problem: targetText(operator, target), given, answer, correct: right, ms: checked.ms });
    }
    before = verdict;
  }
  return rows;
}
