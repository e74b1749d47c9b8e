import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeRecord } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { numberPuzzle as version1 } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { numberPuzzle as version2 } from '../../../../../shared/games/number-puzzle/v2/rules.ts';
import { replayedOutcome } from '../played-run.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, configs, repeat, runs, solve } from './play.ts';

/** A board solved by the hints at one slide in 50 ms: a MASTER's time, if not in a master's moves. */
const QUICK_MS = 50;
const breakOf = act(0, 'resume');

describe('version 2 of the puzzle', () => {
  it('an interruption costs no achievement, only the best time (G22) [R5, A2, A4]', () => {
    fc.assert(
      fc.property(configs, fc.string({ minLength: 1 }), (config, id) => {
        const whole = version2.outcome(solve(config, id, QUICK_MS).last).sessionData['records'] as object;
        const { records } = version2.outcome(solve(config, id, QUICK_MS, [breakOf]).last).sessionData;
        expect(whole).toHaveProperty([timeRecord(config.difficulty)]);
        expect({ ...whole, [timeRecord(config.difficulty)]: undefined }).toEqual({
          ...(records as object),
          [timeRecord(config.difficulty)]: undefined,
        });
        expect(records).not.toHaveProperty([timeRecord(config.difficulty)]);
      }),
      { numRuns: 20 },
    );
  });

  it('a quick board after a break is a Speed Run, where version 1 had withheld it', () => {
    const { last, record } = solve({ difficulty: 'easy' }, 'fold', QUICK_MS, [...repeat(2, 100, 'tick'), breakOf]);
    expect(version1.outcome(last).sessionData['records']).toEqual({ first_easy: 1 });
    expect(version2.outcome(last).sessionData['records']).toEqual({ first_easy: 1, speed_easy: 1 });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: version1.outcome(last) });
    expect(replayedOutcome({ ...record, rules: 2 })).toEqual({ ok: true, value: version2.outcome(last) });
  });

  it('has no facts, like version 1', () => {
    const { last } = solve({ difficulty: 'easy' }, 'a', QUICK_MS);
    expect(factsOf(version2.answers(last))).toEqual({ answers: 0, right: 0, ms: 0, by: {}, quickestTenMs: null });
  });

  it('is played, timed and scored as version 1; a run that was not interrupted leaves the same', () => {
    fc.assert(
      fc.property(runs, ({ last }) => {
        if (!version1.isOver(last)) return;
        const [first, second] = [version1.outcome(last), version2.outcome(last)];
        expect({ ...second, sessionData: { ...second.sessionData, records: first.sessionData['records'] } }).toEqual(first);
        if (!last.resumed) expect(second).toEqual(first);
      }),
    );
  });
});
