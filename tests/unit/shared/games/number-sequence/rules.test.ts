import { describe, expect, it } from 'vitest';
import { MAX_LOG_BYTES, MAX_MOVES } from '../../../../../shared/contract/limits.ts';
import { isCorrect, numberSequence, tally } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { revealMs } from '../../../../../shared/games/number-sequence/v1/times.ts';
import { replayedOutcome } from '../played-run.ts';
import { act, check, config, enter, known, next, play, resume, right, round, tick, toInput, wrong } from './play.ts';

describe('the reveal', () => {
  it.each([
    [1, 3000],
    [3, 3000],
    [4, 6000],
    [5, 6000],
    [6, 9000],
    [8, 9000],
  ])('of %i digits lasts %i ms, then 1 s to get ready, then the input [R1, R2]', (digits, ms) => {
    expect(revealMs(digits)).toBe(ms);
    expect(play([act(ms - 1, tick)], { digits }).last.phase).toBe('memorize');
    expect(play([act(ms, tick)], { digits }).last).toMatchObject({ phase: 'ready', sinceMs: ms });
    expect(play([act(ms + 999, tick)], { digits }).last.phase).toBe('ready');
    expect(play([act(ms + 1000, tick)], { digits }).last).toMatchObject({ phase: 'input', sinceMs: ms + 1000 });
  });

  it('can be ended early, which saves only the player’s own time [R1]', () => {
    expect(play([act(1200, known)]).last).toMatchObject({ phase: 'ready', sinceMs: 1200 });
    expect(play([act(1200, known), act(1000, tick)]).last).toMatchObject({ phase: 'input', sinceMs: 2200 });
  });

  it('takes no entry, no check and no next, nor does the time to get ready [R1, R2]', () => {
    for (const before of [act(100, tick), act(3500, tick)]) {
      const { states } = play([before, act(0, right), act(0, check), act(0, next)]);
      expect(states.slice(2)).toEqual([states[1], states[1], states[1]]);
    }
    expect(play([act(3500, known)]).last).toMatchObject({ phase: 'ready', sinceMs: 3000 });
  });
});

describe('the input', () => {
  it('keeps each number at its place, and takes it back when it is no longer whole [R3]', () => {
    const entered = [act(10, () => enter(1, 456)), act(10, () => enter(0, 123)), act(10, () => enter(1, null))];
    const { states } = play([toInput(), ...entered]);
    expect(states.map(({ entries }) => entries).slice(2)).toEqual([
      [null, 456, null],
      [123, 456, null],
      [123, null, null],
    ]);
  });

  it('takes no number of another length, at no place that does not exist [R3]', () => {
    const before = play([toInput()]).last;
    for (const move of [enter(0, 12), enter(0, 1234), enter(3, 123)]) expect(numberSequence.step(before, move, 4001)).toBe(before);
  });

  it('is judged by a check only when it is full [R4]', () => {
    const { states } = play([toInput(), act(100, right), act(100, right), act(0, check), act(100, right), act(600, check)]);
    expect(states[4]).toBe(states[3]);
    expect(states.at(-1)).toMatchObject({ phase: 'review', sinceMs: 4900, judged: [{ ms: 900, secondsLeft: 19 }] });
  });

  it('is judged at its time limit by what is entered: an unfinished round is wrong, a full one that is right is right [R4, R5]', () => {
    const unfinished = play([toInput(), act(100, right), act(19_900, tick)]).last;
    expect(unfinished).toMatchObject({ phase: 'review', sinceMs: 24_000 });
    expect(unfinished.judged).toMatchObject([{ given: [unfinished.numbers[0], null, null], ms: 20_000, secondsLeft: 0 }]);
    expect(unfinished.judged.map(isCorrect)).toEqual([false]);

    const inTime = play([toInput(), act(19_997, right), act(1, right), act(1, right), act(1, check)]).last;
    expect(inTime.judged).toMatchObject([{ ms: 20_000, secondsLeft: 0 }]);
    expect(inTime.judged.map(isCorrect)).toEqual([true]);
  });

  it('of right numbers at wrong places is wrong [R5]', () => {
    const swap = [act(0, ({ numbers }) => enter(0, numbers[1] ?? 0)), act(0, ({ numbers }) => enter(1, numbers[0] ?? 0))];
    const { last } = play([toInput(), ...swap, act(0, right), act(0, check)]);
    expect(last.judged.map(isCorrect)).toEqual([false]);
  });

  it('ends at 400 changes, so that the longest log is one that is taken [R9]', () => {
    const longest = { digits: 8, count: 15, timeLimit: 300, rounds: 20 };
    const back = Array.from({ length: 400 }, (_, i) => act(20, () => enter(14, i % 2 === 0 ? 99_999_999 : null)));
    const rounds = Array.from({ length: 20 }, () => [toInput(8), ...back, act(2000, tick)]).flat();
    const { last, entries, record } = play(rounds, longest);
    expect(last.phase).toBe('over');
    expect(last.judged[0]).toMatchObject({ ms: 8000, secondsLeft: 292 });
    expect(entries.length).toBeLessThan(MAX_MOVES);
    expect(record.log.length).toBeLessThan(MAX_LOG_BYTES);
  });
});

describe('between two rounds', () => {
  it('the review stands for 2 s, then the next round begins with other numbers [R6, N3]', () => {
    const { last } = play(round(right, 1000));
    expect(last).toMatchObject({ phase: 'review', sinceMs: 7000 });
    expect(numberSequence.step(last, { type: 'tick' }, 8999)).toBe(last);
    const following = numberSequence.step(last, { type: 'tick' }, 9000);
    expect(following).toMatchObject({ phase: 'memorize', sinceMs: 9000, entries: [null, null, null], changes: 0, spentMs: 0 });
    expect(following.numbers).not.toEqual(last.numbers);
  });

  it('the player may go on at once; a key meant for the review ends no reveal, and the other way round [R6, R7]', () => {
    expect(play([...round(right, 1000), act(300, next)]).last).toMatchObject({ phase: 'memorize', sinceMs: 7300 });
    expect(play([...round(right, 1000), act(2000, next)]).last).toMatchObject({ phase: 'memorize', sinceMs: 9000 });
    expect(play([...round(right, 1000), act(300, known)]).last).toMatchObject({ phase: 'review', sinceMs: 7000 });
  });

  it('nothing can be entered or checked [R6]', () => {
    const { last } = play(round(right, 1000));
    for (const move of [enter(0, 111), check()]) expect(numberSequence.step(last, move, 7500)).toBe(last);
  });
});

describe('a run', () => {
  it('is over with its last round: correct × 100 + accuracy × 2 + 5 × seconds left [R6, S1, S2, S4]', () => {
    // Round 1 right after 3.0 s of 20: 17 s left. Round 2 right after 4.5 s: 15 s left. 200 + 2 × 100 + 5 × 32 = 560.
    const { last } = play([...round(right, 1000), act(2000, tick), ...round(right, 1500)]);
    expect(last).toMatchObject({ phase: 'over', sinceMs: 17_500 });
    expect(numberSequence.outcome(last)).toEqual({
      score: 560,
      accuracy: 100,
      timeTaken: 7,
      durationMs: 7500,
      difficulty: 'easy',
      movesCount: null,
      resumed: false,
      sessionData: {
        digits: 3,
        count: 3,
        timeLimit: 20,
        rounds: 2,
        correctSequences: 2,
        totalSequences: 2,
        timeUsed: 7,
        records: { digitsHeld: 9 },
      },
    });
  });

  it('counts the seconds left of right rounds only, but the time of all [S2, S3]', () => {
    // Round 1 wrong after 3 s. Round 2 right after 6.003 s: 13 whole seconds left. 100 + 2 × 50 + 5 × 13 = 265; 9.003 s taken.
    const { last } = play([...round(wrong, 1000), act(2000, tick), ...round(right, 2001)]);
    expect(tally(last.judged)).toEqual({ played: 2, correct: 1, secondsLeft: 13, ms: 9003 });
    expect(numberSequence.outcome(last)).toMatchObject({ score: 265, accuracy: 50, timeTaken: 9, durationMs: 9003 });
  });

  it('that nobody plays runs out by itself, every round at its limit [R4, R6, S4]', () => {
    // Two rounds of 3 + 1 + 20 s and 2 s between them.
    const { last } = play([act(50_000, tick)]);
    expect(last).toMatchObject({ phase: 'over', sinceMs: 50_000 });
    expect(numberSequence.outcome(last)).toMatchObject({
      score: 0,
      accuracy: 0,
      timeTaken: 40,
      sessionData: { correctSequences: 0, totalSequences: 2 },
    });
  });

  it('in whose rounds no number was entered is nothing tried, though it replays; one number is a try, also a wrong one [R5a]', () => {
    const nobody = play([act(50_000, tick)]);
    expect(numberSequence.tried(nobody.last)).toBe(false);
    expect(replayedOutcome(nobody.record)).toEqual({ ok: true, value: numberSequence.outcome(nobody.last) });
    for (const does of [right, wrong]) expect(numberSequence.tried(play([toInput(), act(100, does), act(50_000, tick)]).last)).toBe(true);
  });

  it('has as answer times the input time of each round that was judged before its limit, also that before a break [R10]', () => {
    const full = [act(19_997, right), act(1, right), act(1, right), act(1, tick)];
    const acts = [...round(right, 1000), act(2000, tick), ...round(wrong, 500), act(2000, tick), toInput(), ...full, act(2000, tick)];
    const { last } = play([...acts, toInput(), act(700, resume), ...round(right, 100)], { rounds: 4 });
    expect(numberSequence.isOver(last)).toBe(true);
    expect(numberSequence.answerTimes(last)).toEqual([3000, 1500, 1000]);
  });

  it('records the digits held at once: those of a right round; none without one, or when resumed [S5]', () => {
    const records = (acts: Parameters<typeof play>[0]) =>
      numberSequence.outcome(play([...acts, act(600_000, tick)]).last).sessionData['records'];
    expect(records(round(right, 100))).toEqual({ digitsHeld: 9 });
    expect(records(round(wrong, 100))).toEqual({});
    expect(records([...round(right, 100), act(0, resume)])).toEqual({});
  });

  it('is saved as medium at 4 digits and as hard above [C3]', () => {
    const saved = (digits: number) => numberSequence.outcome(play([act(600_000, tick)], { digits }).last).difficulty;
    expect([3, 4, 5].map(saved)).toEqual(['easy', 'medium', 'hard']);
  });

  it('shows the same numbers to all who play its seed', () => {
    expect(play([], {}, 'one').last.numbers).toEqual(play([], {}, 'one').last.numbers);
    expect(play([], {}, 'one').last.numbers).not.toEqual(play([], {}, 'two').last.numbers);
    expect(play([], { digits: 8 }, 'one').last.numbers).toEqual([30_173_109, 30_477_549, 92_907_549]);
  });
});

describe('a resume', () => {
  it.each([
    ['the reveal', [act(1000, tick)], 0],
    ['the time to get ready', [act(3500, tick)], 0],
    ['the input', [toInput(), act(700, right)], 700],
  ])('during %s begins the round anew with fresh numbers, and marks the run [R8]', (_phase, before, spentMs) => {
    const { states, last } = play([...before, act(0, resume)]);
    expect(last).toMatchObject({ phase: 'memorize', entries: [null, null, null], judged: [], resumed: true, spentMs });
    expect(last.numbers).not.toEqual(states[0]?.numbers);
  });

  it('gives no input time back: what is left of the limit, and the seconds left, are the rest [R8]', () => {
    const broken = [toInput(), act(15_000, right), act(0, resume)];
    const timedOut = play([...broken, toInput(), act(5000, tick)]).last;
    expect(timedOut.judged).toMatchObject([{ ms: 20_000, secondsLeft: 0 }]);
    const solved = play([...broken, toInput(), act(500, right), act(500, right), act(500, right), act(0, check)]).last;
    expect(solved.judged).toMatchObject([{ ms: 16_500, secondsLeft: 3 }]);
    const twice = play([...broken, toInput(), act(2000, resume), act(100, resume), toInput(), act(3000, tick)]).last;
    expect(twice.judged).toMatchObject([{ ms: 20_000, secondsLeft: 0 }]);
  });

  it('gives the next round its whole limit again [R8]', () => {
    const { last } = play([toInput(), act(5000, resume), ...round(right, 100), act(2000, tick), ...round(right, 100)]);
    expect(last.judged).toMatchObject([{ ms: 5300 }, { ms: 300 }]);
  });

  it('during the review changes nothing but the mark [R8]', () => {
    const { states, last } = play([...round(right, 1000), act(100, resume)]);
    expect(last).toEqual({ ...states.at(-2), resumed: true });
    expect(numberSequence.outcome(numberSequence.step(last, { type: 'tick' }, 600_000)).resumed).toBe(true);
  });

  it('keeps the changes of the round: nobody makes an endless log of breaks [R9]', () => {
    const { last } = play([toInput(), act(10, right), act(10, resume)], config);
    expect(last.changes).toBe(1);
  });
});
