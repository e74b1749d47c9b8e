import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  paperEvidence,
  paperRound,
  WITHOUT_NUMBER,
  wrongPlaces,
  type PaperRound,
} from '../../../../shared/classroom/paper-round.ts';
import { makeCode, readCode, type Round } from '../../../../shared/classroom/round.ts';
import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { readLog } from '../../../../shared/games/kit/log.ts';
import { ROUND_PRESETS } from '../../../../shared/games/rounds.ts';
import { unpackSession } from '../../../../shared/memory/entries.ts';
import { roundSeed } from '../../../../shared/round-seed.ts';
import { front, solved } from '../../../../client/words/en/classroom/on-paper.ts';
import { gameOf, playedLog, roundWith, type Manner } from './pupil.ts';
import { chances, ownSetups, presetSetups } from './setups.ts';

/** Makes mistakes, and is slower than the calculator now and then. */
const HASTY: Manner = { slowestMs: 4_000, wrong: 15, stalls: 2, sleeps: 0, stray: 0 };

const printed = (code: string): PaperRound => {
  const paper = paperRound(code);
  if (!paper) throw new Error(`no paper of ${code}`);
  return paper;
};

interface Question {
  readonly a: number;
  readonly b: number;
  readonly answer: number;
}

/** All that is asked in a run, as its states have it on screen one after the other. */
function askedIn(round: Round, log: string): readonly Question[] {
  const game = gameOf(round);
  const asked: Question[] = [];
  let state = game.start(round.config, roundSeed(round.code));
  const look = () => {
    const { problem, question = problem } = state as { problem?: Question; question?: Question };
    if (question && question !== asked.at(-1)) asked.push(question);
  };
  look();
  readLog(game, log, (move, atMs) => {
    // A question is in sight as soon as the one before is over.
    for (let due = game.dueAt(state); due !== null && due <= atMs; due = game.dueAt(state)) {
      state = game.step(state, { type: 'tick' }, due);
      look();
    }
    state = game.step(state, move, atMs);
    look();
  });
  return asked;
}

const numbers = ({ a, b, answer }: Question) => [a, b, answer];

describe('A round on paper', () => {
  it('has what a pupil is asked who plays it, in this order, by each preset and each other set-up, by whatever clock', () => {
    fc.assert(
      fc.property(fc.oneof(presetSetups, ownSetups), chances, (setup, chance) => {
        const code = makeCode(setup, chance) ?? '';
        const { from = 0, to = 0 } = setup.config;
        // No form makes a race whose range is the wrong way round.
        fc.pre(code !== '' && Number(from) <= Number(to));
        const read = readCode(code);
        if (!read.ok) throw new Error(read.error.reason);
        const { problems } = printed(code);
        const asked = askedIn(read.value, playedLog(read.value, 'pupil', HASTY, 25));
        const both = Math.min(problems.length, asked.length);
        expect(both).toBeGreaterThan(0);
        expect(asked.slice(0, both).map(numbers)).toEqual(problems.slice(0, both).map(numbers));
      }),
      { numRuns: 200 },
    );
  });

  it('has as many problems as the round, and forty where a clock or the player ends it', () => {
    const count = (game: string, config: RoundSetup['config']) => {
      const rules = ROUND_PRESETS.find((preset) => preset.game === game)?.rules ?? 0;
      const { problems, hasNumber } = printed(roundWith({ game, rules, config }).code);
      return [problems.length, hasNumber];
    };
    const sums = { operation: 'addition', difficulty: 'single', friendly: true, clock: 'on' };
    expect(count('speed-math', { ...sums, timeLimit: 300, questions: 60 })).toEqual([60, true]);
    // In fifteen seconds nobody answers them; of the easiest sums there are no more than 64 (decision G3).
    expect(count('speed-math', { ...sums, difficulty: 'double', timeLimit: 15, questions: 100 })).toEqual([100, true]);
    expect(count('speed-math', { ...sums, timeLimit: 15, questions: 100 })).toEqual([64, true]);
    expect(count('math-race', { operation: 'mixed', from: 1, to: 20, target: 1000, clock: 'on' })).toEqual([1000, true]);
    expect(count('multiplication-table', { mode: 'pattern_learn', table: 7, clock: 'on' })).toEqual([10, true]);
    expect(count('multiplication-table', { mode: 'speed_drill', table: 7, clock: 'off' })).toEqual([15, true]);
    for (const mode of ['practice', 'speed_drill', 'challenge'])
      expect(count('multiplication-table', { mode, table: 'mixed', clock: 'on' })).toEqual([WITHOUT_NUMBER, false]);
    expect(count('calculator-vs-brain', { difficulty: 'easy', operation: 'mixed', clock: 'on' })).toEqual([WITHOUT_NUMBER, false]);
  });

  it('makes a card of each of its problems, once, as the sheet has them: by each preset and each other set-up', () => {
    fc.assert(
      fc.property(fc.oneof(presetSetups, ownSetups), chances, (setup, chance) => {
        const code = makeCode(setup, chance) ?? '';
        const { from = 0, to = 0 } = setup.config;
        fc.pre(code !== '' && Number(from) <= Number(to));
        const { problems } = printed(code);
        const fronts = cardsOf(problems).map(front);
        expect(fronts).toEqual([...new Set(problems.map(front))]);
        expect(cardsOf(problems).map(solved)).toEqual([...new Set(problems.map(solved))]);
      }),
      { numRuns: 200 },
    );
  });

  it('is none of a code that this build cannot read, or of another thing', () => {
    expect(['', 'ZZZZZZZZ', 'hello'].map(paperRound)).toEqual([undefined, undefined, undefined]);
  });
});

describe('What was worked out on paper', () => {
  it('says of each fact what was right and what was wrong, and nothing of how quick it was', () => {
    fc.assert(
      fc.property(presetSetups, chances, fc.array(fc.nat(59)), (setup, chance, drawn) => {
        const paper = printed(makeCode(setup, chance) ?? '');
        const wrong = [...new Set(drawn)].filter((place) => place < paper.problems.length).sort((a, b) => a - b);
        expect(wrongPlaces(wrong, paper.problems.length)).toEqual(wrong);
        const entries = unpackSession(paperEvidence(paper, wrong));
        expect(entries.length).toBeGreaterThan(0);
        expect(entries.every(({ timed, logTime }) => timed === 0 && logTime === 0)).toBe(true);
        const misses = entries.reduce((sum, { answers, right }) => sum + answers - right, 0);
        expect(misses).toBeLessThanOrEqual(wrong.length);
        const all = unpackSession(paperEvidence(paper, []));
        expect(all.map(({ fact, answers }) => [fact, answers])).toEqual(entries.map(({ fact, answers }) => [fact, answers]));
        expect(all.every(({ answers, right }) => answers === right)).toBe(true);
      }),
    );
  });

  it('says nothing of a pattern, whose answers are known beforehand', () => {
    const pattern = roundWith({ game: 'multiplication-table', rules: 3, config: { mode: 'pattern_learn', table: 7, clock: 'on' } });
    expect(paperEvidence(printed(pattern.code), [1])).toBe('');
  });
});
