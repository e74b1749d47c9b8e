import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import type { NumberPuzzleConfig } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { numberPuzzle as version2 } from '../../../../../shared/games/number-puzzle/v2/rules.ts';
import type { NumberPuzzleMove } from '../../../../../shared/games/number-puzzle/v3/moves.ts';
import { canTakeHint, numberPuzzle as version3, type NumberPuzzleState } from '../../../../../shared/games/number-puzzle/v3/rules.ts';
import { challenge } from '../../../../../shared/games/number-puzzle/challenge.ts';
import { unpackLog } from '../../../../../shared/games/kit/log.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, runsOf, type Act, type PlayedRun } from '../played-run.ts';
import { act, actLists, configs, repeat, solve } from './play.ts';

type HintAct = Act<NumberPuzzleMove, NumberPuzzleState>;
type Run = PlayedRun<NumberPuzzleConfig, NumberPuzzleMove, NumberPuzzleState>;

/** The hint is shown. */
const look: HintAct = { afterMs: 40, does: () => ({ type: 'hint' }) };

/** The acts of the other versions, with looks at the hint between them. */
const withLooks: fc.Arbitrary<readonly HintAct[]> = fc
  .tuple(actLists, fc.array(fc.nat(), { maxLength: 6 }))
  .map(([acts, places]) => places.reduce<readonly HintAct[]>((list, place) => list.toSpliced(place % (list.length + 1), 0, look), acts));
const runs = runsOf(version3, configs, withLooks);

describeLaws({
  game: version3,
  runs,
  moves: fc.oneof(
    fc.constantFrom<NumberPuzzleMove[]>({ type: 'shuffle' }, { type: 'hint' }),
    fc.integer({ min: 0, max: 24 }).map((cell): NumberPuzzleMove => ({ type: 'slide', cell })),
  ),
  impossible: fc.constantFrom(-1, 25, 0.5, Number.NaN, Infinity, 1e9).map((cell): NumberPuzzleMove => ({ type: 'slide', cell })),
  counts: null,
});

const EASY: NumberPuzzleConfig = { difficulty: 'easy' };

/** Plays these acts, then slides as a hint would say, without looking at one, until the board is solved. */
function solved(first: readonly HintAct[], config = EASY, afterMs = 50): Run {
  const whole = playRun(version3, config, 'fold', [...first, ...repeat(500, afterMs, 'hint')]);
  const end = whole.states.findIndex((state) => version3.isOver(state));
  return playRun(version3, config, 'fold', [...first, ...repeat(end - first.length, afterMs, 'hint')]);
}

const dataOf = ({ record }: Run) => {
  const outcome = replayedOutcome(record);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value.sessionData;
};

describe('version 3 of the puzzle', () => {
  it.each([
    ['no hint', [], false],
    ['a hint before the first slide', [look], true],
    ['two hints', [look, look], true],
    ['a hint on the way', [act(100, 'hint'), look], true],
    ['a hint before a break', [look, act(0, 'resume')], true],
    ['a hint for a board that was shuffled then', [look, act(100, 'shuffle')], false],
    ['a hint for the board after a shuffle', [act(100, 'shuffle'), look], true],
  ])('after %s a solved board is marked, or not, on device and server alike [H5, R3, A5]', (_, first, hinted) => {
    const run = solved(first);
    const { records, ...data } = dataOf(run);
    expect(run.record.rules).toBe(3);
    expect(replayedOutcome(run.record)).toEqual({ ok: true, value: version3.outcome(run.last) });
    expect(data['hinted']).toBe(hinted ? true : undefined);
    if (hinted) expect(records).toEqual({ first_easy: 1 });
    else expect(records).toMatchObject({ first_easy: 1, speed_easy: 1 });
  });

  it('a hint costs neither points, moves nor time, and earns no achievement but the first clear, whatever the board (G29)', () => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const { last } = solved([look], { difficulty }, 10);
      const [with3, as2] = [version3.outcome(last), version2.outcome(last)];
      expect({ ...with3, sessionData: null }).toEqual({ ...as2, sessionData: null });
      expect(Object.keys(with3.sessionData['records'] ?? {})).toEqual([`first_${difficulty}`]);
      expect(ACHIEVEMENTS).toContain(`first_${difficulty}`);
    }
  });

  it('without a hint it comes to what version 2 makes of it, to the byte of its log', () => {
    fc.assert(
      fc.property(configs, actLists, (config, acts) => {
        const [as3, as2] = [playRun(version3, config, 'a', acts), playRun(version2, config, 'a', acts)];
        expect(as3.record).toEqual({ ...as2.record, rules: 3 });
        expect(version3.outcome(as3.last)).toEqual(version2.outcome(as2.last));
        const { hinted, ...board } = as3.last;
        expect(board).toEqual(as2.last);
        expect(hinted).toBe(false);
      }),
    );
  });

  it('a hint is told once a board, and never to a version that marks none [R7, H5]', () => {
    const { states } = playRun(version3, EASY, 'a', [look, look, act(10, 'shuffle'), look]);
    expect(states.map(canTakeHint)).toEqual([true, false, false, true, false]);
    expect(states[2]).toBe(states[1]);
    expect(canTakeHint(solve(EASY, 'a', 50, []).states[0]!)).toBe(false);
    expect(version2.unpackMove('t')).toBeNull();
    expect(replayedOutcome({ ...solved([look]).record, rules: 2 })).toEqual({ ok: false, error: 'log' });
  });

  it('a hint alone is no try: the run is not saved (G20)', () => {
    const { last } = playRun(version3, EASY, 'a', [look]);
    expect(last.hinted).toBe(true);
    expect(version3.tried(last)).toBe(false);
  });

  it('is no attempt at a challenge with a hint in its log, however the log came about (C9)', () => {
    expect(challenge.allows?.(solved([]).record.log)).toBe(true);
    const { log } = solved([look]).record;
    expect(unpackLog(version3, log)?.[0]?.move).toEqual({ type: 'hint' });
    expect(challenge.allows?.(log)).toBe(false);
  });
});
