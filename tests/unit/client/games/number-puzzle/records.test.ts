import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v3/rules.ts';
import {
  addGuestRecords,
  joinRecords,
  readGuestRecords,
  type PuzzleRecords,
} from '../../../../../client/games/number-puzzle/guest-records.ts';
import { fromFold, recordsOfRun } from '../../../../../client/games/number-puzzle/puzzle-records.ts';
import { foldParts, whole } from '../../../../../shared/progress/parts.ts';
import { session } from '../../../shared/progress/sessions.ts';
import { act, solve } from '../../../shared/games/number-puzzle/play.ts';

/** A browser's localStorage, or one that is blocked. */
function storageWith(content: { readonly [key: string]: string } = {}) {
  const items = new Map(Object.entries(content));
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, text: string) => void items.set(key, text) };
  return { items, storage: () => storage };
}

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

const NOTHING: PuzzleRecords = { bestMs: {}, earned: new Set() };

const records: fc.Arbitrary<PuzzleRecords> = fc.record({
  bestMs: fc.dictionary(fc.constantFrom(...DIFFICULTIES), fc.nat()),
  earned: fc.subarray([...ACHIEVEMENTS]).map((keys) => new Set(keys)),
});

describe("a guest's records", () => {
  it('stand under the keys of the specification, times in milliseconds, achievements as a list (G14)', () => {
    const { items, storage } = storageWith();
    addGuestRecords(storage, { bestMs: { easy: 23_800 }, earned: new Set(['first_easy', 'speed_easy']) });
    addGuestRecords(storage, { bestMs: { easy: 30_000, hard: 400_000 }, earned: new Set(['first_easy', 'first_hard']) });
    expect(JSON.parse(items.get('numberPuzzleBestTimes')!)).toEqual({ easy: 23_800, hard: 400_000 });
    expect(JSON.parse(items.get('numberPuzzleAchievements')!)).toEqual(['first_easy', 'speed_easy', 'first_hard']);
  });

  it('are read as they were added, and adding them again changes nothing', () => {
    fc.assert(
      fc.property(records, (some) => {
        const { storage } = storageWith();
        addGuestRecords(storage, some);
        addGuestRecords(storage, some);
        expect(readGuestRecords(storage)).toEqual(joinRecords(NOTHING, some));
      }),
    );
  });

  it.each([
    ['not JSON', '{', '['],
    ['of another kind', '7', '"first_easy"'],
    ['null', 'null', 'null'],
    ['with figures that are none', '{"easy":-1,"medium":"9","hard":1.5,"__proto__":{"easy":3}}', '["expert_easy",3,null]'],
  ])('that are %s count as none', (_, times, keys) => {
    const { storage } = storageWith({ numberPuzzleBestTimes: times, numberPuzzleAchievements: keys });
    expect(readGuestRecords(storage)).toEqual(NOTHING);
  });

  it('are no reason to stop where storage is blocked', () => {
    expect(readGuestRecords(blocked)).toEqual(NOTHING);
    expect(() => addGuestRecords(blocked, { bestMs: { easy: 1 }, earned: new Set() })).not.toThrow();
  });
});

describe('records joined', () => {
  it('keep the better times and all achievements, in whatever order', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        const joined = joinRecords(one, other);
        expect(joinRecords(other, one)).toEqual({ ...joined, earned: joined.earned });
        for (const difficulty of DIFFICULTIES) {
          const times = [one.bestMs[difficulty], other.bestMs[difficulty]].filter((ms) => ms !== undefined);
          expect(joined.bestMs[difficulty]).toBe(times.length === 0 ? undefined : Math.min(...times));
        }
        expect(joined.earned.size).toBe(new Set([...one.earned, ...other.earned]).size);
      }),
    );
  });
});

describe("a player's records", () => {
  it("are the fold over the player's sessions: what a run is worth by itself, the fold says of it", () => {
    for (const difficulty of DIFFICULTIES) {
      const { last } = solve({ difficulty }, 'fold', 300);
      const outcome = numberPuzzle.outcome({ ...last, hinted: false });
      const games = whole(foldParts([{ session: session('one', { game: 'number-puzzle', data: { ...outcome.sessionData } }) }]), 'games');
      expect(fromFold(games['number-puzzle']?.records ?? {})).toEqual(recordsOfRun(outcome));
    }
  });

  it('do not count the time of an interrupted run, but what it earned (G22)', () => {
    const { last } = solve({ difficulty: 'easy' }, 'fold', 50, [act(0, 'resume')]);
    const outcome = numberPuzzle.outcome({ ...last, hinted: false });
    expect(recordsOfRun(outcome)).toEqual({ bestMs: {}, earned: new Set(['first_easy', 'speed_easy']) });
  });

  it('have the first clear of a board that was solved with hints, and neither its time nor anything else (G29)', () => {
    const { last } = solve({ difficulty: 'easy' }, 'fold', 50);
    expect(recordsOfRun(numberPuzzle.outcome({ ...last, hinted: true }))).toEqual({ bestMs: {}, earned: new Set(['first_easy']) });
  });

  it('of other games and unknown names are left out', () => {
    const tally = { count: 1, sum: 5, least: 5, most: 5 };
    expect(fromFold({ 'best_ms/expert': tally, something: tally, 'best_ms/medium': tally })).toEqual({
      bestMs: { medium: 5 },
      earned: new Set(),
    });
  });
});
