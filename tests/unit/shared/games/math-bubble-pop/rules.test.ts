import { describe, expect, it } from 'vitest';
import { mathBubblePop, MOST_MOVES } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { OPERATIONS } from '../../../../../shared/games/math-bubble-pop/v1/config.ts';
import { packLog } from '../../../../../shared/games/kit/log.ts';
import { replayedOutcome } from '../played-run.ts';
import { Player, puzzleOf } from './play.ts';
import { findSet, findWrongSet } from './search.ts';

const tick = { type: 'tick' } as const;

describe('a run', () => {
  it.each(OPERATIONS)('of %s begins with 3 lives, 12 bubbles, level 1 and no points [C2]', (operation) => {
    const { state } = new Player(operation, 'a');
    expect(state).toMatchObject({ lives: 3, level: 1, score: 0, correct: 0, needed: 2, picked: [] });
    expect(state.bubbles).toHaveLength(12);
  });

  it('begins at 0 ms with its first bubbles, without a countdown: they can be picked at once [R1]', () => {
    const player = new Player('addition', 'a').right();
    expect(player.state).toMatchObject({ correct: 1, verdict: { speedBonus: 50 }, pauseUntilMs: 500 + 2000 });
    expect(mathBubblePop.outcome(player.do({ type: 'end' }).state)).toMatchObject({ durationMs: 500 });
  });

  it.each(OPERATIONS)('of %s keeps score and level as bests of its operation, an interrupted one neither [R11]', (operation) => {
    const records = (player: Player) => mathBubblePop.outcome(player.do({ type: 'end' }).state).sessionData['records'];
    const whole = new Player(operation, 'a').rights(9);
    expect(records(whole)).toEqual({ [`score/${operation}`]: whole.state.score, [`level/${operation}`]: 2 });
    expect(records(new Player(operation, 'a').rights(9).do({ type: 'resume', gapMs: 60_000 }))).toEqual({});
  });

  it('has of each set that was checked the time from its bubbles’ appearance to the last pick; a break does not begin it anew [R12]', () => {
    const player = new Player('addition', 'a').right(600).next().wrong(450).next();
    player.wait(3000).do({ type: 'resume', gapMs: 60_000 }).right(200).next().pick([1], 100);
    expect(mathBubblePop.answerTimes(player.state)).toEqual([3400, 900, 1200]);
  });
});

describe('picking', () => {
  it('adds bubbles in their order; the check comes 0.5 s after the last needed one [R2, R3]', () => {
    const player = new Player('addition', 'a');
    const [first, second] = findSet(puzzleOf(player.state)) as [number, number];
    player.pick([first], 700);
    expect(player.state).toMatchObject({ picked: [first], checkAtMs: null });
    player.pick([second], 700);
    expect(player.state).toMatchObject({ picked: [first, second], checkAtMs: 1900, verdict: null });
    expect(mathBubblePop.step(player.state, tick, 1899)).toBe(player.state);
    expect(mathBubblePop.step(player.state, tick, 1900)).toMatchObject({ correct: 1, checkAtMs: null });
  });

  it('takes a bubble back until the set is complete [R2]', () => {
    const player = new Player('addition', 'a').pick([3]).do({ type: 'unpick', bubble: 3 }, 100);
    expect(player.state.picked).toEqual([]);
    player.pick([3, 4]).do({ type: 'unpick', bubble: 4 });
    expect(player.state.picked).toEqual([3, 4]);
  });

  it('ignores a bubble that is picked already, and every bubble beyond the needed count [R2]', () => {
    const player = new Player('addition', 'a').pick([3, 3, 3]);
    expect(player.state.picked).toEqual([3]);
    player.pick([5, 6, 7]);
    expect(player.state.picked).toEqual([3, 5]);
  });

  it('counts the order: a right set of a subtraction is wrong the other way round [S2]', () => {
    const player = new Player('subtraction', 'a');
    const [first, second] = findSet(puzzleOf(player.state)) as [number, number];
    player.pick([second, first]).wait(500);
    expect(player.state).toMatchObject({ lives: 2, verdict: { right: false } });
  });
});

describe('a right set', () => {
  it('scores, shows for 2 s, and another target follows [R4, P1–P3]', () => {
    // Two picks, the last 2.4 s after the bubbles appeared: 100 + 25 + 30 + (50 − 4) = 201.
    const player = new Player('addition', 'a').right(1200);
    const { target, bubbles } = player.state;
    expect(player.state).toMatchObject({ score: 201, correct: 1, lives: 3, pauseUntilMs: 2900 + 2000 });
    expect(player.state.verdict).toMatchObject({ right: true, target, points: 201, speedBonus: 46, streakBonus: 0 });
    player.wait(1999);
    expect(player.state.bubbles).toBe(bubbles);
    player.wait(1);
    expect(player.state).toMatchObject({ picked: [], verdict: null, pauseUntilMs: null, sinceMs: 4900, board: 2 });
    expect(player.state.target).not.toBe(target);
    // The second: one right set before it.
    player.right(1000);
    expect(player.state.verdict).toMatchObject({ points: 206, speedBonus: 46, streakBonus: 5 });
    expect(player.state.score).toBe(407);
  });

  it('above level 5 is followed by another target after 1.5 s; the set that leads to level 6 still by 2 s [R4, R8]', () => {
    const player = new Player('division', 'a').rights(56).right();
    expect(player.state.level).toBe(6);
    expect((player.state.pauseUntilMs ?? 0) - player.atMs).toBe(2000);
    player.next().right();
    expect((player.state.pauseUntilMs ?? 0) - player.atMs).toBe(1500);
  });

  it('leads to level 2 if it is the eighth, counts by level 1, and the message stays 3 s [R8]', () => {
    const player = new Player('addition', 'a').rights(7);
    expect(player.state).toMatchObject({ level: 1, levelUpUntilMs: null });
    player.right();
    // At once: 100 + 25 + 30 + 50 + 7 × 5.
    expect(player.state).toMatchObject({ level: 2, needed: 2, verdict: { points: 240 }, levelUpUntilMs: player.atMs + 3000 });
    player.next();
    expect(player.state).toMatchObject({ needed: 3, levelUpUntilMs: player.atMs + 1000 });
    player.wait(999);
    expect(player.state.levelUpUntilMs).not.toBeNull();
    expect(player.wait(1).state.levelUpUntilMs).toBeNull();
  });
});

describe('a wrong set', () => {
  it('costs a life, shows for 2 s, and the same target gets new bubbles [R5]', () => {
    const player = new Player('multiplication', 'a').wrong(300);
    const { target, operator, bubbles } = player.state;
    expect(player.state).toMatchObject({ lives: 2, score: 0, correct: 0, verdict: { right: false, points: 0 }, pauseUntilMs: 1100 + 2000 });
    player.wait(1999);
    expect(player.state.bubbles).toBe(bubbles);
    player.wait(1);
    expect(player.state).toMatchObject({ target, operator, picked: [], verdict: null, sinceMs: 3100 });
    expect(player.state.bubbles).not.toEqual(bubbles);
  });

  it('changes nothing of what the right sets before it are worth [P3]', () => {
    const player = new Player('addition', 'a').rights(2).wrong().next().right();
    expect(player.state.verdict).toMatchObject({ streakBonus: 10 });
  });

  it('with the last life ends the run at once, and stays in sight [R6]', () => {
    const player = new Player('addition', 'a').rights(1, 1000).wrong().next().wrong().next().wrong();
    // 2 s of picks + 0.5 + 2, then three checks of 0.5 s and two pauses of 2 s.
    expect(player.state).toMatchObject({ lives: 0, overAtMs: 10_000, verdict: { right: false }, pauseUntilMs: null });
    expect(mathBubblePop.outcome(player.state)).toEqual({
      score: 201,
      accuracy: 25,
      timeTaken: 10,
      durationMs: 10_000,
      difficulty: 'easy',
      movesCount: null,
      resumed: false,
      sessionData: {
        operation_type: 'addition',
        final_level: 1,
        correct_answers: 1,
        total_attempts: 4,
        records: { 'score/addition': 201, 'level/addition': 1 },
      },
    });
  });
});

describe('End Game', () => {
  it('is possible any time once a set was tried, and the run says what was reached [R6, R7]', () => {
    const player = new Player('mixed', 'a').rights(8).do({ type: 'end' }, 750);
    expect(mathBubblePop.isOver(player.state)).toBe(true);
    // Eight sets at 0.5 + 2 s each, and 0.75 s.
    expect(mathBubblePop.outcome(player.state)).toMatchObject({
      accuracy: 100,
      durationMs: 20_750,
      timeTaken: 20,
      sessionData: { operation_type: 'mixed', final_level: 2, correct_answers: 8, total_attempts: 8 },
    });
  });

  it('is not possible before: nothing tried, nothing saved [R6]', () => {
    const player = new Player('addition', 'a').pick([1]);
    expect(mathBubblePop.step(player.state, { type: 'end' }, 5000)).toBe(player.state);
  });

  it('during a pause ends the run there [R6]', () => {
    const player = new Player('addition', 'a').right().do({ type: 'end' }, 300);
    expect(player.state).toMatchObject({ overAtMs: 800, pauseUntilMs: null, verdict: { right: true } });
  });

  it('saves nobody from a wrong set that waits for its check, and takes no right one away [R6]', () => {
    const wrong = new Player('addition', 'a');
    wrong.pick(findWrongSet(puzzleOf(wrong.state))).do({ type: 'end' }, 100);
    expect(wrong.state).toMatchObject({ lives: 2, overAtMs: 100 });
    const right = new Player('addition', 'a');
    right.pick(findSet(puzzleOf(right.state)) ?? []).do({ type: 'end' }, 100);
    expect(right.state).toMatchObject({ correct: 1, score: 205, overAtMs: 100 });
  });

  it('and the last life lost in the same moment end the run once [R6]', () => {
    const player = new Player('addition', 'a').wrong().next().wrong().next();
    player.pick(findWrongSet(puzzleOf(player.state))).do({ type: 'end' }, 100);
    expect(player.state).toMatchObject({ lives: 0, overAtMs: player.atMs });
  });
});

describe('a resume', () => {
  const resume = { type: 'resume', gapMs: 60_000 } as const;

  it('brings another target with new bubbles and nothing chosen, and no new speed bonus [R9]', () => {
    const player = new Player('addition', 'a').pick([2]);
    const { target, bubbles } = player.state;
    player.do(resume, 10_000);
    expect(player.state).toMatchObject({ picked: [], resumed: true, sinceMs: 0, lives: 3, board: 2 });
    expect(player.state.target).not.toBe(target);
    expect(player.state.bubbles).not.toEqual(bubbles);
    player.right();
    expect(player.state.verdict).toMatchObject({ speedBonus: 30 });
  });

  it('takes back neither a complete set nor one just checked [R9]', () => {
    const player = new Player('addition', 'a');
    player.pick(findWrongSet(puzzleOf(player.state)));
    const { target, bubbles } = player.state;
    player.do(resume, 100);
    expect(player.state).toMatchObject({ target, bubbles, checkAtMs: 500, resumed: true });
    player.wait(400).do(resume, 100);
    expect(player.state).toMatchObject({ target, bubbles, lives: 2, pauseUntilMs: 2500 });
    expect(mathBubblePop.outcome(player.do({ type: 'end' }).state)).toMatchObject({ resumed: true, sessionData: { records: {} } });
  });
});

describe('the longest run', () => {
  it('ends by itself, and its log fits [R10]', () => {
    const player = new Player('addition', 'a').right().next();
    while (player.state.overAtMs === null) player.do({ type: 'pick', bubble: 0 }, 60_000).do({ type: 'unpick', bubble: 0 }, 60_000);
    expect(player.state.moves).toBe(MOST_MOVES);
    const record = player.record();
    expect(record.log.length).toBeLessThan(128 * 1024);
    expect(replayedOutcome(record)).toEqual({ ok: true, value: mathBubblePop.outcome(player.state) });
  });
});

describe('a move as text', () => {
  it.each([
    [{ type: 'pick', bubble: 0 }, 'p0'],
    [{ type: 'pick', bubble: 11 }, 'pb'],
    [{ type: 'unpick', bubble: 7 }, 'u7'],
    [{ type: 'end' }, 'e'],
  ] as const)('%j is %s', (move, text) => {
    expect(mathBubblePop.packMove(move)).toBe(text);
    expect(mathBubblePop.unpackMove(text)).toEqual(move);
    expect(packLog(mathBubblePop, [{ move, atMs: 36 }])).toBe(`10=${text};`);
  });

  it.each(['', 'p', 'u', 'pc', 'p-1', 'p00', 'p01', 'x1', 'e1', 'P1', 'p1 '])('%j is none', (text) => {
    expect(mathBubblePop.unpackMove(text)).toBeNull();
  });
});
