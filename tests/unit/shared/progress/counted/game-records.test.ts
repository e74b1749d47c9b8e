import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../../../shared/progress/counted/game-records.ts';
import { foldParts, whole } from '../../../../../shared/progress/parts.ts';
import { session } from '../sessions.ts';

const played = (records: unknown) => ({ data: { records } });

describe("a game's own figures", () => {
  it('are kept with count, sum, least and most', () => {
    const times = [41_000, 39_500, 40_200];
    const played = times.map((ms, i) => session(`s${i}`, { game: 'number-puzzle', data: { records: { best_ms: ms } } }));
    const all = [...played, session('other', { game: 'math-race', data: { records: { best_ms: 1 } } })];
    const games = whole(foldParts(all.map((one) => ({ session: one }))), 'games');
    expect(games['number-puzzle']?.records).toEqual({ best_ms: { count: 3, sum: 120_700, least: 39_500, most: 41_000 } });
    expect(games['math-race']?.records).toEqual({ best_ms: { count: 1, sum: 1, least: 1, most: 1 } });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'fast'],
    ['fractions, texts and numbers too large', { a: 0.5, b: '1', c: 2 ** 60, d: null }],
  ])('%s counts for nothing', (_, records) => {
    expect(recordsOf(played(records))).toEqual({});
  });

  it('named like a property of objects are figures like any other', () => {
    const records = JSON.parse('{"__proto__": 3, "constructor": 4}') as unknown;
    expect(Object.keys(recordsOf(played(records)))).toEqual(['__proto__', 'constructor']);
  });
});
