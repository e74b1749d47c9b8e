/** A key of a game that asks for numbers, on the keyboard or on the number pad. */
export type GameKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '-' | 'back' | 'enter' | 'escape';

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

/** The code points of the digit zero in each script. The other nine digits follow each zero. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
  0xff10,
];
const MINUS_SIGNS = new Set(['-', '\u2212', '\u2010', '\uff0d', '\ufe63']);
const NAMED: { readonly [key: string]: GameKey } = {
  Backspace: 'back',
  Delete: 'back',
  Enter: 'enter',
  Escape: 'escape',
};

/** The digit that a character stands for, in any script. */
export function digitOf(character: string): GameKey | undefined {
  const point = character.codePointAt(0);
  if (point === undefined || character.length > 2) return undefined;
  const zero = ZEROS.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? undefined : (String(point - zero) as GameKey);
}

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
  const written = single ? digitOf(press.key) : undefined;
  if (written) return written;
  if (minus && (MINUS_SIGNS.has(press.key) || press.code === 'NumpadSubtract')) return '-';
  return press.shiftKey && single ? undefined : digitAtPlace(press.code);
}

function digitAtPlace(code: string): GameKey | undefined {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return place === undefined ? undefined : (place as GameKey);
}
