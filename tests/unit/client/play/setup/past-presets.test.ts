import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, Memory } from '../../../../../shared/memory/known-fact.ts';
import { presetsFrom, type Past } from '../../../../../client/play/setup/past-presets.ts';
import type { SessionSummary } from '../../../../../shared/contract/state.ts';
import { lastOr } from '../../../../../shared/games/kit/config.ts';
import { figuresOf } from '../../../../../shared/progress/figures.ts';
import { foldParts } from '../../../../../shared/progress/parts.ts';
import { session } from '../../../shared/progress/sessions.ts';
import { RULES, WARM_UPS, type WarmedUp } from './warm-ups.ts';

/** An empty sheet: a game without a default operation begins without one. */
const EMPTY: { readonly [slug in WarmedUp]?: object } = {
  'speed-math': { operation: null, difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 },
  'math-race': { operation: null, from: 1, to: 10, target: 20 },
};

function presetsOf(game: WarmedUp, sessions: readonly SessionSummary[], last?: unknown, memory?: Memory) {
  const past: Past = {
    last,
    memory,
    latest: sessions.map((summary) => ({ summary })),
    games: figuresOf(foldParts(sessions.map((one) => ({ session: one })))).games,
  };
  const first = lastOr(RULES[game].parseConfig, EMPTY[game] ?? WARM_UPS[game]);
  return presetsFrom<object>(past, game, first, WARM_UPS[game]).map(({ label, choice }) => [label, choice]);
}

/** A run of twenty answers to this topic, half of them wrong. */
const weakIn = (game: WarmedUp, topic: string, more: Partial<SessionSummary> = {}) =>
  session(`${game} ${topic}`, { game, facts: [20, 10, 40_000, null, { [topic]: [20, 10, 40_000] }], data: {}, ...more });

/** A memory in which all of these operations is firm, and nothing was asked of the others. */
function firmIn(...operations: readonly (string | null)[]): Memory {
  const facts = [...FACTS.values()].map((fact): KnownFact => {
    const isFirm = operations.includes(fact.operation);
    const seen = isFirm ? 4 : 0;
    return {
      fact: fact.id,
      state: isFirm ? 'firm' : 'none',
      needs: null,
      days: seen,
      rightDays: seen,
      lastDay: null,
      dueDay: null,
      answers: seen,
      chance: 0.9,
      isFaster: false,
    };
  });
  return { today: 20_000, facts };
}

describe('the presets from a player’s past', () => {
  it('are none before the first game', () => {
    for (const game of Object.keys(WARM_UPS) as WarmedUp[]) expect([game, presetsOf(game, [])]).toEqual([game, []]);
  });

  it.each([
    ['speed-math', { operation: 'division', difficulty: 'three', friendly: false, timeLimit: 90, questions: 5 }],
    ['math-race', { operation: 'subtraction', from: 50, to: 80, target: 10 }],
    ['multiplication-table', { mode: 'speed_drill', table: 7 }],
    ['calculator-vs-brain', { difficulty: 'insane', operation: 'division' }],
    ['math-bubble-pop', { operation: 'division' }],
    ['number-puzzle', { difficulty: 'hard' }],
    ['number-sequence', { digits: 4, count: 7, timeLimit: 90, rounds: 2 }],
  ] as const)('say of %s how it was last begun on this device', (game, last) => {
    expect(presetsOf(game, [], last)).toEqual([['As last time', last]]);
  });

  it('say it of the latest game of another device, if it was never begun on this one', () => {
    const data = { operation: 'addition', from: 1, to: 30, target: 25 };
    const played = session('a', { game: 'math-race', data });
    expect(presetsOf('math-race', [session('b', { game: 'number-puzzle' }), played])).toEqual([['As last time', data]]);
    const here = { ...data, target: 10 };
    expect(presetsOf('math-race', [played], here)).toEqual([['As last time', here]]);
  });

  it('leave out a set-up that could not be started', () => {
    expect(presetsOf('math-race', [session('a', { game: 'math-race', data: { from: 1, to: 30 } })])).toEqual([]);
    // The difficulty is that of an empty sheet, which has no operation.
    expect(presetsOf('speed-math', [session('a', { difficulty: 'medium', data: {} })])).toEqual([]);
    expect(presetsOf('speed-math', [], { operation: 'cubes' })).toEqual([]);
  });

  it.each([
    ['speed-math', 'division', 'hard', 'Division', { operation: 'division', difficulty: 'three' }],
    ['math-race', 'subtraction', 'easy', 'Subtraction', { operation: 'subtraction' }],
    ['multiplication-table', 'table 7', 'easy', 'The 7 times table', { table: 7 }],
    ['calculator-vs-brain', 'division', 'expert', 'Division', { operation: 'division', difficulty: 'insane' }],
    ['math-bubble-pop', 'multiplication', 'easy', 'Multiplication', { operation: 'multiplication' }],
  ] as const)('fill in the weak spot of %s', (game, topic, difficulty, name, part) => {
    const preset = presetsOf(game, [weakIn(game, topic, { difficulty })]).at(-1);
    expect(preset).toEqual([`Your weak spot: ${name}`, expect.objectContaining(part)]);
    expect(RULES[game].parseConfig(preset?.[1])).toEqual({ ok: true, value: preset?.[1] });
  });

  it('practise the weak spot as the game was last played', () => {
    const last = { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 120, questions: 30 };
    expect(presetsOf('speed-math', [weakIn('speed-math', 'division', { difficulty: 'medium' })], last)).toEqual([
      ['As last time', last],
      ['Your weak spot: Division', { ...last, operation: 'division', difficulty: 'double' }],
    ]);
  });

  it('name no weak spot of another game, and none that no set-up asks', () => {
    expect(presetsOf('math-race', [weakIn('speed-math', 'division')])).toEqual([]);
    expect(presetsOf('multiplication-table', [weakIn('multiplication-table', 'tables above 20')])).toEqual([]);
  });

  it('name no weak spot that the map denies: once enough of an operation was answered, memory tells of it', () => {
    const weak = [
      weakIn('speed-math', 'division', { difficulty: 'medium' }),
      weakIn('speed-math', 'subtraction', { difficulty: 'medium' }),
    ];
    const last = { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 120, questions: 30 };
    const names = (memory?: Memory) => presetsOf('speed-math', weak, last, memory).map(([label]) => label);
    expect(names()).toEqual(['As last time', 'Your weak spot: Division']);
    expect(names(firmIn('divide'))).toEqual(['As last time', 'Your weak spot: Subtraction']);
    expect(names(firmIn('divide', 'subtract'))).toEqual(['As last time']);
  });

  it('have one button for one set-up', () => {
    expect(presetsOf('number-puzzle', [], { difficulty: 'easy' })).toEqual([]);
    const last = { operation: 'division' };
    expect(presetsOf('math-bubble-pop', [weakIn('math-bubble-pop', 'division')], last)).toEqual([['Your weak spot: Division', last]]);
  });
});
