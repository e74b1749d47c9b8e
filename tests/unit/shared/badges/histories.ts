import type { SessionFacts, SessionSummary } from '../../../../shared/contract/state.ts';
import type { BadgeFigures } from '../../../../shared/badges/figures.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';
import { levelOf } from '../../../../shared/progress/level.ts';
import { foldParts } from '../../../../shared/progress/parts.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import { session } from '../progress/sessions.ts';

/** What somebody played, and what they redeemed before. */
export interface History {
  readonly played: readonly Partial<SessionSummary>[];
  readonly redeemed?: readonly string[];
}

/** What badges read of such a history, through the folds. */
export function figuresAfter({ played, redeemed = [] }: History): BadgeFigures {
  const items: Counted[] = [
    ...played.map((change, i) => ({ session: session(`s${i}`, change) })),
    ...redeemed.map((badge) => ({ badge: { badge, generation: 0, xp: 100, atMs: 1_800_000_000_000, day: 20_833 } })),
  ];
  return figuresFrom(items);
}

export function figuresFrom(items: readonly Counted[]): BadgeFigures {
  const progress = figuresOf(foldParts(items));
  return { level: levelOf(totalXp(progress)), progress };
}

type Change = Partial<SessionSummary>;

const DAY_MS = 86_400_000;
const DAY_0 = 20_800;

const times = (count: number, change: Change): Change[] => Array.from({ length: count }, () => change);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Sessions of 15 XP and one more for every 50 points. */
const withXp = (xp: number): Change => ({ score: (xp - 15) * 50 });
const onDays = (...days: number[]): Change[] =>
  days.map((day) => ({ day: DAY_0 + day, endMs: (DAY_0 + day) * DAY_MS + DAY_MS / 2, utcOffsetMin: 0 }));

const facts = (answers: number, right: number, quickestTenMs: number | null = null, by: SessionFacts[4] = {}): Change => ({
  facts: [answers, right, answers * 2_000, quickestTenMs, by],
});
/** Right answers by topic. */
const topics = (game: string, right: { readonly [topic: string]: number }): Change => ({
  game,
  ...facts(
    Object.values(right).reduce((sum, count) => sum + count, 0),
    Object.values(right).reduce((sum, count) => sum + count, 0),
    null,
    Object.fromEntries(Object.entries(right).map(([topic, count]) => [topic, [count, count, count * 2_000]])),
  ),
});
const withAccuracy = (accuracy: number, game = 'speed-math'): Change => ({ game, accuracy, ...facts(10, 9) });
const records = (game: string, made: { readonly [name: string]: number }): Change => ({ game, data: { records: made } });
const attempt = { revision: 1, passed: false, xpReward: 100 };
const challenges = (count: number): Change[] => upTo(count).map((i) => ({ challenge: `c${i}`, attempt }));

const SIX = ['math-bubble-pop', 'speed-math', 'math-race', 'multiplication-table', 'calculator-vs-brain', 'number-sequence'];
const RACES = { addition: 100, subtraction: 100, multiplication: 100 };
const SPEED = { addition: 25, subtraction: 25, multiplication: 25, division: 25, fractions: 25, percentages: 25, algebra: 25 };
const tables = (...ofTables: number[]): { [name: string]: number } => Object.fromEntries(ofTables.map((table) => [`${table}/correct`, 10]));
const bubbles = (operation: string, level: number): Change => records('math-bubble-pop', { [`level/${operation}`]: level });
const digits = (held: number): Change => records('number-sequence', { digitsHeld: held });
const quickestTen = (game: string, ms: number): Change => ({ game, ...facts(12, 11, ms) });

/** For every badge what earns it, and what misses it by one step. */
export const HISTORIES: { readonly [badge: string]: { readonly earns: History; readonly misses: History } } = {
  'level-2': { earns: { played: [withXp(1_000)] }, misses: { played: [withXp(999)] } },
  'level-5': { earns: { played: [withXp(3_900)], redeemed: ['level-2'] }, misses: { played: [withXp(3_900)] } },
  'level-10': { earns: { played: times(2, withXp(4_500)) }, misses: { played: [withXp(4_500), withXp(4_499)] } },
  'level-25': { earns: { played: times(24, withXp(1_000)) }, misses: { played: times(23, withXp(1_000)) } },
  'level-50': { earns: { played: times(49, withXp(1_000)) }, misses: { played: [...times(48, withXp(1_000)), withXp(999)] } },
  'three-day-streak': { earns: { played: onDays(0, 1, 2) }, misses: { played: onDays(0, 1, 3) } },
  'good-habit': {
    earns: { played: onDays(...upTo(25).map((i) => 2 * i)) },
    misses: { played: onDays(0, ...upTo(24).map((i) => 2 * i)) },
  },
  'streak-master': { earns: { played: onDays(...upTo(7)) }, misses: { played: onDays(...upTo(13).filter((day) => day !== 6)) } },
  'thirty-day-streak': { earns: { played: onDays(...upTo(30)) }, misses: { played: onDays(...upTo(29), 30, 31) } },
  'hundred-day-streak': { earns: { played: onDays(...upTo(100)) }, misses: { played: onDays(...upTo(99), 200) } },
  'perfect-score': {
    earns: { played: [{ accuracy: 100, ...facts(10, 10) }] },
    misses: { played: [{ accuracy: 100, ...facts(9, 9) }] },
  },
  'ten-perfect': {
    earns: { played: times(10, withAccuracy(100)) },
    misses: { played: [...times(9, withAccuracy(100)), withAccuracy(99)] },
  },
  'steady-hand': {
    earns: { played: times(100, withAccuracy(90)) },
    misses: { played: [...times(99, withAccuracy(90)), withAccuracy(89)] },
  },
  'perfect-all-round': {
    earns: { played: SIX.map((game) => withAccuracy(100, game)) },
    misses: { played: SIX.map((game) => withAccuracy(game === 'math-race' ? 99 : 100, game)) },
  },
  'grand-tour': {
    earns: { played: [...SIX, 'number-puzzle'].map((game) => ({ game })) },
    misses: { played: [...SIX.map((game) => ({ game })), { game: 'number-puzzle', left: 'tried' }] },
  },
  'thousand-right': {
    earns: { played: times(10, facts(110, 100)) },
    misses: { played: [...times(9, facts(110, 100)), facts(110, 99)] },
  },
  'deep-end': {
    earns: { played: [...times(5, { difficulty: 'expert' }), ...times(5, { difficulty: 'expert', game: 'calculator-vs-brain' })] },
    misses: { played: [...times(9, { difficulty: 'expert' }), ...times(20, { difficulty: 'hard' })] },
  },
  'ten-thousand-right': {
    earns: { played: times(100, facts(100, 100)) },
    misses: { played: [...times(99, facts(100, 100)), facts(100, 99)] },
  },
  'first-challenge': { earns: { played: challenges(1) }, misses: { played: [{ challenge: 'c0', attempt, score: 0, left: 'untried' }] } },
  'seven-challenges': { earns: { played: challenges(7) }, misses: { played: [...challenges(6), ...challenges(6), { challenge: 'c6' }] } },
  'thirty-challenges': {
    earns: { played: challenges(30) },
    misses: { played: [...challenges(29), { challenge: 'c29', unverified: true }] },
  },
  'hundred-challenges': { earns: { played: challenges(100) }, misses: { played: [...challenges(99), ...times(5, {})] } },

  fractions: {
    earns: { played: times(2, topics('speed-math', { fractions: 25, addition: 1 })) },
    misses: { played: [topics('speed-math', { fractions: 25 }), topics('speed-math', { fractions: 24, percentages: 9 })] },
  },
  'speed-demon': {
    earns: { played: [quickestTen('speed-math', 30_000)] },
    misses: { played: [quickestTen('speed-math', 30_001), quickestTen('math-race', 20_000)] },
  },
  'full-tilt': { earns: { played: [facts(45, 40)] }, misses: { played: times(2, facts(45, 39)) } },
  'all-operations': {
    earns: { played: [topics('speed-math', SPEED), topics('speed-math', { geometry: 25 })] },
    misses: { played: [topics('speed-math', SPEED), topics('speed-math', { geometry: 24 })] },
  },
  lightning: {
    earns: { played: [quickestTen('speed-math', 15_000)] },
    misses: { played: [{ ...quickestTen('speed-math', 14_000), resumed: true }, quickestTen('speed-math', 15_001)] },
  },

  'off-the-line': { earns: { played: [{ game: 'math-race' }] }, misses: { played: [{ game: 'math-race', left: 'tried' }] } },
  'no-wrong-turns': {
    earns: { played: [records('math-race', { best_streak: 20 })] },
    misses: { played: times(2, records('math-race', { best_streak: 19 })) },
  },
  'four-wheel-drive': {
    earns: { played: [topics('math-race', RACES), ...times(2, topics('math-race', { division: 50 }))] },
    misses: { played: [topics('math-race', RACES), topics('math-race', { division: 99 }), topics('speed-math', { division: 9 })] },
  },
  'pole-position': {
    earns: { played: [records('math-race', { 'best_ms/multiplication/10/20': 60_000 })] },
    misses: {
      played: [
        records('math-race', { 'best_ms/multiplication/10/20': 60_001 }),
        records('math-race', { 'best_ms/multiplication/10/10': 20_000 }),
      ],
    },
  },

  'in-good-order': {
    earns: { played: [records('number-puzzle', { first_easy: 1 })] },
    misses: { played: [records('number-puzzle', { first_medium: 1 })] },
  },
  'every-size': {
    earns: { played: ['first_easy', 'first_medium', 'first_hard'].map((first) => records('number-puzzle', { [first]: 1 })) },
    misses: { played: ['first_easy', 'first_medium', 'first_medium'].map((first) => records('number-puzzle', { [first]: 1 })) },
  },
  'no-wasted-moves': {
    earns: { played: [records('number-puzzle', { efficient_medium: 1 })] },
    misses: { played: [records('number-puzzle', { efficient_easy: 1, first_medium: 1 })] },
  },
  'grand-slider': {
    earns: { played: [records('number-puzzle', { master_hard: 1 })] },
    misses: { played: [records('number-puzzle', { first_hard: 1, efficient_hard: 1 })] },
  },

  'lucky-sevens': {
    earns: { played: [records('multiplication-table', { '7/correct': 6 }), records('multiplication-table', { '7/correct': 4 })] },
    misses: { played: [records('multiplication-table', { '7/correct': 9, '7/total': 30, '8/correct': 30 })] },
  },
  'by-heart': {
    earns: { played: [quickestTen('multiplication-table', 20_000)] },
    misses: { played: [quickestTen('multiplication-table', 20_001)] },
  },
  'all-tables': {
    earns: {
      played: [records('multiplication-table', tables(2, 3, 4, 5, 6, 7)), records('multiplication-table', tables(8, 9, 10, 11, 12))],
    },
    misses: { played: [records('multiplication-table', { ...tables(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13), '12/correct': 9 })] },
  },

  'beat-the-machine': {
    earns: { played: [4, 6].map((wins) => records('calculator-vs-brain', { wins })) },
    misses: { played: [4, 5].map((wins) => records('calculator-vs-brain', { wins })) },
  },
  'cool-head': {
    earns: { played: [records('calculator-vs-brain', { 'best_streak/medium': 5 })] },
    misses: {
      played: [records('calculator-vs-brain', { 'best_streak/medium': 4 }), records('calculator-vs-brain', { 'best_streak/easy': 9 })],
    },
  },
  'human-calculator': {
    earns: { played: times(20, records('calculator-vs-brain', { wins: 25 })) },
    misses: { played: [250, 249].map((wins) => records('calculator-vs-brain', { wins })) },
  },
  'beyond-the-machine': {
    earns: { played: [records('calculator-vs-brain', { 'best_streak/insane': 15 })] },
    misses: { played: times(2, records('calculator-vs-brain', { 'best_streak/insane': 14, 'best_streak/hard': 40 })) },
  },

  'first-pops': {
    earns: { played: [12, 13].map((right) => ({ game: 'math-bubble-pop', ...facts(15, right) })) },
    misses: { played: [12, 12].map((right) => ({ game: 'math-bubble-pop', ...facts(15, right) })) },
  },
  'four-flavours': {
    earns: { played: ['addition', 'subtraction', 'multiplication', 'division'].map((operation) => bubbles(operation, 3)) },
    misses: {
      played: [
        bubbles('addition', 3),
        bubbles('subtraction', 3),
        bubbles('multiplication', 3),
        bubbles('division', 2),
        bubbles('mixed', 9),
      ],
    },
  },
  'bubble-wizard': { earns: { played: [bubbles('mixed', 6)] }, misses: { played: [bubbles('mixed', 5), bubbles('addition', 8)] } },

  'hold-that-thought': { earns: { played: [digits(6)] }, misses: { played: times(2, digits(5)) } },
  'phone-book': { earns: { played: [digits(12)] }, misses: { played: times(2, digits(11)) } },
  'memory-palace': { earns: { played: [digits(20)] }, misses: { played: times(2, digits(19)) } },
  elephant: { earns: { played: [digits(30)] }, misses: { played: [{ ...digits(30), unverified: true }, digits(29)] } },
};
