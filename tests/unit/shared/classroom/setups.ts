import fc from 'fast-check';
import { ROUND_PRESETS as PRESETS } from '../../../../shared/games/rounds.ts';
import { CHANCES } from '../../../../shared/classroom/round.ts';
import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { CLOCKS } from '../../../../shared/games/kit/clock.ts';

export const chances = fc.nat(CHANCES - 1);
const clock = fc.constantFrom(...CLOCKS);
const sum = fc.constantFrom('addition', 'subtraction', 'multiplication', 'division', 'mixed');

/** A preset by any clock. */
export const presetSetups: fc.Arbitrary<RoundSetup> = fc
  .record({ preset: fc.constantFrom(...PRESETS), clock }, { noNullPrototype: true })
  .map(({ preset, clock: by }) => ({ ...preset, config: { ...preset.config, clock: by } }));

const setups = <Config extends RoundSetup['config']>(
  game: string,
  rules: number,
  config: { [name in keyof Config]: fc.Arbitrary<Config[name]> },
) =>
  fc
    .record({ ...config, clock }, { noNullPrototype: true })
    .map((all): RoundSetup => ({ game, rules, config: all as RoundSetup['config'] }));

/** Any set-up of a game that has rounds. */
export const ownSetups: fc.Arbitrary<RoundSetup> = fc.oneof(
  setups('speed-math', 3, {
    operation: fc.oneof(sum, fc.constantFrom('fractions', 'percentages', 'algebra', 'geometry')),
    difficulty: fc.constantFrom('single', 'double', 'three', 'large'),
    friendly: fc.boolean(),
    timeLimit: fc.integer({ min: 15, max: 600 }),
    questions: fc.integer({ min: 1, max: 100 }),
  }),
  setups('math-race', 2, {
    operation: sum,
    from: fc.integer({ min: 1, max: 3000 }),
    to: fc.integer({ min: 1, max: 3000 }),
    target: fc.integer({ min: 1, max: 1000 }),
  }),
  setups('multiplication-table', 3, {
    mode: fc.constantFrom('practice', 'speed_drill', 'pattern_learn', 'challenge'),
    table: fc.oneof(fc.constant('mixed'), fc.integer({ min: 1, max: 100 })),
  }),
  setups('calculator-vs-brain', 2, { difficulty: fc.constantFrom('easy', 'medium', 'hard', 'insane'), operation: sum }),
);
