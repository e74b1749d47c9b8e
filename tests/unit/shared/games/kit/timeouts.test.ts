import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../../../../shared/canonical.ts';
import type { CommonMove, Game } from '../../../../../shared/games/kit/game.ts';
import { dueNext } from '../../../../../shared/games/kit/timeline.ts';
import { applyTimeouts } from '../../../../../shared/games/kit/timeouts.ts';
import { LIMIT_MS } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { multiplicationTable } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { numberSequence } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { runs as bubblePops } from '../math-bubble-pop/play.ts';
import { runs as races } from '../math-race/play.ts';
import { runs as tables } from '../multiplication-table/play.ts';
import { runs as sequences } from '../number-sequence/play.ts';
import type { PlayedRun } from '../played-run.ts';
import { runs as drills } from '../speed-math/play.ts';

const TICK: CommonMove = { type: 'tick' };
const waits = fc.integer({ min: 0, max: 200_000 });

/** One after another, the timeouts of a game come to what its own step makes of them at once. */
function holdsFor<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  runs: fc.Arbitrary<PlayedRun<Config, Move, State>>,
): void {
  const timeouts = { dueAt: game.dueAt.bind(game), apply: (state: State, dueMs: number) => game.step(state, TICK, dueMs) };
  it(`of ${game.slug}, one by one, come to what its rules make of them`, () => {
    fc.assert(
      fc.property(runs, waits, ({ last, lastMs }, wait) => {
        expect(applyTimeouts(timeouts, last, lastMs + wait)).toEqual(game.step(last, TICK, lastMs + wait));
      }),
    );
  });
}

describe('timeouts that fall due', () => {
  holdsFor(speedMath, drills);
  holdsFor(mathRace, races);
  holdsFor(multiplicationTable, tables);
  holdsFor(numberSequence, sequences);
  holdsFor(mathBubblePop, bubblePops);

  it('are applied each at its own moment, up to now and no further', () => {
    const seen: number[] = [];
    const everySecond = {
      dueAt: (count: number) => (count + 1) * 1_000,
      apply: (count: number, dueMs: number) => {
        seen.push(dueMs);
        return count + 1;
      },
    };
    expect(applyTimeouts(everySecond, 0, 3_999)).toBe(3);
    expect(seen).toEqual([1_000, 2_000, 3_000]);
    expect(applyTimeouts(everySecond, 3, 3_999)).toBe(3);
  });

  it('and change nothing are told of, not waited for', () => {
    expect(() => applyTimeouts({ dueAt: () => 5, apply: (state: object) => state }, {}, 5)).toThrow('changes nothing');
  });
});

describe('the timeline of questions, pauses and a limit', () => {
  it('says what Speed Math says, whose pauses count', () => {
    fc.assert(
      fc.property(drills, ({ last }) => {
        const { shownAtMs, feedbackUntilMs: pauseUntilMs, overAtMs, config } = last;
        const due = dueNext({ shownAtMs, pauseUntilMs, overAtMs }, { ms: config.timeLimit * 1_000, countsPauses: true });
        expect(due?.atMs ?? null).toBe(speedMath.dueAt(last));
      }),
    );
  });

  it('says what Math Race says, which has no limit', () => {
    fc.assert(
      fc.property(races, ({ last }) => {
        const { shownAtMs, feedbackUntilMs: pauseUntilMs, overAtMs } = last;
        expect(dueNext({ shownAtMs, pauseUntilMs, overAtMs }, null)?.atMs ?? null).toBe(mathRace.dueAt(last));
      }),
    );
  });

  it('says what Multiplication Table says, whose clock stands still in pauses', () => {
    fc.assert(
      fc.property(tables, ({ last }) => {
        const { shownAtMs, playedMs, feedbackUntilMs: pauseUntilMs, overAtMs, config } = last;
        const ms = LIMIT_MS[config.mode];
        const limit = ms === null ? null : { ms, countsPauses: false };
        expect(dueNext({ shownAtMs, playedMs, pauseUntilMs, overAtMs }, limit)?.atMs ?? null).toBe(multiplicationTable.dueAt(last));
      }),
    );
  });

  it('ends with the limit where a pause ends with it', () => {
    const limit = { ms: 10_000, countsPauses: true };
    const at = (pauseUntilMs: number) => dueNext({ shownAtMs: 9_000, pauseUntilMs, overAtMs: null }, limit);
    expect(at(9_999)).toEqual({ what: 'pause', atMs: 9_999 });
    expect(at(10_000)).toEqual({ what: 'limit', atMs: 10_000 });
    expect(at(10_400)).toEqual({ what: 'limit', atMs: 10_000 });
  });
});
