import { parseTyped } from '../../../shared/games/kit/typed-answer.ts';
import { createSource } from '../../../shared/observable.ts';
import type { GameKey } from './game-keys.ts';
import type { Run, RunControl, RunPorts, RunSnapshot } from '../run/run.ts';
import { typeKey, type TypingLimits } from './typed-number.ts';

/** How answers are typed in a game that asks for numbers. */
export interface AnswerTyping<Move, State> {
  /** Whether the question is the same in both states. A new question empties the slot. */
  readonly isSameQuestion: (a: State, b: State) => boolean;
  /** How much can be typed now, or null while no answer is expected. */
  readonly awaits: (state: State) => TypingLimits | null;
  readonly answer: (value: number) => Move;
  /** When the typed answer is submitted automatically: at once, or `delayMs` after the last key. Absent: only by Enter and Submit. */
  readonly submitsItself?: { readonly when: (state: State, typed: string) => boolean; readonly delayMs: number };
  /** The move that a key makes while no answer is expected, for instance the end of a pause; null for none. */
  readonly meanwhile?: (state: State, key: GameKey) => Move | null;
}

export interface AnswerSnapshot<State> extends RunSnapshot<State> {
  /** The text in the answer slot. */
  readonly typed: string;
}

/** A run with its answer slot. */
export interface AnswerRun<Move, State> extends Run<Move, State> {
  readonly getSnapshot: () => AnswerSnapshot<State>;
  readonly press: (key: GameKey) => void;
}

/** Turns keys into answers: digits fill the slot, and a complete answer is submitted automatically if the game says so. */
export function createAnswerRun<Move, State>(
  run: Run<Move, State>,
  typing: AnswerTyping<Move, State>,
  after: RunPorts['after'],
): AnswerRun<Move, State> {
  const source = createSource<AnswerSnapshot<State>>({ ...run.getSnapshot(), typed: '' });
  const { submitsItself } = typing;
  let cancelSubmit: (() => void) | undefined;

  run.subscribe(() => {
    const next = run.getSnapshot();
    const { state, typed } = source.getSnapshot();
    const same = typing.isSameQuestion(state, next.state);
    if (!same || next.status !== 'playing') cancelSubmit?.();
    source.set({ ...next, typed: same ? typed : '' });
  });

  const submit = (typed: string) => {
    cancelSubmit?.();
    const value = parseTyped(typed);
    if (value !== null) run.play(typing.answer(value));
  };

  const submitLater = () => {
    cancelSubmit?.();
    if (!submitsItself) return;
    cancelSubmit = after(submitsItself.delayMs, () => {
      const { state, status, typed } = source.getSnapshot();
      if (status === 'playing' && typing.awaits(state) && submitsItself.when(state, typed)) submit(typed);
    });
  };

  const type = (key: GameKey, limits: TypingLimits) => {
    const { state, typed } = source.getSnapshot();
    const next = typeKey(typed, key, limits);
    if (submitsItself?.delayMs === 0 && submitsItself.when(state, next)) return submit(next);
    source.set({ ...source.getSnapshot(), typed: next });
    if (submitsItself && submitsItself.delayMs > 0) submitLater();
  };

  return {
    ...controls(run),
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    play: run.play,
    press(key) {
      const { status, state, typed } = source.getSnapshot();
      if (status !== 'playing') return;
      const limits = typing.awaits(state);
      if (limits === null) {
        const move = typing.meanwhile?.(state, key) ?? null;
        if (move !== null) run.play(move);
      } else if (key === 'enter') submit(typed);
      else type(key, limits);
    },
  };
}

const controls = <State>({
  elapsedMs,
  discard,
  flush,
  leave,
}: RunControl<State>): Pick<RunControl<State>, 'elapsedMs' | 'discard' | 'flush' | 'leave'> => ({
  elapsedMs,
  discard,
  flush,
  leave,
});
