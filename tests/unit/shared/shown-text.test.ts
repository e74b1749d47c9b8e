import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownLine, shownText } from '../../../shared/shown-text.ts';

describe('A name that people are shown', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['an empty braille cell', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['marks of direction', '\u200e\u202e\u2066'],
    ['a soft hyphen', '\u00ad'],
    ['a joiner', '\u200d'],
    ['a form of no sign', '\ufe0f'],
    ['a byte-order mark', '\ufeff'],
    ['tags', '\u{e0067}\u{e007f}'],
    ['blanks of many kinds', ' \u00a0\u2003\u3000\t\n\u2028'],
    ['half a character', '\ud83d'],
    ['a sign of control', '\u0007'],
    ['nothing', ''],
  ])('of %s shows nothing', (_what, text) => {
    expect([shownLine(text), shownText(text)]).toEqual(['', '']);
  });

  it.each([
    ['Max\u202eadA', 'MaxadA'],
    ['\u2067admin\u2069', 'admin'],
    ['ad\u200bmin', 'admin'],
    ['Ann\u00ade', 'Anne'],
    ['A\u200dda', 'Ada'],
    ['\u3164Bo\u3164', 'Bo'],
    ['a\u2800\u2800b', 'a b'],
    ['  Ada \n Lovelace ', 'Ada Lovelace'],
    ['Ada\u{e0061}', 'Ada'],
    ['7\ufe0f', '7'],
    ['\ufffaAda\ufffb', 'Ada'],
  ])('loses what nobody sees: %j is %j', (text, shown) => {
    expect(shownLine(text)).toBe(shown);
  });

  it.each([
    'Ada',
    'Zoë',
    'Иван',
    '名前',
    'نورا',
    '🇩🇪 Max',
    '👩🏽‍🚀Ada',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '❤️',
    '❤︎',
    '1️⃣',
    '👍🏿',
    // Where these join or do not, they make another word: Persian, Hindi, Sinhala.
    'علی\u200cرضا',
    'क्\u200dष',
    'ශ්\u200dරී',
    // A form of a sign, as some families write their name.
    '葛\u{e0100}城',
    '⠓⠑⠇⠇⠕',
    '-_.!?',
  ])('of signs that are seen stays: %s', (text) => {
    expect(shownLine(text)).toBe(text);
  });

  it('is the same if it is read again, and longer never', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      fc.constantFrom(
        '\u200d',
        '\u200c',
        '\ufe0f',
        '👩',
        '🚀',
        '🏽',
        '\u202e',
        '\u2800',
        ' ',
        '\n',
        'क',
        '्',
        '葛',
        '\u{e0100}',
        '7',
        '\u20e3',
      ),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const text = signs.join('');
        const once = shownLine(text);
        expect(shownLine(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u2800\u3164]|^\s|\s$|\s\s/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('may have lines where a text has them', () => {
    expect(shownText(' One.\u202e \r\n\n Two. \n')).toBe('One.\n\nTwo.');
  });
});
