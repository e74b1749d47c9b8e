import { describe, expect, it } from 'vitest';
import { shareResult } from '../../../../../client/play/result/share-result.ts';
import { copied } from '../../../../../client/words/en/play/share.ts';

const RESULT = { text: 'I won', url: 'https://example.org/games/calculator-vs-brain' };

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
    const sheet = door<typeof RESULT>();
    const clipboard = door<string>();
    expect(await shareResult({ share: sheet.take, copy: clipboard.take }, RESULT)).toBe('shared');
    expect(sheet.taken).toEqual([RESULT]);
    expect(clipboard.taken).toEqual([]);
  });

  it('is copied where there is none, and says so to the letter (spec 1 §8)', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ copy: clipboard.take }, RESULT)).toBe('copied');
    expect(clipboard.taken).toEqual([`${RESULT.text}\n${RESULT.url}`]);
    expect(copied).toBe('Result copied to clipboard!');
  });

  it('leaves it at that when the sheet is closed', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ share: failing('AbortError'), copy: clipboard.take }, RESULT)).toBe('closed');
    expect(clipboard.taken).toEqual([]);
  });

  it('is copied when the sheet is refused', async () => {
    const clipboard = door<string>();
    expect(await shareResult({ share: failing('NotAllowedError'), copy: clipboard.take }, RESULT)).toBe('copied');
  });

  it('is shown to be copied by hand when neither works', async () => {
    expect(await shareResult({}, RESULT)).toBe('shown');
    expect(await shareResult({ copy: failing('NotAllowedError') }, RESULT)).toBe('shown');
    expect(await shareResult({ share: failing('DataError'), copy: failing('NotAllowedError') }, RESULT)).toBe('shown');
  });
});
