import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount, percent, wholeNumber } from '../../../../client/text/number.ts';
import { ENGLISH } from '../../../../shared/languages.ts';

/** A few of each size, below and above 0. */
const RANGE = Array.from({ length: 4_000 }, (_, index) => [index - 2_000, (index - 2_000) * 7_919, index * 271_828_183]).flat();

describe('a number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
    [-40, '−40'],
    [-4_000, '−4,000'],
  ])('%i reads %s', (value, text) => {
    expect(wholeNumber(value)).toBe(text);
  });

  it('as percent has no space: 93%', () => {
    expect([percent(0), percent(93), percent(100)]).toEqual(['0%', '93%', '100%']);
  });

  it('is the one that the browser would write, but for a minus of the width of a plus', () => {
    const written = new Intl.NumberFormat(ENGLISH.id);
    for (const value of RANGE) expect(wholeNumber(value)).toBe(written.format(value).replace('-', '−'));
  });

  it('with its noun has one or many of it', () => {
    const moves = { one: 'move', other: 'moves' };
    expect([amount(0, moves), amount(1, moves), amount(1_200, moves)]).toEqual(['0 moves', '1 move', '1,200 moves']);
    for (const value of RANGE.map(Math.abs)) expect(amount(value, moves)).toBe(`${wholeNumber(value)} ${value === 1 ? 'move' : 'moves'}`);
  });
});

describe('the screens', () => {
  const client = new URL('../../../../client/', import.meta.url);
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('text/') && path !== 'words/en/text/time.ts',
  );

  it('write percent, thousands and seconds in one place: none does it by hand', () => {
    const byHand = /\} ?%`|\} ?%<|\\d\{3\}|\} s`|\} s</;
    const linesOf = (path: string) => readFileSync(new URL(path, client), 'utf8').split('\n');
    // The size of a bar is no text.
    const found = sources.filter((path) => linesOf(path).some((line) => byHand.test(line) && !/blockSize|inlineSize/.test(line)));
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
