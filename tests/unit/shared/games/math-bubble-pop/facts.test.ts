import { describe, expect, it } from 'vitest';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { findSet } from './search.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { Player, puzzleOf } from './play.ts';

/** Added up by hand. A set's time ends with its last pick; the half second to its check and the pause after it are no part of it. */
const rows = [
  {
    about: 'count each set from its bubbles’ appearance; a break does not begin it anew; a set that is not complete is none',
    // Two picks of 600 ms; two of 450; 3000 before the break and two of 200 after it.
    player: () => {
      const player = new Player('addition', 'a').right(600).next().wrong(450).next();
      return player.wait(3000).do({ type: 'resume', gapMs: 60_000 }).right(200).next().pick([1], 100);
    },
    topic: 'addition',
    tally: { answers: 3, right: 2, ms: 5500 },
    quickestTenMs: null,
  },
  {
    about: 'count a complete set that End Game checks at once',
    player: () => {
      const player = new Player('subtraction', 'a');
      return player.pick(findSet(puzzleOf(player.state)) ?? [], 700).do({ type: 'end' }, 100);
    },
    topic: 'subtraction',
    tally: { answers: 1, right: 1, ms: 1400 },
    quickestTenMs: null,
  },
  {
    about: 'leave a slow wrong set before the quickest ten out of them',
    // Division always takes two bubbles: a wrong set of 4000 ms, ten right ones of 1000.
    player: () => new Player('division', 'a').wrong(2000).next().rights(10, 500),
    topic: 'division',
    tally: { answers: 11, right: 10, ms: 14_000 },
    quickestTenMs: 10_000,
  },
] as const;

describe('the facts of a run', () => {
  it.each(rows)('$about [R13]', ({ player, topic, tally, quickestTenMs }) => {
    expect(factsOf(mathBubblePop.answers(player().state))).toEqual({ ...tally, by: { [topic]: tally }, quickestTenMs });
  });

  it('do not have a set that waits for its check [R13]', () => {
    const player = new Player('subtraction', 'a');
    player.pick(findSet(puzzleOf(player.state)) ?? [], 700);
    expect(factsOf(mathBubblePop.answers(player.state))).toMatchObject({ answers: 0, by: {} });
    expect(factsOf(mathBubblePop.answers(player.wait(500).state))).toMatchObject({ answers: 1, right: 1, ms: 1400 });
  });

  it('tell apart the operations of a mixed run [R13]', () => {
    const player = new Player('mixed', 'h');
    const asked: string[] = [];
    for (const eachMs of [100, 200, 300, 400, 500, 600]) {
      asked.push(player.state.operator);
      player.right(eachMs).next();
    }
    expect(asked).toEqual(['addition', 'multiplication', 'subtraction', 'multiplication', 'addition', 'division']);
    expect(factsOf(mathBubblePop.answers(player.state))).toEqual({
      answers: 6,
      right: 6,
      ms: 4200,
      // Two picks a set at level 1.
      by: {
        addition: { answers: 2, right: 2, ms: 200 + 1000 },
        multiplication: { answers: 2, right: 2, ms: 400 + 800 },
        subtraction: { answers: 1, right: 1, ms: 600 },
        division: { answers: 1, right: 1, ms: 1200 },
      },
      quickestTenMs: null,
    });
  });
});
