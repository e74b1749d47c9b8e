import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { mathBubblePop as version1 } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import type { Bubble } from '../../../../../shared/games/math-bubble-pop/v1/boards.ts';
import { oneSolution } from '../../../../../shared/games/math-bubble-pop/v1/solve.ts';
import { canCheck, type BubblePopState } from '../../../../../shared/games/math-bubble-pop/v1/state.ts';
import { mathBubblePop, type BubblePopConfig } from '../../../../../shared/games/math-bubble-pop/v2/rules.ts';
import type { BubblePopMove } from '../../../../../shared/games/math-bubble-pop/v2/moves.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { playRun, replayedOutcome, resume, runsOf, tick, type Act } from '../played-run.ts';
import { configs, moves } from './play.ts';

type BubbleAct = Act<BubblePopMove, BubblePopState>;

const check = (): BubblePopMove => ({ type: 'check' });
const go = (): BubblePopMove => ({ type: 'go' });
const act = (afterMs: number, does: BubbleAct['does']): BubbleAct => ({ afterMs, does });

/** The next bubble of a set that is right; of one that is wrong, if its last bubble is to be another. */
function pick(state: BubblePopState, isRight: boolean): BubblePopMove {
  const number = oneSolution(state)[state.picked.length];
  const isLast = state.picked.length === state.needed - 1;
  const fits = ({ id, number: each }: Bubble): boolean => !state.picked.includes(id) && (each === number) === (isRight || !isLast);
  return { type: 'pick', bubble: state.bubbles.find(fits)?.id ?? 0 };
}

/** What leads on from what is on screen. */
const goesOn =
  (isRight: boolean) =>
  (state: BubblePopState): BubblePopMove => {
    if (state.pauseUntilMs !== null) return go();
    return canCheck(state) ? check() : pick(state, isRight);
  };
const [onRight, onWrong] = [goesOn(true), goesOn(false)];

const on = configs.map((config): BubblePopConfig => ({ ...config, clock: 'on' }));
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off', 'off'))
  .map(([config, clock]): BubblePopConfig => ({ ...config, clock }));
const anyMove = fc.oneof(moves, fc.constantFrom<BubblePopMove[]>({ type: 'check' }, { type: 'go' }));
const does = fc.oneof<fc.WeightedArbitrary<BubbleAct['does']>[]>(
  { weight: 16, arbitrary: fc.constantFrom(onRight, onRight, onRight, onWrong) },
  { weight: 2, arbitrary: fc.constantFrom<BubbleAct['does']>(resume, tick) },
  { weight: 1, arbitrary: anyMove.map((move) => () => move) },
);
const afterMs = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 900 }) }, fc.constantFrom(0, 500, 1500, 2000, 3000));
const playing: fc.Arbitrary<readonly BubbleAct[]> = fc.array(fc.record({ afterMs, does }), { maxLength: 60 });

describeLaws({
  game: mathBubblePop,
  runs: runsOf(mathBubblePop, clocked, playing),
  moves: anyMove,
  impossible: fc.constantFrom(-1, 12, 0.5).map((bubble): BubblePopMove => ({ type: 'pick', bubble })),
  counts: ['total_attempts', 'correct_answers'],
});

describeClockLaws({
  game: mathBubblePop,
  before: version1,
  configs: on,
  acts: playing,
  rules: '[C3, K1, K2, K3, K4]',
  course: 'calm',
  // Only with the ordinary clock a score is a record of its mode.
  untimed: (data) => without(data, 'records'),
});

const MINUTE = 60_000;
const play = (list: readonly BubbleAct[], clock: Clock = 'off') => playRun(mathBubblePop, { operation: 'addition', clock }, 'a', list);
const last = (list: readonly BubbleAct[], clock?: Clock): BubblePopState => play(list, clock).last;
const set = (does: BubbleAct['does']): BubbleAct[] => [act(MINUTE, does), act(MINUTE, does)];

describe('math-bubble-pop without a clock', () => {
  it('checks a set when asked and no earlier; until then its picks can be taken back, and no other is taken [K2]', () => {
    const full = last([...set(onRight), act(MINUTE, tick)]);
    expect(full).toMatchObject({ checkAtMs: null, verdict: null });
    expect(full.picked).toHaveLength(2);
    const other = full.bubbles.find(({ id }) => !full.picked.includes(id))?.id ?? 0;
    expect(mathBubblePop.step(full, { type: 'pick', bubble: other }, 9 * MINUTE)).toBe(full);
    const [first, second] = full.picked as [number, number];
    expect(mathBubblePop.step(full, { type: 'unpick', bubble: second }, 9 * MINUTE).picked).toEqual([first]);
    expect(last([act(MINUTE, onRight), act(MINUTE, check)]).verdict).toBeNull();
    expect(last([...set(onRight), act(MINUTE, check)]).verdict).toMatchObject({ right: true, speedBonus: 0 });
  });

  it('leaves a verdict until `go`: then another target after a right set, new bubbles after a wrong one [K2, R4, R5]', () => {
    const right = last([...set(onRight), act(MINUTE, check), act(MINUTE, tick)]);
    expect(right.verdict?.right).toBe(true);
    expect(mathBubblePop.step(right, { type: 'go' }, 9 * MINUTE)).toMatchObject({
      verdict: null,
      board: 2,
      picked: [],
      sinceMs: 9 * MINUTE,
    });
    const wrong = last([...set(onWrong), act(MINUTE, check), act(MINUTE, tick)]);
    const again = mathBubblePop.step(wrong, { type: 'go' }, 9 * MINUTE);
    expect(again).toMatchObject({ verdict: null, board: 2, target: wrong.target, lives: 2 });
    expect(mathBubblePop.step(again, { type: 'go' }, 10 * MINUTE)).toBe(again);
  });

  it('keeps the level-up message as long as the verdict [K2]', () => {
    const levelled = last([
      ...Array.from({ length: 7 }, () => [...set(onRight), act(0, check), act(0, go)]).flat(),
      ...set(onRight),
      act(0, check),
    ]);
    expect([levelled.level, levelled.levelUpUntilMs]).toEqual([2, levelled.pauseUntilMs]);
    const later = mathBubblePop.step(levelled, { type: 'tick' }, 999 * MINUTE);
    expect(later).toBe(levelled);
    expect(mathBubblePop.step(later, { type: 'go' }, 999 * MINUTE).levelUpUntilMs).toBeNull();
  });

  it('has no bonus for speed, even for sets that were picked at once, and says that it was calm [K3, K4]', () => {
    const at0 = [act(0, onRight), act(0, onRight), act(0, check), act(0, go)];
    const { last: ended, record } = play([...at0, ...at0, ...at0, act(0, () => ({ type: 'end' }))]);
    const outcome = mathBubblePop.outcome(ended);
    // 100 + 25 × level + 15 × needed, and 5 for each right set before.
    expect(outcome).toMatchObject({ score: 3 * 155 + 15, course: 'calm', sessionData: { clock: 'off', correct_answers: 3 } });
    expect(outcome.sessionData['records']).toEqual({ 'level/addition': 1 });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
  });

  it('counts a check and a `go` among the moves that end a run at last [R10]', () => {
    expect(last([...set(onRight), act(0, check), act(0, go), act(0, go), act(0, check)]).moves).toBe(4);
  });

  it('tells of an answer that a key sent it, from the appearance of its bubbles to the check [K3]', () => {
    const [answer] = mathBubblePop.answers(last([...set(onRight), act(MINUTE, check)]));
    expect(answer).toMatchObject({ right: true, ms: 3 * MINUTE, sent: 'enter' });
  });

  it('does not check by End Game what the player has not given, and counts a break as ever [K2, R9]', () => {
    const end = act(0, () => ({ type: 'end' }));
    const given = [...set(onRight), act(0, check), act(0, go)];
    expect(mathBubblePop.outcome(last([...given, ...set(onWrong), end]))).toMatchObject({ sessionData: { total_attempts: 1 } });
    expect(last([...set(onRight), act(0, resume)])).toMatchObject({ picked: [], board: 2, resumed: true });
  });
});

describe('math-bubble-pop with a longer clock', () => {
  it('waits as much longer for check and next board, and `go` ends the pause before [K1]', () => {
    const picked = last([act(0, onRight), act(0, onRight)], 'x10');
    expect(picked.checkAtMs).toBe(5000);
    const checked = mathBubblePop.step(picked, { type: 'tick' }, 5000);
    expect(checked).toMatchObject({ pauseUntilMs: 25_000, verdict: { speedBonus: 50 } });
    expect(mathBubblePop.step(checked, { type: 'go' }, 6000)).toMatchObject({ board: 2, sinceMs: 6000 });
    // 20 s are two ordinary ones.
    expect(last([act(20_000, onRight), act(0, onRight), act(5000, tick)], 'x10').verdict).toMatchObject({ speedBonus: 46 });
  });

  it('makes every time as much longer up to the quick pauses of level 6 [K1, R4, R8]', () => {
    const long = Array.from({ length: 900 }, () =>
      act(400, (state) => (state.pauseUntilMs === null ? pick(state, true) : { type: 'tick' })),
    );
    const { entries, states } = play(long, 'on');
    expect(states.at(-1)?.level).toBeGreaterThan(6);
    let state = mathBubblePop.start({ operation: 'addition', clock: 'x10' }, seedFromText('a'));
    for (const [i, { move, atMs }] of entries.entries()) {
      const ordinary = states[i + 1] as BubblePopState;
      state = mathBubblePop.step(state, move, atMs * 10);
      const due = mathBubblePop.dueAt(ordinary);
      expect([state.score, mathBubblePop.dueAt(state)]).toEqual([ordinary.score, due === null ? null : due * 10]);
    }
  });

  it('takes no `check`, nor does the ordinary clock, which takes no `go` either [K4]', () => {
    for (const clock of ['on', 'x2'] as const) {
      const picked = last([act(0, onRight), act(0, onRight)], clock);
      expect(mathBubblePop.step(picked, { type: 'check' }, 1)).toBe(picked);
    }
    const checked = last([act(0, onRight), act(0, onRight), act(500, tick)], 'on');
    expect(mathBubblePop.step(checked, { type: 'go' }, 600)).toBe(checked);
  });
});
