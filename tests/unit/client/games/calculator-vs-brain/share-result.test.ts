import { describe, expect, it } from 'vitest';
import { shareResult, shareText } from '../../../../../client/games/calculator-vs-brain/share-result.ts';
import { copied } from '../../../../../client/words/en/calculator-vs-brain/result.ts';
import { act, play, repeat } from '../../../shared/games/calculator-vs-brain/play.ts';

const TEXT = 'I won';
const URL = 'https://example.org/games/calculator-vs-brain';

/** A door that takes everything and remembers it. */
function door<Given>() {
  const taken: Given[] = [];
  return { taken, take: async (given: Given) => void taken.push(given) };
}

const failing = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('Share Results', () => {
  it('goes to the device’s own share sheet where there is one', async () => {
    const sheet = door<{ text: string; url: string }>();
    const clipboard = door<string>();
    expect(await shareResult({ share: sheet.take, copy: clipboard.take }, TEXT, URL)).toBe('shared');
    expect(sheet.taken).toEqual([{ text: TEXT, url: URL }]);
    expect(clipboard.taken).toEqual([]);
  });

  it('is copied where there is none, and says so to the letter (spec 1 §8)', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ copy: clipboard.take }, TEXT, URL)).toBe('copied');
    expect(clipboard.taken).toEqual([`${TEXT} ${URL}`]);
    expect(copied).toBe('Result copied to clipboard!');
  });

  it('leaves it at that when the sheet is closed', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ share: failing('AbortError'), copy: clipboard.take }, TEXT, URL)).toBe('closed');
    expect(clipboard.taken).toEqual([]);
  });

  it('is copied when the sheet is refused', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ share: failing('NotAllowedError'), copy: clipboard.take }, TEXT, URL)).toBe('copied');
  });

  it('is shown to be copied by hand when neither works', async () => {
    expect(await shareResult({}, TEXT, URL)).toBe('shown');
    expect(await shareResult({ copy: failing('NotAllowedError') }, TEXT, URL)).toBe('shown');
    expect(await shareResult({ share: failing('DataError'), copy: failing('NotAllowedError') }, TEXT, URL)).toBe('shown');
  });
});

describe('the text to share', () => {
  it('says how often, how well and at what difficulty', () => {
    const { last } = play({ difficulty: 'insane', operation: 'mixed' }, 'a', [
      ...repeat(3, act(500, 'right'), act(300, 'next')),
      act(100, 'wrong'),
    ]);
    expect(shareText(last, 75, 'Calculator vs Brain')).toBe(
      'I beat the calculator in 3 of 4 rounds (75%, 3 in a row) at Insane in Calculator vs Brain. Can you?',
    );
  });

  it('speaks of no streak where there is none', () => {
    const { last } = play({ difficulty: 'easy', operation: 'mixed' }, 'a', [act(500, 'right')]);
    expect(shareText(last, 100, 'Calculator vs Brain')).toBe(
      'I beat the calculator in 1 of 1 round (100%) at Easy in Calculator vs Brain. Can you?',
    );
  });
});
