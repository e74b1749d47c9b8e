import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';
import { playedRun } from '../../../../../shared/games/kit/played-run.ts';
import { calculatorVsBrain } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { MODES } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { multiplicationTable } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { numberPuzzle } from '../../../../../shared/games/number-puzzle/v1/rules.ts';
import { numberSequence } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { isPlausible } from '../../../../../shared/progress/counted/plausible.ts';
import * as brain from '../../games/calculator-vs-brain/play.ts';
import { Player } from '../../games/math-bubble-pop/play.ts';
import * as race from '../../games/math-race/play.ts';
import * as table from '../../games/multiplication-table/play.ts';
import * as puzzle from '../../games/number-puzzle/play.ts';
import * as sequence from '../../games/number-sequence/play.ts';
import * as speed from '../../games/speed-math/play.ts';

const HOUR = 3_600_000;

/** How long a run's answers took, each its own time, as its rules tell it. */
type Answered = (ms: readonly number[]) => readonly number[];

const SPEED_CONFIG = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 600 } as const;
const RACE_CONFIG = { operation: 'addition', from: 1, to: 10, target: 100 } as const;
const BRAIN_CONFIG = { operation: 'addition', difficulty: 'easy' } as const;
const SEQUENCE_CONFIG = { ...sequence.config, digits: 1, rounds: 20 };

const ANSWERED: readonly (readonly [game: string, Answered])[] = [
  [
    'Speed Math',
    (ms) =>
      speedMath.answerTimes(
        speed.play(
          { ...SPEED_CONFIG, questions: ms.length },
          'a',
          ms.map((each, i) => ({ afterMs: each + (i > 0 ? 500 : 0), does: 'right' })),
        ).last,
      ),
  ],
  [
    'Math Race',
    (ms) =>
      mathRace.answerTimes(
        race.play(
          RACE_CONFIG,
          'a',
          ms.map((each, i) => race.act(each + (i > 0 ? 400 : 0), 'right')),
        ).last,
      ),
  ],
  ...MODES.filter((mode) => mode !== 'pattern_learn').map((mode): readonly [string, Answered] => [
    `Multiplication Table, ${mode}`,
    (ms) =>
      multiplicationTable.answerTimes(
        table.play(
          { mode, table: 'mixed' },
          'a',
          ms.flatMap((each) => table.answered(1, 'right', each)),
        ).last,
      ),
  ]),
  [
    'Calculator vs Brain',
    (ms) =>
      calculatorVsBrain.answerTimes(
        brain.play(
          BRAIN_CONFIG,
          'a',
          ms.flatMap((each) => [brain.act(each, 'right'), brain.act(0, 'next')]),
        ).last,
      ),
  ],
  [
    'Memory Challenge',
    (ms) =>
      numberSequence.answerTimes(
        sequence.play(
          ms.flatMap((each) => roundIn(each)),
          SEQUENCE_CONFIG,
        ).last,
      ),
  ],
  ['Math Bubble Pop', (ms) => mathBubblePop.answerTimes(ms.reduce(setIn, new Player('division', 'a')).state)],
];

/** A round from its reveal on, checked `ms` after its input began. */
const roundIn = (ms: number): sequence.Act[] => [
  sequence.act(0, sequence.known),
  sequence.act(1_000, sequence.right),
  sequence.act(0, sequence.right),
  sequence.act(ms, sequence.right),
  sequence.act(0, sequence.check),
  sequence.act(0, sequence.next),
];

/** A set of two bubbles, the second picked `ms` after the board came. */
function setIn(player: Player, ms: number): Player {
  player.wait(ms);
  return player.right().next();
}

const outcome: Outcome = {
  score: 100,
  accuracy: 100,
  timeTaken: 60,
  durationMs: 60_000,
  difficulty: 'easy',
  movesCount: null,
  resumed: false,
  sessionData: {},
};
const AN_HOUR = { startedMs: 0, endedMs: HOUR };

const isVerified = (answerTimes: readonly number[]): boolean => isPlausible(AN_HOUR, { outcome, answerTimes });
const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

describe.each(ANSWERED)('%s (decision D23)', (_game, answered) => {
  it('tells of each answer the time from its question coming into sight', () => {
    const asked = [150, 400, 1_000, 151, 0, 2_000];
    expect([...answered(asked)].toSorted((a, b) => a - b)).toEqual(asked.toSorted((a, b) => a - b));
  });

  it('is verified at a median of 150 ms, and not a millisecond below it', () => {
    expect(isVerified(answered(times(10, 150)))).toBe(true);
    expect(isVerified(answered(times(10, 149)))).toBe(false);
    expect(isVerified(answered([...times(5, 0), ...times(5, 150)]))).toBe(true);
    expect(isVerified(answered([...times(6, 149), ...times(4, 2_900)]))).toBe(false);
  });

  it('measures nobody by nine answers', () => {
    expect(isVerified(answered(times(9, 0)))).toBe(true);
  });
});

describe('what is no answer measures nobody', () => {
  it('slides of the puzzle', () => {
    const { last } = puzzle.solve({ difficulty: 'easy' }, 'a', 1);
    expect(numberPuzzle.isOver(last)).toBe(true);
    expect(numberPuzzle.answerTimes(last)).toEqual([]);
  });

  it('picks of a set, however close together: the set is the answer', () => {
    const player = new Player('addition', 'a');
    for (let i = 0; i < 12; i++) player.wait(400).right(0).next();
    expect(mathBubblePop.answerTimes(player.state)).toEqual(times(12, 400));
  });

  it('the answers of a pattern, which are known from the start', () => {
    const { last } = table.play({ mode: 'pattern_learn', table: 7 }, 'a', table.answered(10, 'right', 0));
    expect(multiplicationTable.isOver(last)).toBe(true);
    expect(multiplicationTable.answerTimes(last)).toEqual([]);
  });

  it('a question that time ended: neither the calculator nor the clock answers for a player', () => {
    const rounds = brain.repeat(10, brain.act(0, 'right'), brain.act(0, 'next'));
    const left = brain.repeat(30, brain.act(3_000, 'tick'), brain.act(0, 'next'));
    expect(isVerified(calculatorVsBrain.answerTimes(brain.play(BRAIN_CONFIG, 'a', [...rounds, ...left]).last))).toBe(false);
    const full = roundIn(0);
    const timedOut = [sequence.toInput(1), sequence.act(SEQUENCE_CONFIG.timeLimit * 1_000, sequence.tick), sequence.act(0, sequence.next)];
    const { last } = sequence.play(
      [...Array.from({ length: 9 }, () => full), ...Array.from({ length: 11 }, () => timedOut)].flat(),
      SEQUENCE_CONFIG,
    );
    expect(numberSequence.isOver(last)).toBe(true);
    expect(numberSequence.answerTimes(last)).toEqual(times(9, 0));
  });
});

describe('all answers of a run are looked at', () => {
  it('also those of rounds that the history has forgotten', () => {
    const quick = brain.repeat(800, brain.act(0, 'right'), brain.act(0, 'next'));
    const slow = brain.repeat(200, brain.act(1_000, 'right'), brain.act(0, 'next'));
    const { last } = brain.play(BRAIN_CONFIG, 'a', [...quick, ...slow]);
    expect(calculatorVsBrain.isOver(last)).toBe(true);
    expect(isPlausible(AN_HOUR, playedRun(calculatorVsBrain, last))).toBe(false);
  });
});

describe('the length of a run (decision D23)', () => {
  it.each([
    ['fits its times', 60_000, { startedMs: 0, endedMs: 60_000 }, true],
    ['is longer by the slack of a clock put right', 60_000, { startedMs: 5_000, endedMs: 60_000 }, true],
    ['is longer by a millisecond more', 60_000, { startedMs: 5_001, endedMs: 60_000 }, false],
    ['20 minutes, begun a second ago', 1_200_000, { startedMs: 1_000_000, endedMs: 1_001_000 }, false],
    ['is much shorter: who sleeps in a game does no wrong', 60_000, { startedMs: 0, endedMs: 400 * 24 * HOUR }, true],
    ['a start after the end', 6_000, { startedMs: 10_000, endedMs: 9_000 }, false],
    ['24 hours', 24 * HOUR, { startedMs: 0, endedMs: 24 * HOUR }, true],
    ['a millisecond more', 24 * HOUR + 1, { startedMs: 0, endedMs: 48 * HOUR }, false],
    ['285,000 years', Number.MAX_SAFE_INTEGER, { startedMs: 0, endedMs: Number.MAX_SAFE_INTEGER }, false],
  ])('%s', (_, durationMs, time, verified) => {
    expect(isPlausible(time, { outcome: { ...outcome, durationMs }, answerTimes: [] })).toBe(verified);
  });
});
