import { useEffect, useLayoutEffect } from 'react';
import { isLate, SAME_PLACE_PX, withPress, type PressRow } from './press-row.ts';

/** Which presses count as one row: those of one finger at one place, or of a hand anywhere. */
export type Reach = 'same place' | 'anywhere';

const WITHIN_PX: { readonly [reach in Reach]: number } = { 'same place': SAME_PLACE_PX, anywhere: Infinity };

/** Even a hand that hammers is at rest again after this, in ms. */
const GUARD_MS = 2_000;

const rows: { [reach in Reach]?: PressRow } = {};

function note(press: PointerEvent): void {
  rows['same place'] = withPress(rows['same place'], press, WITHIN_PX['same place']);
  rows.anywhere = withPress(rows.anywhere, press, WITHIN_PX.anywhere);
}

/** Keeps an eye on every press, for the screens that come up under one. */
export function useNotedPresses(): void {
  useEffect(() => {
    window.addEventListener('pointerdown', note, true);
    return () => window.removeEventListener('pointerdown', note, true);
  }, []);
}

/**
 * What has just come up under the finger ignores presses that were meant for what was there before (decision G19): the second tap on
 * Start types no digit, and a hand that still plays does not sweep the result away. A press of a key is none of these.
 */
export function useIgnoredLatePresses(reach: Reach, active = true): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    const sinceMs = performance.now();
    let late = false;
    const ignore = (event: Event) => {
      if (!late) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: PointerEvent) => {
      late = event.timeStamp - sinceMs < GUARD_MS && isLate(rows[reach], sinceMs);
      ignore(event);
    };
    // The click that follows is the same press.
    const click = (event: MouseEvent) => {
      if (event.detail > 0) ignore(event);
      late = false;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', click, true);
    };
  }, [reach, active]);
}
