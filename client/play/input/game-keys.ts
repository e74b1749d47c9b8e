import { digitsOf, isMinus } from '../../../shared/digits.ts';

/** A key of a game that asks for numbers, on the keyboard or on the number pad. */
export type GameKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '-' | 'back' | 'enter' | 'escape';

/** Whether a key types a digit. */
export const isDigit = (key: GameKey): boolean => key >= '0' && key <= '9';

/** The fields of a keyboard event that `gameKey` reads. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

const NAMED: { readonly [key: string]: GameKey } = {
  Backspace: 'back',
  Delete: 'back',
  Enter: 'enter',
  Escape: 'escape',
};

/**
 * Reads a key press. The character decides. If it is neither a digit nor a minus, the position of the key decides, so that
 * the digit row of a French keyboard and a number block without Num Lock work too. On a French keyboard `-` is on the 6 key, which is
 * therefore a 6 unless an answer can need a minus.
 */
export function gameKey(press: KeyPress, minus: boolean): GameKey | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const named = NAMED[press.key];
  if (named) return press.repeat && named !== 'back' ? undefined : named;
  if (press.repeat) return undefined;
  const single = Array.from(press.key).length === 1;
  const written = single ? digitsOf(press.key) : '';
  if (written !== '') return written as GameKey;
  if (minus && (isMinus(press.key) || press.code === 'NumpadSubtract')) return '-';
  return press.shiftKey && single ? undefined : digitAtPlace(press.code);
}

function digitAtPlace(code: string): GameKey | undefined {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return place === undefined ? undefined : (place as GameKey);
}
