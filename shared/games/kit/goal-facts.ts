/** What a challenge asks, for the window to put into words. */
export interface GoalFacts {
  readonly target: { readonly of: 'points' | 'rightAnswers'; readonly count: number };
  /** What else there is to know of the set-up and its limits, in the order in which it is shown. */
  readonly terms: readonly GoalTerm[];
  /** How it is played, in the order in which it is said. */
  readonly instructions: readonly GoalInstruction[];
  /** The limits within which the target must be reached. Absent if a run ends at its limits by itself. */
  readonly limits?: { readonly moves: number; readonly seconds: number };
}

export type GoalTerm =
  /** Whole seconds; null for a game without a limit. */
  | { readonly kind: 'timeLimit'; readonly seconds: number | null }
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'movesLimit'; readonly count: number }
  /** `size`: tiles along a side. */
  | { readonly kind: 'board'; readonly size: number };

export type GoalInstruction =
  | { readonly kind: 'answerQuestions'; readonly count: number; readonly seconds: number }
  /** Each right answer gives points, and so does accuracy. */
  | { readonly kind: 'scoreAnswers' }
  | { readonly kind: 'reachFinish'; readonly count: number }
  /** What a wrong answer costs in a race. */
  | { readonly kind: 'wrongAnswers' }
  | { readonly kind: 'orderTiles'; readonly moves: number; readonly seconds: number }
  /** What makes a higher score on a board, and what is not there. */
  | { readonly kind: 'scoreBoard' };
