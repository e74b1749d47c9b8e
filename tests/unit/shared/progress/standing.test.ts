import { describe, expect, it } from 'vitest';
import type { Attempt, SessionSummary } from '../../../../shared/contract/state.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';
import { foldParts } from '../../../../shared/progress/parts.ts';
import { standingOf, type Standing } from '../../../../shared/progress/standing.ts';
import { view } from '../../../../shared/progress/view.ts';
import { session } from './sessions.ts';

let count = 0;
const attempt = (score: number, judged: Partial<Attempt> = {}, change: Partial<SessionSummary> = {}): Counted => ({
  session: session(`s${++count}`, {
    challenge: 'c1',
    score,
    attempt: { revision: 1, passed: score >= 100, xpReward: 100, ...judged },
    ...change,
  }),
});
const reward = { reward: { challenge: 'c1', generation: 0, atMs: 1_790_000_000_000, day: 20_700 } };

const figures = (items: readonly Counted[]) => figuresOf(foldParts(items));
const standing = (...items: readonly Counted[]): Standing => standingOf(figures(items).challenges, 'c1');
const xp = (...items: readonly Counted[]): number => view(figures(items), { day: 0 }).totalXp;

describe('the standing with a challenge (decision C2)', () => {
  it('without an attempt: no best, nothing passed, no reward (decision C6)', () => {
    expect(standing()).toEqual({ bestScore: null, passed: false, xpReward: 0, claimed: false });
    expect(standingOf(figures([]).challenges, 'constructor')).toEqual(standing());
  });

  it('after an attempt in which nothing was tried: 0 is the best, and there is no XP (decisions C6 and C9)', () => {
    const untried = attempt(0, {}, { left: 'untried' });
    expect(standing(untried)).toEqual({ bestScore: 0, passed: false, xpReward: 0, claimed: false });
    expect(xp(untried)).toBe(0);
  });

  it('is passed if any attempt passed, from whichever device; the best score is the best', () => {
    expect(standing(attempt(120), attempt(40))).toEqual({ bestScore: 120, passed: true, xpReward: 100, claimed: false });
  });

  it('has the greatest reward among the revisions of attempts that passed', () => {
    const all = [attempt(120), attempt(110, { revision: 2, xpReward: 200 }), attempt(40, { revision: 3, xpReward: 500 })];
    expect(standing(...all)).toMatchObject({ bestScore: 120, xpReward: 200 });
  });

  it('has the best score of an attempt that failed by its limits', () => {
    expect(standing(attempt(700, { passed: false }), attempt(650))).toMatchObject({ bestScore: 700, passed: true });
  });

  it('has nothing of a session that is no attempt, though its XP counts once a challenge', () => {
    const game = { session: session('g', { challenge: 'c1', score: 900 }) };
    expect(standing(game)).toEqual(standing());
    expect(xp(game, attempt(100))).toBe(xp(game));
  });

  it('has nothing of a session that nobody could have played (decision D23)', () => {
    expect(standing({ session: session('f', { challenge: 'c1', unverified: true }) })).toEqual(standing());
  });
});

describe('a claimed reward', () => {
  it('is paid once for each challenge, besides the XP of the best session', () => {
    const played = [attempt(120), attempt(150)];
    expect(xp(...played, reward) - xp(...played)).toBe(100);
    expect(standing(...played, reward)).toMatchObject({ claimed: true });
  });

  it('pays what the attempts are worth by now, whichever came first', () => {
    const [first, better] = [attempt(120), attempt(120, { revision: 2, xpReward: 300 })];
    expect(xp(reward, better, first)).toBe(xp(first, reward, better));
    expect(xp(first, better, reward) - xp(first, better)).toBe(300);
  });

  it('pays nothing as long as no attempt passed', () => {
    expect(xp(attempt(40), reward)).toBe(xp(attempt(40)));
  });
});
