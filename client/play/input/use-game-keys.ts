import type { RefObject } from 'react';
import { noteDigit } from '../run/typed-with.ts';
import { gameKey, isDigit, type GameKey } from './game-keys.ts';
import { useWindowKeys } from './use-window-keys.ts';

const ownsEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;

/** Whether an event comes from a text field, which then gets the keys. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null;

/** The dialog on top, if one is open. */
const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

interface GameKeysOptions {
  /** Whether `-` is a key, for games with negative answers. */
  readonly minus?: boolean;
  readonly active?: boolean;
  /** The only key that is handled; all others are left to the browser. Absent: all game keys are. */
  readonly only?: GameKey;
  /** An element of the screen that gets the keys. While another dialog covers it, that dialog gets them. Absent: a page without dialogs. */
  readonly home?: RefObject<Element | null>;
}

/** Hardware keys of a game, wherever the focus is. */
export function useGameKeys(onKey: (key: GameKey) => void, { minus = false, active = true, only, home }: GameKeysOptions = {}): void {
  useWindowKeys((event) => {
    if (isTyping(event.target) || topDialog() !== (home?.current?.closest('dialog') ?? null)) return false;
    const key = gameKey(event, minus);
    if (key === undefined || (only !== undefined && key !== only) || (key === 'enter' && ownsEnter(event.target))) return false;
    if (isDigit(key)) noteDigit('keys');
    onKey(key);
    return true;
  }, active);
}
