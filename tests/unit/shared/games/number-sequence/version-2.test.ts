import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCorrect, numberSequence as version1, type NumberSequenceState } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { numberSequence, type NumberSequenceConfig } from '../../../../../shared/games/number-sequence/v2/rules.ts';
import type { NumberSequenceMove } from '../../../../../shared/games/number-sequence/v1/moves.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, runsOf } from '../played-run.ts';
import { act, acts, check, config, configs, enter, known, next, right, resume, shortConfigs, tick, wrong, type Act } from './play.ts';

/** What leads on from what is on screen. */
function goOn(state: NumberSequenceState): NumberSequenceMove {
  if (state.phase === 'memorize') return known();
  if (state.phase === 'review') return next();
  return state.entries.includes(null) ? right(state) : check();
}

const on = fc.oneof(configs, shortConfigs, shortConfigs).map((each): NumberSequenceConfig => ({ ...each, clock: 'on' }));
const clocked = fc
  .tuple(on, fc.constantFrom('on', 'x2', 'x5', 'x10', 'off', 'off', 'off'))
  .map(([each, clock]) => ({ ...each, clock }) as const);
const playing: fc.Arbitrary<readonly Act[]> = fc
  .tuple(
    acts,
    fc.array(
      fc.integer({ min: 0, max: 4000 }).map((afterMs) => act(afterMs, goOn)),
      { maxLength: 30 },
    ),
  )
  .chain(([some, more]) => fc.shuffledSubarray([...some, ...more], { minLength: some.length + more.length }));

describeLaws({
  game: numberSequence,
  runs: runsOf(numberSequence, clocked, playing),
  moves: fc.oneof(
    fc.constantFrom<NumberSequenceMove>({ type: 'known' }, { type: 'check' }, { type: 'next' }),
    fc.tuple(fc.nat({ max: 14 }), fc.option(fc.integer({ min: 1, max: 99_999_999 }))).map(([index, value]) => enter(index, value)),
  ),
  impossible: fc.constantFrom(enter(15, 123), enter(0.5, 123), enter(0, 1.5), enter(0, 100_000_000)),
  counts: ['totalSequences', 'correctSequences'],
});

describeClockLaws({
  game: numberSequence,
  before: version1,
  configs: on,
  acts: playing,
  rules: '[C4, K1, K2, K3, K4]',
  course: 'calm',
  // By another clock than the ordinary one a record is one of its own.
  untimed: (data) => without(data, 'timeUsed', 'records'),
});

const MINUTE = 60_000;
const play = (acts: readonly Act[], clock: NumberSequenceConfig['clock']) => playRun(numberSequence, { ...config, clock }, 'a', acts);

describe('number-sequence without a clock', () => {
  const round = (does: Act['does']) => [act(MINUTE, known), ...Array.from({ length: 3 }, () => act(MINUTE, does)), act(MINUTE, check)];

  it('goes on by moves alone: no time to get ready, no limit, and a review that stays [K2]', () => {
    const { states } = play([act(MINUTE, tick), ...round(right), act(MINUTE, tick), act(0, next)], 'off');
    expect(states.map(({ phase }) => phase)).toEqual(['memorize', 'memorize', ...Array(4).fill('input'), 'review', 'review', 'memorize']);
  });

  it('is worth its rounds and its accuracy, whatever it took, and says that it was calm [K3, K4]', () => {
    const { last, record } = play([...round(right), act(MINUTE, next), ...round(wrong)], 'off');
    expect(last.judged.map(isCorrect)).toEqual([true, false]);
    const outcome = numberSequence.outcome(last);
    expect(outcome).toEqual({
      score: 100 + 2 * 50,
      accuracy: 50,
      timeTaken: 480,
      durationMs: 8 * MINUTE,
      difficulty: 'easy',
      movesCount: null,
      resumed: false,
      course: 'calm',
      sessionData: {
        clock: 'off',
        digits: 3,
        count: 3,
        timeLimit: 20,
        rounds: 2,
        correctSequences: 1,
        totalSequences: 2,
        records: { 'digitsHeld/off': 9 },
      },
    });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    expect(numberSequence.answerTimes(last)).toEqual([4 * MINUTE, 4 * MINUTE]);
  });

  it('begins a round anew after a break, as ever [R8]', () => {
    const { last, states } = play([act(MINUTE, known), act(MINUTE, right), act(0, resume)], 'off');
    expect(last).toMatchObject({ phase: 'memorize', resumed: true, entries: [null, null, null] });
    expect(last.numbers).not.toEqual(states[0]?.numbers);
  });
});

describe('number-sequence with a longer clock', () => {
  it('shows, waits and asks as much longer, counts seconds that are as long [K1], and has a record of its own [K4]', () => {
    const reveal = 5 * 3000;
    const ready = 5 * 1000;
    expect(play([act(reveal - 1, tick)], 'x5').last.phase).toBe('memorize');
    expect(play([act(reveal, tick)], 'x5').last.phase).toBe('ready');
    expect(play([act(reveal + ready, tick)], 'x5').last).toMatchObject({ phase: 'input', sinceMs: reveal + ready });
    // 12 s of 100 s, as 2.4 s of 20 s: 17 whole seconds are left.
    const { last } = play([act(reveal + ready, tick), ...Array.from({ length: 3 }, () => act(4000, right)), act(0, check)], 'x5');
    expect(last.judged).toMatchObject([{ ms: 12_000, secondsLeft: 17 }]);
    expect(numberSequence.outcome(last).sessionData['records']).toEqual({ 'digitsHeld/x5': 9 });
  });
});
