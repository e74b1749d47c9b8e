import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Canonical } from '../../../../shared/canonical.ts';
import { MAX_LOG_BYTES, MAX_MOVES, MAX_RESUMES } from '../../../../shared/contract/limits.ts';
import { compactLog, packLog, unpackLog } from '../../../../shared/games/kit/log.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { play, repeat, type Entry } from './speed-math/play.ts';

const moves = fc.oneof(
  fc.constant({ type: 'tick' } as const),
  fc.record({ type: fc.constant('resume' as const), gapMs: fc.maxSafeNat() }),
  fc.record({ type: fc.constant('answer' as const), value: fc.integer({ min: -9_999_999, max: 9_999_999 }) }),
);
const entryLists: fc.Arbitrary<Entry[]> = fc.array(fc.tuple(moves, fc.nat({ max: 10_000_000 }))).map((steps) => {
  let atMs = 0;
  return steps.map(([move, delta]) => ({ move, atMs: (atMs += delta) }));
});

describe('a packed log', () => {
  it('says what was packed', () => {
    const entries: Entry[] = [
      { atMs: 1500, move: { type: 'answer', value: 56 } },
      { atMs: 2000, move: { type: 'tick' } },
      { atMs: 2000, move: { type: 'resume', gapMs: 3600 } },
      { atMs: 2035, move: { type: 'answer', value: -7 } },
    ];
    expect(packLog(speedMath, entries)).toBe('15o=1k;dw.;!2s0;z=-7;');
    expect(packLog(speedMath, [])).toBe('');
  });

  it('is unpacked to the entries it was made of, and these pack to the same text', () => {
    fc.assert(
      fc.property(entryLists, (entries) => {
        const packed = packLog(speedMath, entries);
        expect(unpackLog(speedMath, packed)).toEqual(entries);
      }),
    );
  });

  it('has one text only: whatever text unpacks is what its entries pack to, and no time decreases', () => {
    const texts = fc.string({ unit: fc.constantFrom('0', '1', 'z', 'A', '=', '.', '!', ';', '-', ' '), maxLength: 14 });
    fc.assert(
      fc.property(texts, (text) => {
        const entries = unpackLog(speedMath, text);
        if (entries === null) return;
        expect(packLog(speedMath, entries)).toBe(text);
        expect(entries.every(({ atMs }, i) => i === 0 || atMs >= entries[i - 1]!.atMs)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['an entry without an end', '15o=1k'],
    ['no mark', '15o;'],
    ['an unknown mark', '15o?1k;'],
    ['a leading zero', '01=1;'],
    ['a written zero', '0=1;'],
    ['a negative delta', '-5=1;'],
    ['a move that is none', '5=x y;'],
    ['an empty move', '5=;'],
    ['a negative zero', '5=-0;'],
    ['an answer out of bounds', '5=5yc1s;'],
    ['a tick with a body', '5.1;'],
    ['capital letters', '5A=1;'],
    ['times beyond the safe integers', 'zzzzzzzzzzz.;'],
    ['times that add up beyond the safe integers', '2gosa7pa2gv.;1.;'],
    ['an end without an entry', ';'],
  ])('refuses %s', (_, text) => {
    expect(unpackLog(speedMath, text)).toBeNull();
  });

  it('takes MAX_MOVES entries, MAX_RESUMES breaks and MAX_LOG_BYTES, and not one more', () => {
    expect(unpackLog(speedMath, '.;'.repeat(MAX_MOVES))).toHaveLength(MAX_MOVES);
    expect(unpackLog(speedMath, '.;'.repeat(MAX_MOVES + 1))).toBeNull();
    expect(unpackLog(speedMath, '!5;'.repeat(MAX_RESUMES))).toHaveLength(MAX_RESUMES);
    expect(unpackLog(speedMath, '!5;'.repeat(MAX_RESUMES + 1))).toBeNull();
    const long = '12345678.;'; // 10 characters
    const filled = long.repeat(Math.floor(MAX_LOG_BYTES / 10));
    expect(unpackLog(speedMath, `${filled}`)).not.toBeNull();
    expect(unpackLog(speedMath, filled + long)).toBeNull();
  });

  it('refuses to pack time that runs backwards', () => {
    const entry: Entry = { atMs: 10, move: { type: 'tick' } };
    expect(() => packLog(speedMath, [entry], 11)).toThrow(RangeError);
    expect(() => packLog(speedMath, [{ ...entry, atMs: 0.5 }])).toThrow(RangeError);
    expect(() => packLog(speedMath, [{ atMs: 0, move: { type: 'resume', gapMs: -1 } }])).toThrow(RangeError);
  });

  it('keeps the last tick when it is compacted, because the end may be a timeout', () => {
    const tick = (atMs: number): Entry => ({ atMs, move: { type: 'tick' } });
    const answer: Entry = { atMs: 5, move: { type: 'answer', value: 1 } };
    expect(compactLog([tick(1), answer, tick(6), tick(7)])).toEqual([answer, tick(7)]);
  });

  it('is small: a session of 15 answers takes at most 200 bytes, gzipped in a batch of 50 (V12)', () => {
    const payloads = Array.from({ length: 50 }, (_, i) => payloadOf(i));
    const bytes = gzipSync(canonicalJson(payloads)).length / payloads.length;
    expect(bytes).toBeLessThanOrEqual(200);
  });
});

function payloadOf(i: number): Canonical {
  const config = { operation: 'mixed', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 } as const;
  const acts = repeat(15, 'right', 0).map((act, n) => ({ ...act, afterMs: 2000 + ((i * 7919 + n * 104_729) % 1500) }));
  const { record } = play(config, `session ${i}`, [...acts, { afterMs: 500, does: 'tick' }]);
  const endedMs = 1_794_000_000_000 + i * 98_765_432;
  const time = {
    startedMs: endedMs - 44_444,
    endedMs,
    utcOffsetMin: 60,
    clockOffsetMs: -350 + i,
    floorMs: endedMs - 3_333_333,
    day: 20_764 + i,
  };
  return { ...record, config, time, claims: { score: 160, accuracy: 100, timeTaken: 44, difficulty: 'medium' } };
}
