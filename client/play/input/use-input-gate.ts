import { useEffect, useLayoutEffect } from 'react';
import { createInputGate, PRESS_EVENTS } from './input-gate.ts';

/** The window shows one screen at a time, so it has one gate. */
const gate = createInputGate();

/** The longest wait for the next frame, in ms: a tab in the background paints none. */
const FRAME_WITHIN_MS = 100;

function guard(event: Event): void {
  if (!gate.keepsOut(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps presses from the screens below if they began before the screen was shown. */
export function useInputGate(): void {
  useEffect(() => {
    for (const type of PRESS_EVENTS) window.addEventListener(type, guard, true);
    return () => {
      for (const type of PRESS_EVENTS) window.removeEventListener(type, guard, true);
    };
  }, []);
}

/** Tells the gate that this component shows a new screen or a new part of one: when it mounts, and whenever `active` becomes true. */
export const useNewScreen = (active = true): void => useShown(active);

/** Tells the gate that this component brings something to point at, when it mounts. Keys mean what they did. */
export const useNewTargets = (): void => useShown(true, 'pointers');

function useShown(active: boolean, to?: 'pointers'): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    gate.close(to);
    const show = () => {
      stop();
      gate.open(performance.now(), to);
    };
    const frame = requestAnimationFrame(show);
    const timer = setTimeout(show, FRAME_WITHIN_MS);
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // A screen that goes before it was shown must not leave the gate closed.
    return show;
  }, [active, to]);
}
