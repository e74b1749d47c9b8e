import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { replay } from '../../../../shared/games/replay.ts';
import { replayedOutcome } from './played-run.ts';
import { play, repeat } from './speed-math/play.ts';

const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 3 } as const;
const { record } = play(config, 'replayed', [...repeat(3, 'right', 2000), { afterMs: 5000, does: 'tick' }]);

describe('a record', () => {
  it('replays to its outcome', () => {
    expect(replay(record)).toMatchObject({ ok: true, value: { outcome: { score: 40, accuracy: 100 }, answerTimes: [2000, 1500, 1500] } });
  });

  it('gives the facts of its answers', () => {
    const run = replay(record);
    expect(run.ok && run.value.facts()).toEqual({
      answers: 3,
      right: 3,
      ms: 5000,
      by: { addition: { answers: 3, right: 3, ms: 5000 } },
      quickestTenMs: null,
    });
  });

  it.each([
    ['of a game that is not known', { game: 'math-duel' }, 'unknown_rules'],
    ['of rules that are newer than this build', { rules: 99 }, 'unknown_rules'],
    ['of rules named like a property of objects', { game: 'constructor' }, 'unknown_rules'],
    ['with a configuration outside the limits', { config: { ...config, questions: 101 } }, 'config'],
    ['without a configuration', { config: null }, 'config'],
    ['with a seed that is none', { seed: 'A'.repeat(32) }, 'config'],
    ['with a seed that is too short', { seed: '0'.repeat(31) }, 'config'],
    ['with a malformed log', { log: '5=x' }, 'log'],
    ['of a run that is not over', { log: record.log.slice(0, record.log.lastIndexOf(';', record.log.length - 2) + 1) }, 'unfinished'],
    ['with an empty log', { log: '' }, 'unfinished'],
  ])('%s says why it cannot be replayed', (_, change, error) => {
    expect(replay({ ...record, ...change })).toEqual({ ok: false, error });
  });

  it('under another seed is another run: its answers are worth less', () => {
    const other = replayedOutcome({ ...record, seed: '0123456789abcdef'.repeat(2) });
    expect(other).toMatchObject({ ok: true });
    expect(other).not.toEqual(replayedOutcome(record));
  });

  it('is played by the rules it is given', () => {
    const asked: unknown[] = [];
    replay(record, (...key) => {
      asked.push(key);
      return undefined;
    });
    expect(asked).toEqual([['speed-math', 1]]);
  });
});

describe('the registry', () => {
  it('knows every version of a game, and no other', () => {
    expect(rulesFor('speed-math', 1)).toMatchObject({ slug: 'speed-math', version: 1 });
    expect([1, 2].map((version) => rulesFor('number-puzzle', version))).toMatchObject([{ version: 1 }, { version: 2 }]);
    expect(rulesFor('speed-math', 4)).toBeUndefined();
    expect(rulesFor('math-duel', 1)).toBeUndefined();
  });
});
