import { useEffect, useLayoutEffect } from 'react';
import { createInputGate, PRESS_EVENTS } from './input-gate.ts';

/** A window has one screen in sight, and so one gate. */
const gate = createInputGate();

/** A tab in the background paints nothing to wait for. */
const FRAME_WITHIN_MS = 100;

function guard(event: Event): void {
  if (!gate.keepsOut(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Guards the screens below: whatever presses begin before one of them is shown, they do not reach it. */
export function useInputGate(): void {
  useEffect(() => {
    for (const type of PRESS_EVENTS) window.addEventListener(type, guard, true);
    return () => {
      for (const type of PRESS_EVENTS) window.removeEventListener(type, guard, true);
    };
  }, []);
}

/** Says that a new screen, or a new part of one, comes up with this component: at first, and as often as `active` becomes true. */
export function useNewScreen(active = true): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    gate.close();
    const show = () => {
      stop();
      gate.open(performance.now());
    };
    const frame = requestAnimationFrame(show);
    const timer = setTimeout(show, FRAME_WITHIN_MS);
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // What is gone before it was shown shuts nobody out.
    return show;
  }, [active]);
}
