import { describe, expect, it } from 'vitest';
import { cutWhole, graphemesOf } from '../../../shared/graphemes.ts';

const SPLIT: readonly (readonly string[])[] = [
  ['🇩🇪', ' ', 'M', 'a', 'x'],
  ['🇩🇪', '🇫🇷'],
  ['👩🏽‍🚀', 'A', 'd', 'a'],
  ['👨‍👩‍👧‍👦', '!'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'A'],
  ['❤️', '1️⃣'],
  ['e\u0301', 'n\u0303'],
  ['Я', 'н', 'а'],
  ['नि', 'ना'],
  ['王', '小', '明'],
];

describe('the graphemes of a name', () => {
  it.each(SPLIT.map((graphemes) => [graphemes.join(''), graphemes] as const))(
    '%s is split where a reader and this engine would',
    (text, graphemes) => {
      expect(graphemesOf(text)).toEqual(graphemes);
      expect(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)).toEqual(graphemes);
    },
  );

  it('lose nothing', () => {
    for (const text of ['', '\u0301', '\u200d', 'a\u200d', '🇩', '\ud83d', 'a\nb', SPLIT.flat().join('')]) {
      expect(graphemesOf(text).join('')).toBe(text);
    }
  });

  it.each([
    ['Max', 24, 'Max'],
    ['🇩🇪🇫🇷', 4, '🇩🇪'],
    ['🇩🇪🇫🇷', 7, '🇩🇪'],
    ['Ada👩🏽‍🚀', 7, 'Ada'],
    ['Ada👩🏽‍🚀', 10, 'Ada👩🏽‍🚀'],
    ['👩🏽‍🚀', 3, ''],
  ])('%s is at most %i long without half of one: %j', (text, length, cut) => {
    expect(cutWhole(text, length)).toBe(cut);
  });
});
