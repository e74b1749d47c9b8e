import { parseTyped } from '../../../shared/games/kit/typed-answer.ts';
import { createSource, type Observable } from '../../../shared/observable.ts';
import { playChoices } from '../choices/now.ts';
import { echo } from './echo.ts';
import { isDigit, type GameKey } from './game-keys.ts';
import type { Run, RunPorts } from '../run/run.ts';
import { AFTER_OWN_SUBMIT_MS } from './moments.ts';
import { typeKey, type TypingLimits } from './typed-number.ts';

/** How answers are typed in a game that asks for numbers. */
export interface AnswerTyping<Move, State> {
  /** Whether the question is the same in both states. A new question empties the slot. */
  readonly isSameQuestion: (a: State, b: State) => boolean;
  /** How much can be typed now, or null while no answer is expected. */
  readonly awaits: (state: State) => TypingLimits | null;
  /** The move of a submitted number. `sent`: by Enter or Submit, or by itself. */
  readonly answer: (value: number, state: State, sent: 'enter' | 'auto') => Move;
  /** When the typed answer is submitted automatically: at once, or `delayMs` after the last key. Absent: only by Enter and Submit. */
  readonly submitsItself?: { readonly when: (state: State, typed: string) => boolean; readonly delayMs: number };
  /** The move that a key makes while no answer is expected, for instance the end of a pause; null for none. Not the Enter that was meant for the answer. */
  readonly meanwhile?: (state: State, key: GameKey) => Move | null;
}

/** The text in the answer slot, as it is typed. */
export type TypedText = Observable<string>;

/** A number that changed nothing, and how often one did for this question: the same one can be typed twice. */
export interface PassedNumber {
  readonly value: number;
  readonly nth: number;
}

/** A run with its answer slot. */
export interface AnswerRun<Move, State> extends Run<Move, State> {
  /** No part of the run's snapshot: a digit changes the slot, and no other part of the screen. */
  readonly typed: TypedText;
  /** The number that was typed last and changed nothing; undefined with each new question. */
  readonly passed: Observable<PassedNumber | undefined>;
  readonly press: (key: GameKey) => void;
}

/** Turns keys into answers: digits fill the slot, and a complete answer is submitted automatically if the game says so. */
export function createAnswerRun<Move, State>(
  run: Run<Move, State>,
  typing: AnswerTyping<Move, State>,
  after: RunPorts['after'],
): AnswerRun<Move, State> {
  const slot = createSource('');
  const passed = createSource<PassedNumber | undefined>(undefined);
  // By choice only Enter and Submit send an answer.
  const submitsItself = playChoices().enter === 'enter' ? undefined : typing.submitsItself;
  let { state: shown } = run.getSnapshot();
  let cancelSubmit: (() => void) | undefined;
  /** Whether an Enter may still be meant for the answer that was sent. By no clock of the run: that may stand. */
  let hasJustSent = false;

  run.subscribe(() => {
    const { state, status } = run.getSnapshot();
    const same = typing.isSameQuestion(shown, state);
    shown = state;
    if (!same || status !== 'playing') cancelSubmit?.();
    if (same) return;
    slot.set('');
    passed.set(undefined);
  });

  const submit = (typed: string, sent: 'enter' | 'auto') => {
    cancelSubmit?.();
    const value = parseTyped(typed);
    if (value === null) return;
    const { state } = run.getSnapshot();
    hasJustSent = true;
    after(AFTER_OWN_SUBMIT_MS, () => (hasJustSent = false));
    run.play(typing.answer(value, state, sent));
    // A number that changes nothing is typed anew.
    if (run.getSnapshot().state !== state) return;
    slot.set('');
    passed.set({ value, nth: (passed.getSnapshot()?.nth ?? 0) + 1 });
  };

  const submitLater = () => {
    cancelSubmit?.();
    if (!submitsItself) return;
    cancelSubmit = after(submitsItself.delayMs, () => {
      const { state, status } = run.getSnapshot();
      const typed = slot.getSnapshot();
      if (status === 'playing' && typing.awaits(state) && submitsItself.when(state, typed)) submit(typed, 'auto');
    });
  };

  const type = (key: GameKey, limits: TypingLimits) => {
    const before = slot.getSnapshot();
    const next = typeKey(before, key, limits);
    echo(key, before, next);
    if (submitsItself?.delayMs === 0 && submitsItself.when(run.getSnapshot().state, next)) return submit(next, 'auto');
    slot.set(next);
    if (submitsItself && submitsItself.delayMs > 0) submitLater();
  };

  return {
    ...run,
    typed: slot,
    passed,
    press(key) {
      const { status, state } = run.getSnapshot();
      if (status !== 'playing') return;
      const limits = typing.awaits(state);
      if (limits === null) {
        if (hasJustSent && !isDigit(key)) return;
        const move = typing.meanwhile?.(state, key) ?? null;
        if (move !== null) run.play(move);
      } else if (key === 'enter') submit(slot.getSnapshot(), 'enter');
      else type(key, limits);
    },
  };
}
