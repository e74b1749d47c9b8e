import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import type { SpeedMathState } from '../../../shared/games/speed-math/v1/rules.ts';
import { digitsOf, isFullLength, parseTyped } from '../../../shared/games/typed-answer.ts';
import type { GameKey } from '../../play/game-keys.ts';
import { createSource, type Observable } from '../../ui/observable.ts';
import type { Run, RunSnapshot } from '../../play/run.ts';
import { typeKey } from '../../play/typed-number.ts';

export interface SpeedSnapshot extends RunSnapshot<SpeedMathState> {
  /** What stands in the answer slot. */
  readonly typed: string;
}

/** A run of Speed Math with its answer slot. */
export interface SpeedRun extends Observable<SpeedSnapshot> {
  readonly press: (key: GameKey) => void;
  readonly elapsedMs: () => number;
  readonly abort: () => void;
  readonly flush: () => void;
  readonly leave: () => void;
}

export const answerDigits = ({ problem }: SpeedMathState): number => digitsOf(problem.answer);

const isSameQuestion = (a: SpeedMathState, b: SpeedMathState): boolean => a.problem === b.problem && a.shownAtMs === b.shownAtMs;

/** Turns keys into answers: digits fill the slot, and a slot with as many digits as the answer submits itself (spec 1 §4). */
export function createSpeedRun(run: Run<SpeedMathMove, SpeedMathState>): SpeedRun {
  const source = createSource<SpeedSnapshot>({ ...run.getSnapshot(), typed: '' });

  run.subscribe(() => {
    const next = run.getSnapshot();
    const { state, typed } = source.getSnapshot();
    source.set({ ...next, typed: isSameQuestion(state, next.state) ? typed : '' });
  });

  const submit = (typed: string) => {
    const value = parseTyped(typed);
    if (value !== null) run.play({ type: 'answer', value });
  };

  const type = (key: GameKey) => {
    const { state, typed } = source.getSnapshot();
    const next = typeKey(typed, key, { digits: answerDigits(state), minus: false });
    if (isFullLength(next, state.problem.answer)) submit(next);
    else source.set({ ...source.getSnapshot(), typed: next });
  };

  return {
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    elapsedMs: run.elapsedMs,
    abort: run.abort,
    flush: run.flush,
    leave: run.leave,
    press(key) {
      const { status, state, typed } = source.getSnapshot();
      // During the pause after an answer there is nothing to type yet.
      if (status !== 'playing' || state.feedbackUntilMs !== null) return;
      if (key === 'enter') submit(typed);
      else type(key);
    },
  };
}
