import { expect, test } from 'vitest';
import { gameKey, type KeyPress } from '../../../../../client/play/input/game-keys.ts';
import { typeKey } from '../../../../../client/play/input/typed-number.ts';

const press = (key: string, code = '', more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

test.each([
  ['the digit row', press('7', 'Digit7'), '7'],
  ['the number block', press('7', 'Numpad7'), '7'],
  ['the number block without Num Lock', press('Home', 'Numpad7'), '7'],
  ['Arabic-Indic digits', press('٧', 'Digit7'), '7'],
  ['Persian digits', press('۴', 'Digit4'), '4'],
  ['Devanagari digits', press('९', 'Digit9'), '9'],
  ['full-width digits', press('０', 'Digit0'), '0'],
  ['a French digit row without Shift', press('é', 'Digit2'), '2'],
  ['a French digit row with Shift', press('2', 'Digit2', { shiftKey: true }), '2'],
  ['the French 6, which writes a minus', press('-', 'Digit6'), '6'],
  ['Backspace', press('Backspace'), 'back'],
  ['Backspace held down', press('Backspace', '', { repeat: true }), 'back'],
  ['Enter', press('Enter', 'NumpadEnter'), 'enter'],
  ['Escape', press('Escape'), 'escape'],
] as const)('%s', (_name, given, expected) => {
  expect(gameKey(given, false)).toBe(expected);
});

test.each([
  ['a letter', press('a', 'KeyA')],
  ['a shortcut', press('1', 'Digit1', { ctrlKey: true })],
  ['an exclamation mark', press('!', 'Digit1', { shiftKey: true })],
  ['a digit held down', press('1', 'Digit1', { repeat: true })],
  ['Enter held down', press('Enter', 'Enter', { repeat: true })],
  ['a minus where no answer needs one', press('-', 'Minus')],
  ['a superscript', press('²', 'Backquote')],
] as const)('%s means nothing', (_name, given) => {
  expect(gameKey(given, false)).toBeUndefined();
});

test.each(['-', '\u2212', '\u2010'])('%s is a minus where an answer can need one', (sign) => {
  expect(gameKey(press(sign, 'Minus'), true)).toBe('-');
});

test.each(['٧', '۷', '７', '७', '𞥗'])('%s is a 7, as in every script that has digits', (digit) => {
  expect(gameKey(press(digit, 'KeyA'), false)).toBe('7');
});

test('the slot takes as many digits as the longest answer has', () => {
  const limits = { digits: 2, minus: false };
  expect((['1', '2', '3'] as const).reduce((typed, key) => typeKey(typed, key, limits), '')).toBe('12');
});

test('a minus changes the sign and takes no room', () => {
  const limits = { digits: 2, minus: true };
  expect((['1', '-', '2'] as const).reduce((typed, key) => typeKey(typed, key, limits), '')).toBe('-12');
  expect(typeKey('-12', '-', limits)).toBe('12');
  expect(typeKey('12', '-', { digits: 2, minus: false })).toBe('12');
});
