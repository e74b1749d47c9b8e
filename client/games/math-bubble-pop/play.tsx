import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { BUBBLES } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import type { BubblePopMove } from '../../../shared/games/math-bubble-pop/v2/moves.ts';
import { canCheck, canEnd, isPicking, type BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { playChoices } from '../../play/choices/now.ts';
import type { GameKey } from '../../play/input/game-keys.ts';
import type { PlayProps } from '../../play/page/game-module.ts';
import type { Run } from '../../play/run/run.ts';
import { say } from '../../play/run/sayings.ts';
import { columnsOf } from './use-columns.ts';
import { neighbour, type Arrow } from './neighbour.ts';
import { spoken, spokenBoard, spokenKey, spokenSet } from './said.ts';
import { Scene } from './scene.tsx';
import { meant, typeDigit } from './typed-number.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useRun } from '../../play/run/use-run.ts';
import { sounds } from '../../play/sound/sounds.ts';
import * as words from '../../words/en/math-bubble-pop/play.ts';

/** Plays a sound for each pick, for the verdict on a set, and for a new level. */
function useSounds({ picked, verdict, levelUpUntilMs }: BubblePopState): void {
  useEffect(() => {
    if (picked.length > 0) sounds.play('key');
  }, [picked]);
  useEffect(() => {
    if (verdict !== null) sounds.play(verdict.right ? 'right' : 'wrong');
  }, [verdict]);
  useEffect(() => {
    if (levelUpUntilMs !== null) sounds.play('level');
  }, [levelUpUntilMs]);
}

/** Says each pick with those before it, and of a new board which number is under the focus: it lies where another one was. */
function useEchoes(state: BubblePopState, field: RefObject<HTMLElement | null>): void {
  const { picked, board } = state;
  const before = useRef({ picked, board });
  const echoSet = useEffectEvent(() => say(spokenSet(state), 'echo'));
  useEffect(() => {
    if (picked !== before.current.picked && board === before.current.board) echoSet();
    before.current = { picked, board };
  }, [picked, board]);
  const underFocus = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement && field.current?.contains(activeElement)) say(activeElement.getAttribute('aria-label') ?? '', 'echo');
  });
  useEffect(() => underFocus(), [board]);
}

export type BubbleRun = Run<BubblePopMove, BubblePopState>;

/** The play screen of a run. Pointer and keys pick bubbles. */
export function Play({ run, onDiscard }: PlayProps<BubbleRun>) {
  const { state, breaks } = useRun(run);
  useSounds(state);
  const field = useRef<HTMLFieldSetElement>(null);
  useEchoes(state, field);
  const [current, setCurrent] = useState(0);
  const [typing, setTyping] = useState({ board: 0, text: '' });
  const typed = typing.board === state.board ? typing.text : '';
  const setTyped = (text: string) => setTyping({ board: state.board, text });

  const press = (id: number) => {
    setTyped('');
    setCurrent(id);
    const now = run.getSnapshot().state;
    if (isPicking(now)) run.play({ type: now.picked.includes(id) ? 'unpick' : 'pick', bubble: id });
  };
  const end = () => (canEnd(state) ? run.play({ type: 'end' }) : onDiscard());
  const focus = (arrow: Arrow) => setCurrent(focusNext(field.current, current, arrow));
  const goOn = () => run.play({ type: canCheck(state) ? 'check' : 'go' });
  const waits = canCheck(state) || (clockOf(state.config) !== 'on' && state.verdict !== null);
  const key = (pressed: GameKey) => {
    if (pressed === 'escape') end();
    else if (pressed === 'enter' && waits) goOn();
    else if (isPicking(state)) {
      const next = afterKey(pressed, typed, state, press);
      if (run.getSnapshot().state.picked === state.picked) say(spokenKey(pressed, typed, next, state), 'echo');
      setTyped(next);
    }
  };
  // Typed digits that wait for Enter come before the bubble that has the focus.
  const pressByKey = (id: number) => (typed === '' && !waits ? press(id) : key('enter'));
  useBoardKeys({ onArrow: focus, onBubble: pressByKey, onKey: key });

  return (
    <Scene
      state={state}
      typed={typed}
      current={current}
      field={field}
      onPress={press}
      onEnd={end}
      onGo={goOn}
      speed={{ elapsedMs: run.elapsedMs, epoch: breaks }}
      said={spoken(state, playChoices().aloud !== 'off')}
      again={spokenBoard(state)}
    />
  );
}

/** The digits that are typed after a key. A number that is complete presses its bubble. */
function afterKey(key: GameKey, typed: string, { bubbles, picked }: BubblePopState, press: (id: number) => void): string {
  const free = bubbles.filter(({ id }) => !picked.includes(id));
  if (key === 'back') {
    const last = picked.at(-1);
    if (typed === '' && last !== undefined) press(last);
    return typed.slice(0, -1);
  }
  const { typed: next, bubble } = key === 'enter' ? { typed: '', bubble: meant(typed, free) } : typeDigit(typed, key, free);
  if (bubble !== null) press(bubble);
  return next;
}

/** Moves the focus on the board; the first arrow key brings it there. */
function focusNext(field: HTMLFieldSetElement | null, current: number, arrow: Arrow): number {
  if (field === null) return current;
  const isThere = field.contains(document.activeElement);
  const next = isThere ? neighbour(current, arrow, columnsOf(field), BUBBLES) : current;
  if (isThere && next === current) say(words.edge, 'echo');
  field.querySelector<HTMLElement>(`[data-bubble="${next}"]`)?.focus({ preventScroll: true });
  return next;
}
