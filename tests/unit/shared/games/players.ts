import type { CalculatorMove } from '../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { totalProblems, type CalculatorState } from '../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import type { Clock } from '../../../../shared/games/kit/clock.ts';
import type { Go } from '../../../../shared/games/kit/go.ts';
import type { BubblePopMove } from '../../../../shared/games/math-bubble-pop/v2/moves.ts';
import { attemptsOf, canCheck, isPicking, type BubblePopState } from '../../../../shared/games/math-bubble-pop/v1/state.ts';
import { oneSolution } from '../../../../shared/games/math-bubble-pop/v1/solve.ts';
import type { MathRaceMove } from '../../../../shared/games/math-race/v1/moves.ts';
import type { MathRaceState } from '../../../../shared/games/math-race/v1/rules.ts';
import type { TableMove } from '../../../../shared/games/multiplication-table/v1/moves.ts';
import type { TableState } from '../../../../shared/games/multiplication-table/v2/rules.ts';
import { hintFor } from '../../../../shared/games/number-puzzle/v1/hint.ts';
import type { NumberPuzzleMove } from '../../../../shared/games/number-puzzle/v1/moves.ts';
import type { NumberPuzzleState } from '../../../../shared/games/number-puzzle/v1/rules.ts';
import type { NumberSequenceMove } from '../../../../shared/games/number-sequence/v1/moves.ts';
import type { NumberSequenceState } from '../../../../shared/games/number-sequence/v1/rules.ts';
import type { PracticeMove } from '../../../../shared/games/practice/v2/moves.ts';
import type { PracticeState } from '../../../../shared/games/practice/v1/state.ts';
import type { SpeedMathMove } from '../../../../shared/games/speed-math/v1/moves.ts';
import type { SpeedMathState } from '../../../../shared/games/speed-math/v2/rules.ts';

/** What a player does next and after how long; `wait` for what falls due. */
export type Next<Move> = { readonly move: Move; readonly afterMs: number } | 'wait';

/** How long the player takes: over an answer, and over what needs no thought (a slide, a next pick, a key that goes on). Ms. */
export interface Pace {
  readonly answer: () => number;
  readonly hand: () => number;
}

/** As fast as a forger writes. */
export const AT_ONCE: Pace = { answer: () => 0, hand: () => 0 };

export const playsSpeedMath =
  (pace: Pace) =>
  ({ feedbackUntilMs, problem }: SpeedMathState): Next<SpeedMathMove> =>
    feedbackUntilMs === null ? { move: { type: 'answer', value: problem.answer }, afterMs: pace.answer() } : 'wait';

export const playsMathRace =
  (pace: Pace) =>
  ({ feedbackUntilMs, problem }: MathRaceState): Next<MathRaceMove> =>
    feedbackUntilMs === null ? { move: { type: 'answer', value: problem.answer }, afterMs: pace.answer() } : 'wait';

/** A player of either, who without a clock goes on by a move of their own. */
export const goingOn =
  <Move, State extends { readonly config: { readonly clock: Clock }; readonly feedbackUntilMs: number | null }>(
    pace: Pace,
    plays: (state: State) => Next<Move>,
  ) =>
  (state: State): Next<Move | Go> =>
    state.feedbackUntilMs !== null && state.config.clock === 'off' ? { move: { type: 'go' }, afterMs: pace.hand() } : plays(state);

/** Ends a table without a limit after so many answers. */
export const playsTable =
  (pace: Pace, most = Infinity) =>
  ({ feedbackUntilMs, question, answers }: TableState): Next<TableMove> => {
    if (feedbackUntilMs !== null) return { move: { type: 'skip' }, afterMs: pace.hand() };
    return answers.length >= most
      ? { move: { type: 'end' }, afterMs: pace.hand() }
      : { move: { type: 'answer', value: question.answer }, afterMs: pace.answer() };
  };

export const playsCalculator =
  (pace: Pace, most = Infinity) =>
  (state: CalculatorState): Next<CalculatorMove> => {
    if (state.phase === 'asking') return { move: { type: 'answer', value: state.problem.answer }, afterMs: pace.answer() };
    return { move: { type: totalProblems(state) >= most ? 'end' : 'next' }, afterMs: pace.hand() };
  };

export const playsPuzzle =
  (pace: Pace) =>
  ({ cells, size }: NumberPuzzleState): Next<NumberPuzzleMove> => ({
    move: { type: 'slide', cell: hintFor(cells, size)?.cell ?? 0 },
    afterMs: pace.hand(),
  });

export const playsSequence =
  (pace: Pace) =>
  ({ phase, numbers, entries }: NumberSequenceState): Next<NumberSequenceMove> => {
    if (phase === 'ready') return 'wait';
    if (phase === 'memorize') return { move: { type: 'known' }, afterMs: pace.answer() };
    if (phase === 'review') return { move: { type: 'next' }, afterMs: pace.hand() };
    const index = entries.indexOf(null);
    if (index < 0) return { move: { type: 'check' }, afterMs: pace.hand() };
    return { move: { type: 'enter', index, value: numbers[index] ?? null }, afterMs: index === 0 ? pace.answer() : pace.hand() };
  };

/** The next bubble of a set that is right. */
function nextBubble(state: BubblePopState): number {
  const number = oneSolution(state)[state.picked.length];
  return state.bubbles.find((bubble) => bubble.number === number && !state.picked.includes(bubble.id))?.id ?? 0;
}

/** Ends the game after so many sets. */
export const playsBubblePop =
  (pace: Pace, most = Infinity) =>
  (state: BubblePopState): Next<BubblePopMove> => {
    const isCalm = state.config.clock === 'off';
    if (!isPicking(state)) return isCalm ? { move: { type: 'go' }, afterMs: pace.hand() } : 'wait';
    if (isCalm && canCheck(state)) return { move: { type: 'check' }, afterMs: pace.hand() };
    if (attemptsOf(state) >= most) return { move: { type: 'end' }, afterMs: pace.hand() };
    return { move: { type: 'pick', bubble: nextBubble(state) }, afterMs: state.picked.length === 0 ? pace.answer() : pace.hand() };
  };

/** Ends a practice after so many answers. */
export const playsPractice =
  (pace: Pace, most = Infinity) =>
  ({ config, phase, question, answers }: PracticeState): Next<PracticeMove> => {
    if (phase === 'right' || phase === 'noted') return config.clock === 'off' ? { move: { type: 'go' }, afterMs: pace.hand() } : 'wait';
    if (phase === 'new') return { move: { type: 'got-it' }, afterMs: pace.hand() };
    if (phase === 'solution') return { move: { type: 'retype', value: question.answer }, afterMs: pace.hand() };
    return (answers?.idx ?? 0) >= most
      ? { move: { type: 'end' }, afterMs: pace.hand() }
      : { move: { type: 'answer', value: question.answer, sent: 'auto' }, afterMs: pace.answer() };
  };
