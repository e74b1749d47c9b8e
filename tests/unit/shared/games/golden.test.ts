import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame, Outcome } from '../../../../shared/games/kit/game.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import type { RunRecord } from '../../../../shared/games/replay.ts';
import { restoreRun } from '../../../../shared/games/restore.ts';
import { history } from '../../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathState } from '../../../../shared/games/speed-math/v2/rules.ts';
import { problemText } from '../../../../client/words/en/speed-math/problem.ts';
import { replayedOutcome } from './played-run.ts';

/**
 * Runs as players once stored them. They must replay to these outcomes for ever: a change that would alter one is a new version of
 * the rules, and these files are never edited to fit.
 */
interface GoldenRun {
  readonly about: string;
  readonly record: RunRecord;
  /** What was asked and answered, for Speed Math. */
  readonly answered?: readonly string[];
  readonly outcome: Outcome;
}

const folder = new URL('./golden/', import.meta.url);
const golden = readdirSync(folder).map((name): GoldenRun => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

describe('golden records', () => {
  it('are all there', () => {
    expect(golden.length).toBeGreaterThanOrEqual(12);
  });

  it('say of each run whether anything was tried: of those where nothing was, too, the record replays (G20)', () => {
    const untried = golden.filter(({ record }) => {
      const rules = rulesFor(record.game, record.rules) as AnyGame;
      const run = restoreRun(rules, record);
      return run.ok && !rules.tried(run.value.state);
    });
    expect(untried.map(({ about }) => about)).toEqual([
      'a speed drill in which nothing was answered',
      'one that nobody plays',
      'nothing answered until the limit',
    ]);
    expect(untried.map(({ record }) => replayedOutcome(record).ok)).toEqual([true, true, true]);
  });

  it('have neither a time nor a score among the records of a game, where the run was calm (G27)', () => {
    const calm = golden.filter(({ outcome: { course } }) => course === 'calm');
    expect(new Set(calm.map(({ record }) => record.game)).size).toBe(7);
    const names = calm.flatMap(({ outcome: { sessionData } }) => Object.keys(sessionData['records'] ?? {}));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /ms|time|score/i.test(name))).toEqual([]);
  });

  it.each(golden)('$record.game: $about', ({ record, answered, outcome }) => {
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    if (answered === undefined) return;
    const run = restoreRun(rulesFor(record.game, record.rules) as AnyGame, record);
    const rows = run.ok ? history(run.value.state as SpeedMathState) : [];
    expect(rows.map(({ problem, userAnswer }) => `${problemText(problem).printed} → ${userAnswer}`)).toEqual(answered);
  });
});
