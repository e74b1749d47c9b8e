import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactLog, packLog, unpackLog } from '../../../../shared/games/log.ts';
import { replay } from '../../../../shared/games/replay.ts';
import { restoreRun } from '../../../../shared/games/restore.ts';
import { speedMath } from '../../../../shared/games/speed-math/v1/rules.ts';
import { runs, type Entry } from './play.ts';

const step: typeof speedMath.step = (state, move, atMs) => speedMath.step(state, move, atMs);
const lastMs = (entries: readonly Entry[]) => entries.at(-1)?.atMs ?? 0;
const moves = fc.oneof(
  fc.constant({ type: 'tick' } as const),
  fc.record({ type: fc.constant('resume' as const), gapMs: fc.nat() }),
  fc.record({ type: fc.constant('answer' as const), value: fc.integer({ min: -99, max: 9999 }) }),
);
const waits = fc.integer({ min: 0, max: 20_000 });

describe('the laws of the rules', () => {
  it('a tick between two moments changes nothing that the later move does not', () => {
    fc.assert(
      fc.property(runs, moves, waits, waits, ({ last, entries }, move, first, second) => {
        const t1 = lastMs(entries) + first;
        const t2 = t1 + second;
        expect(step(step(last, { type: 'tick' }, t1), move, t2)).toEqual(step(last, move, t2));
      }),
    );
  });

  it('an answer that is not possible now leaves the state as it is', () => {
    const impossible = fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000, -10_000_000);
    fc.assert(
      fc.property(runs, impossible, ({ last, entries }, value) => {
        expect(step(last, { type: 'answer', value }, lastMs(entries))).toBe(last);
        if (last.feedbackUntilMs !== null) expect(step(last, { type: 'answer', value: 1 }, lastMs(entries))).toBe(last);
      }),
    );
  });

  it('after the run is over nothing changes it', () => {
    fc.assert(
      fc.property(runs, moves, waits, ({ last, entries }, move, wait) => {
        const limit = lastMs(entries) + 60_000;
        const over = step(last, { type: 'tick' }, limit);
        expect(speedMath.isOver(over)).toBe(true);
        expect(speedMath.dueAt(over)).toBeNull();
        expect(step(over, move, limit + wait)).toBe(over);
      }),
    );
  });

  it('dueAt is the moment of the next timeout: not a millisecond earlier', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        const due = speedMath.dueAt(last);
        expect(due === null).toBe(speedMath.isOver(last));
        if (due === null) return;
        expect(step(last, { type: 'tick' }, due - 1)).toBe(last);
        expect(step(last, { type: 'tick' }, due)).not.toEqual(last);
      }),
    );
  });

  it('a state is plain data: stored and read back, it plays on the same', () => {
    fc.assert(
      fc.property(runs, moves, waits, ({ last, entries }, move, wait) => {
        const stored: typeof last = JSON.parse(JSON.stringify(last));
        expect(stored).toEqual(last);
        const atMs = lastMs(entries) + wait;
        expect(step(stored, move, atMs)).toEqual(step(last, move, atMs));
      }),
    );
  });
});

describe('a recorded run', () => {
  it('is restored from its log to the state it had', () => {
    fc.assert(
      fc.property(runs, ({ last, entries, record }) => {
        const restored = restoreRun(speedMath, record);
        expect(restored).toEqual({ ok: true, value: { state: last, count: entries.length, lastAtMs: lastMs(entries) } });
      }),
    );
  });

  it('replays to the outcome it had, or says that it is unfinished', () => {
    fc.assert(
      fc.property(runs, ({ last, record }) => {
        const expected = speedMath.isOver(last) ? { ok: true, value: speedMath.outcome(last) } : { ok: false, error: 'unfinished' };
        expect(replay(record)).toEqual(expected);
      }),
    );
  });

  it('keeps its outcome when the ticks are dropped that another entry follows', () => {
    fc.assert(
      fc.property(runs, ({ entries, record }) => {
        const compact = compactLog(entries);
        expect(compact.slice(0, -1).some(({ move }) => move.type === 'tick')).toBe(false);
        expect(replay({ ...record, log: packLog(speedMath, compact) })).toEqual(replay(record));
      }),
    );
  });

  it('is the chunks of its journal joined, however they were cut', () => {
    fc.assert(
      fc.property(runs, fc.array(fc.nat({ max: 30 })), ({ entries, record }, cuts) => {
        const ends = [...cuts.map((cut) => Math.min(cut, entries.length)), entries.length].toSorted((a, b) => a - b);
        let from = 0;
        const chunks = ends.map((end) => {
          const chunk = packLog(speedMath, entries.slice(from, end), lastMs(entries.slice(0, from)));
          from = end;
          return chunk;
        });
        expect(chunks.join('')).toBe(record.log);
        expect(unpackLog(speedMath, chunks.join(''))).toEqual(entries);
      }),
    );
  });
});
