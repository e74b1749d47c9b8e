import type { Problem } from './problem.ts';
import { isWon, totalProblems, type CalculatorState } from './rules.ts';

/** A row of the history: a decided round. `idx` counts all rounds of the run from 1. */
export interface HistoryRow {
  readonly idx: number;
  readonly problem: Problem;
  /** The player's answer; null if the calculator was first. */
  readonly userAnswer: number | null;
  readonly won: boolean;
  readonly ms: number;
}

/** The last rounds in their order, at most ROUNDS_KEPT. */
export function history(state: Pick<CalculatorState, 'rounds' | 'playerWins' | 'calculatorWins'>): readonly HistoryRow[] {
  const before = totalProblems(state) - state.rounds.length;
  return state.rounds.map((round, i) => ({
    idx: before + i + 1,
    problem: round.problem,
    userAnswer: round.value,
    won: isWon(round),
    ms: round.ms,
  }));
}
