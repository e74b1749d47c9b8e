import { describe, expect, it } from 'vitest';
import { packLog } from '../../../../../shared/games/kit/log.ts';
import type { Game } from '../../../../../shared/games/kit/game.ts';
import type { Canonical } from '../../../../../shared/canonical.ts';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { replay } from '../../../../../shared/games/replay.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import type { SessionPayload } from '../../../../../shared/items/session/payload.ts';
import { summarise } from '../../../../../shared/progress/counted/summary.ts';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import type { PlayedRun } from '../../games/played-run.ts';
import * as race from '../../games/math-race/play.ts';
import * as puzzle from '../../games/number-puzzle/play.ts';
import * as speed from '../../games/speed-math/play.ts';

const SPEED_CONFIG = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 } as const;
const RACE_CONFIG = { operation: 'addition', from: 1, to: 10, target: 5 } as const;
const RIGHT = { afterMs: 2_000, does: 'right' } as const;
const END = { afterMs: 1_000, does: 'tick' } as const;

/** The summary of an attempt that was left after its last entry. */
function leftAttempt<Config extends Canonical, Move, State>(
  game: Game<Config, Move, State>,
  { entries, record, lastMs }: PlayedRun<Config, Move, State>,
): SessionSummary {
  const payload: SessionPayload = {
    ...record,
    config: { ...(record.config as SessionPayload['config']) },
    log: packLog(game, entries),
    challenge: { id: 'c1', revision: 1 },
    left: true,
    time: { startedMs: 0, endedMs: lastMs, utcOffsetMin: 0, floorMs: 0, day: 0 },
    claims: { score: 0, timeTaken: 0, difficulty: 'easy' },
  };
  const run = replay(payload);
  if (!run.ok) throw new Error(run.error);
  return summarise('a', payload, run.value, { endMs: lastMs, day: 0 });
}

describe('what an attempt that was left counts as (decision C9)', () => {
  it('Speed Math: the answers given, over the time until it was left', () => {
    const run = speed.play(SPEED_CONFIG, 'a', [...speed.repeat(3, 'right', 2_000), { afterMs: 2_000, does: 'wrong' }, END]);
    expect(leftAttempt(speedMath, run)).toMatchObject({
      score: 37,
      accuracy: 75,
      timeTaken: 9,
      durationMs: 9_000,
      left: 'tried',
      data: { answered: 4, correct: 3 },
      facts: [4, 3, expect.any(Number), null, { addition: [4, 3, expect.any(Number)] }],
    });
  });

  it('Math Race before its target: score 0, and no record', () => {
    const summary = leftAttempt(mathRace, race.play(RACE_CONFIG, 'a', [RIGHT, RIGHT, END]));
    expect(summary).toMatchObject({ score: 0, accuracy: 100, timeTaken: 5, left: 'tried' });
    expect(summary.data).toEqual({});
    expect(summary.facts?.slice(0, 2)).toEqual([2, 2]);
  });

  it('Math Race at its target: as it ended', () => {
    const run = race.play(RACE_CONFIG, 'a', [...race.repeat(5, 'right', 2_000), END]);
    const summary = leftAttempt(mathRace, run);
    expect(summary.score).toBe(mathRace.outcome(run.last).score);
    expect(summary).not.toHaveProperty('left');
    expect(summary.data).toHaveProperty('records');
  });

  it('Number Puzzle before it is solved: score 0, its moves, no rating and no record', () => {
    const summary = leftAttempt(
      numberPuzzle,
      puzzle.play({ difficulty: 'easy' }, 'a', [...puzzle.repeat(2, 1_500, 'hint'), puzzle.act(1_000, 'tick')]),
    );
    expect(summary).toMatchObject({ score: 0, timeTaken: 4, movesCount: 2, left: 'tried' });
    expect(summary.data).toEqual({});
    expect(summary).not.toHaveProperty('unverified');
  });

  it('Number Puzzle that was solved: as it ended', () => {
    const run = puzzle.solve({ difficulty: 'easy' }, 'a', 500);
    const summary = leftAttempt(numberPuzzle, run);
    expect(summary.score).toBe(numberPuzzle.outcome(run.last).score);
    expect(summary).not.toHaveProperty('left');
  });

  it.each([
    ['Speed Math', () => leftAttempt(speedMath, speed.play(SPEED_CONFIG, 'a', [END]))],
    ['Math Race', () => leftAttempt(mathRace, race.play(RACE_CONFIG, 'a', [END]))],
    ['Number Puzzle', () => leftAttempt(numberPuzzle, puzzle.play({ difficulty: 'easy' }, 'a', [puzzle.act(1_000, 'tick')]))],
  ])('%s in which nothing was tried: score 0', (_game, left) => {
    expect(left()).toMatchObject({ score: 0, timeTaken: 1, left: 'untried' });
  });
});
