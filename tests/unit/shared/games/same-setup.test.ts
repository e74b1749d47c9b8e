import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../../../shared/canonical.ts';
import { BESTS, bestRules, setupKey } from '../../../../shared/games/bests.ts';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';
import type { AnyGame } from '../../../../shared/games/kit/game.ts';
import { countClass, setupText } from '../../../../shared/games/statistics-kit/best.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';
import { sameSetup } from '../../../../shared/games/same-setup.ts';
import { MORE_TOPICS, OPERATIONS } from '../../../../shared/games/speed-math/v1/config.ts';
import { availableQuestions } from '../../../../shared/games/speed-math/v1/generate.ts';
import { comparedRun } from '../../../../shared/progress/counted/compared-run.ts';
import { summarise } from '../../../../shared/progress/counted/summary.ts';
import type { SessionPayload } from '../../../../shared/items/session/payload.ts';
import { configs as calculatorConfigs } from './calculator-vs-brain/play.ts';
import { GOLDEN_SETUPS } from './golden-set-ups.ts';
import { configs as bubbleConfigs } from './math-bubble-pop/play.ts';
import { configs as raceConfigs } from './math-race/play.ts';
import { configs as tableConfigs } from './multiplication-table/play.ts';
import { configs as puzzleConfigs } from './number-puzzle/play.ts';
import { configs as memoryConfigs } from './number-sequence/play.ts';
import { configs as speedConfigs } from './speed-math/play.ts';

const CONFIGS: { readonly [slug: string]: fc.Arbitrary<Canonical> } = {
  'calculator-vs-brain': calculatorConfigs,
  'math-bubble-pop': bubbleConfigs,
  'math-race': raceConfigs,
  'multiplication-table': tableConfigs,
  'number-puzzle': puzzleConfigs,
  'number-sequence': memoryConfigs,
  'speed-math': speedConfigs,
};

/** Every version of a game's rules that this build has. */
function versionsOf(slug: string): readonly AnyGame[] {
  const versions: AnyGame[] = [];
  for (let version = 1; ; version++) {
    const game = rulesFor(slug, version);
    if (!game) return versions;
    versions.push(game);
  }
}

/** The key of a set-up as a form, a link or an old record gives it. */
function keyOf(slug: string, input: unknown, version = 1): string | undefined {
  const game = rulesFor(slug, version) as AnyGame;
  const config = game.parseConfig(input);
  if (!config.ok) throw new Error(`refused: ${config.error.field}`);
  return sameSetup(game, config.value);
}

/** By hand, from decision G28. In each row all set-ups can be compared with one another, and with those of no other row. */
const SPEED = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 };
const RACE = { operation: 'addition', from: 1, to: 10, target: 20 };
const BY_HAND: { readonly [slug: string]: readonly (readonly [key: string, ...inputs: readonly object[]])[] } = {
  'speed-math': [
    [
      'addition.medium.10.friendly',
      SPEED,
      { operation: 'addition' },
      { ...SPEED, timeLimit: 600 },
      { ...SPEED, questions: 10 },
      { ...SPEED, questions: 19 },
    ],
    ['subtraction.medium.10.friendly', { ...SPEED, operation: 'subtraction' }],
    ['mixed.medium.10.friendly', { ...SPEED, operation: 'mixed' }],
    ['percentages.medium.10.friendly', { ...SPEED, operation: 'percentages' }],
    ['addition.hard.10.friendly', { ...SPEED, difficulty: 'three' }],
    ['addition.expert.10.friendly', { ...SPEED, difficulty: 'large' }],
    ['addition.medium.10', { ...SPEED, friendly: false }],
    // Of one digit every number is friendly.
    ['addition.easy.10', { ...SPEED, difficulty: 'single' }, { ...SPEED, difficulty: 'single', friendly: false }],
    ['addition.medium.1.friendly', { ...SPEED, questions: 1 }, { ...SPEED, questions: 4 }],
    ['addition.medium.5.friendly', { ...SPEED, questions: 5 }, { ...SPEED, questions: 9 }],
    ['addition.medium.20.friendly', { ...SPEED, questions: 20 }],
    ['addition.medium.50.friendly', { ...SPEED, questions: 99 }],
    ['addition.medium.100.friendly', { ...SPEED, questions: 100 }],
    // Only 21 of these exist, however many are wanted (decision G3).
    [
      'subtraction.easy.20',
      { ...SPEED, operation: 'subtraction', difficulty: 'single', questions: 100 },
      { ...SPEED, operation: 'subtraction', difficulty: 'single', questions: 21 },
    ],
  ],
  'math-race': [
    ['addition.1.10.20', RACE, { operation: 'addition' }, { ...RACE, from: 10, to: 1 }, { ...RACE, from: -3, target: 49 }],
    ['division.1.10.20', { ...RACE, operation: 'division' }],
    ['mixed.1.10.20', { ...RACE, operation: 'mixed' }],
    ['addition.2.10.20', { ...RACE, from: 2 }],
    ['addition.1.11.20', { ...RACE, to: 11 }],
    ['addition.1.3000.20', { ...RACE, to: 3000 }, { ...RACE, to: 9999 }],
    ['addition.1.10.5', { ...RACE, target: 5 }],
    ['addition.1.10.10', { ...RACE, target: 10 }],
    ['addition.1.10.100', { ...RACE, target: 100 }, { ...RACE, target: 1000 }, { ...RACE, target: 5000 }],
  ],
  'calculator-vs-brain': [
    ['mixed.easy', {}, { difficulty: 'easy', operation: 'mixed' }],
    ['mixed.expert', { difficulty: 'insane' }],
    ['division.medium', { difficulty: 'medium', operation: 'division' }],
  ],
  'multiplication-table': [
    ['practice.mixed', {}],
    ['practice.7', { table: 7 }],
    ['speed_drill.7', { mode: 'speed_drill', table: 7 }],
    ['challenge.100', { mode: 'challenge', table: 100 }],
    ['pattern_learn.7', { mode: 'pattern_learn', table: 7 }],
  ],
  'number-sequence': [
    ['3', {}, { digits: 3 }, { digits: 3, count: 15 }, { digits: 3, timeLimit: 300, rounds: 20 }, { digits: 3.7, count: 99 }],
    ['2', { digits: 2, count: 3 }],
    ['8', { digits: 8 }, { digits: 9 }],
    ['1', { digits: 1 }, { digits: -4 }],
  ],
  'number-puzzle': [
    ['3', {}, { difficulty: 'easy' }, { puzzle_size: 3 }],
    ['4', { difficulty: 'medium' }, { puzzle_size: 4 }],
    ['5', { difficulty: 'hard' }, { puzzle_size: 5 }],
  ],
  'math-bubble-pop': [
    ['addition', { operation: 'addition' }],
    ['mixed', { operation: 'mixed' }],
  ],
};

describe('what can be compared (decision G28)', () => {
  it('is said by every game that can be played', () => {
    const playable = CATALOGUE.filter(({ available }) => available).map(({ slug }) => slug as string);
    expect(BESTS.map(({ slug }) => slug).toSorted()).toEqual(playable.toSorted());
    expect(Object.keys(BY_HAND).toSorted()).toEqual(playable.toSorted());
  });

  it.each(Object.entries(BY_HAND))('in %s is as by hand, by every version of its rules', (slug, rows) => {
    for (const [version] of versionsOf(slug).entries())
      for (const [key, ...inputs] of rows)
        expect(inputs.map((input) => keyOf(slug, input, version + 1))).toEqual(inputs.map(() => `${slug} ${key}`));
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
  });

  it.each(Object.entries(CONFIGS))(
    'in %s has a short key for every set-up, whatever the order of its fields and what else is beside them',
    (slug, configs) => {
      fc.assert(
        fc.property(configs, (config) => {
          const key = keyOf(slug, config);
          expect(key).toMatch(new RegExp(`^${slug} [a-z0-9_.-]+$`));
          // The server stores it as the name of a part, which has at most 100 bytes.
          expect(key?.length).toBeLessThan(70);
          const turned = Object.fromEntries([...Object.entries(config).reverse(), ['theme', 'dark']]);
          expect(keyOf(slug, turned)).toBe(key);
        }),
      );
    },
  );

  it('in Speed Math keeps the numbers of one digit together, because no other is friendly (RULES.md, F1)', () => {
    for (const operation of [...OPERATIONS, ...MORE_TOPICS]) {
      const config = { operation, difficulty: 'single', timeLimit: 60, questions: 15 } as const;
      expect(availableQuestions({ ...config, friendly: true })).toBe(availableQuestions({ ...config, friendly: false }));
    }
  });

  it('of numbers of questions are those of one class', () => {
    const classes = [0, 1, 4, 5, 9, 10, 15, 19, 20, 49, 50, 99, 100, 1000].map(countClass);
    expect(classes).toEqual([undefined, 1, 1, 5, 5, 10, 10, 10, 20, 20, 50, 50, 100, 100]);
    expect([Number.NaN, 1.5, '10', null, undefined].map(countClass)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('a key', () => {
  const run = { game: 'speed-math', difficulty: 'medium', data: { operation: 'addition', friendly: false, questions: 15 } } as const;

  it('says clock and course where they are not the ordinary ones (decisions G26 and G27)', () => {
    expect(setupKey(run)).toBe('speed-math addition.medium.10');
    expect(setupKey({ ...run, data: { ...run.data, clock: 'on' } })).toBe('speed-math addition.medium.10');
    expect(setupKey({ ...run, course: 'fit' })).toBe('speed-math addition.medium.10 course=fit');
    expect(setupKey({ ...run, data: { ...run.data, clock: 'x2' }, course: 'calm' })).toBe(
      'speed-math addition.medium.10 clock=x2 course=calm',
    );
  });

  it('is there for what a newer build calls its set-ups, and for nothing else', () => {
    expect(setupKey({ ...run, data: { ...run.data, operation: 'roots' } })).toBe('speed-math roots.medium.10');
    for (const operation of ['', 'Roots', 'a b', 'a.b', '__proto__'.repeat(3), 7.5, null, undefined, ['addition']])
      expect(setupKey({ ...run, data: { ...run.data, operation } })).toBeUndefined();
    for (const game of ['math-duel', 'constructor', '']) expect(setupKey({ ...run, game })).toBeUndefined();
    expect(setupKey({ ...run, course: 'Not A Course' })).toBeUndefined();
    expect(setupKey({ ...run, data: {} })).toBeUndefined();
    expect(setupText(['a', undefined])).toBeUndefined();
  });
});

describe('the golden records', () => {
  const folder = new URL('./golden/', import.meta.url);
  const recordOf = (name: string): RunRecord =>
    (JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as { readonly record: RunRecord }).record;
  const TIME = { startedMs: 0, endedMs: 2_000_000_000_000, utcOffsetMin: 0, floorMs: 0, day: 0 };

  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  const summaryOf = (name: string) => {
    const record = recordOf(name);
    const run = replay(record);
    if (!run.ok) throw new Error(run.error);
    const payload = { ...record, time: TIME } as unknown as SessionPayload;
    return { record, summary: summarise(name, payload, run.value, { endMs: 0, day: 0 }) };
  };

  it('are all there, but for practices, which are compared with nothing', () => {
    const practices = names.filter((name) => recordOf(name).game === 'practice');
    expect(GOLDEN_SETUPS.map(([name]) => name)).toEqual(names.filter((name) => !practices.includes(name)));
    expect(practices.length).toBeGreaterThanOrEqual(8);
    for (const { summary } of practices.map(summaryOf)) expect([setupKey(summary), comparedRun(summary)]).toEqual([undefined, undefined]);
  });

  it.each(GOLDEN_SETUPS)('%s is compared as it is for ever: %s', (name, key, costs) => {
    const { record, summary } = summaryOf(name);
    expect(setupKey(summary)).toBe(key);
    expect(comparedRun(summary)?.costs ?? null).toEqual(costs);
    const rules = rulesFor(record.game, record.rules) as AnyGame;
    expect(sameSetup(rules, record.config as Canonical)).toBe(key);
    expect(bestRules(record.game)?.measures.length).toBe(costs?.length ?? bestRules(record.game)?.measures.length);
  });
});
