import fc from 'fast-check';
import { DEFAULT_CONFIG, type NumberSequenceConfig } from '../../../../../shared/games/number-sequence/v1/config.ts';
import type { NumberSequenceMove } from '../../../../../shared/games/number-sequence/v1/moves.ts';
import { numberSequence, type NumberSequenceState } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { revealMs } from '../../../../../shared/games/number-sequence/v1/times.ts';
import { playRun, resume, runsOf, tick, type Act as AnyAct, type PlayedRun as AnyPlayedRun } from '../played-run.ts';

export type Act = AnyAct<NumberSequenceMove, NumberSequenceState>;
export type PlayedRun = AnyPlayedRun<NumberSequenceConfig, NumberSequenceMove, NumberSequenceState>;

export { resume, tick };

export const known = (): NumberSequenceMove => ({ type: 'known' });
export const check = (): NumberSequenceMove => ({ type: 'check' });
export const next = (): NumberSequenceMove => ({ type: 'next' });
export const enter = (index: number, value: number | null): NumberSequenceMove => ({ type: 'enter', index, value });

/** The right number at the first place that has none, or at the first if none is left. */
export const right = ({ numbers, entries }: NumberSequenceState): NumberSequenceMove => {
  const index = Math.max(0, entries.indexOf(null));
  return enter(index, numbers[index] ?? null);
};

/** Another number of the same length, at the same place. */
export const wrong = ({ numbers, entries }: NumberSequenceState): NumberSequenceMove => {
  const index = Math.max(0, entries.indexOf(null));
  const number = numbers[index] ?? 1;
  return enter(index, number % 10 === 9 ? number - 1 : number + 1);
};

const clear = (): NumberSequenceMove => enter(0, null);

export const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

export const config: NumberSequenceConfig = { ...DEFAULT_CONFIG, count: 3, timeLimit: 20, rounds: 2 };

export const play = (acts: readonly Act[], change: Partial<NumberSequenceConfig> = {}, id = 'a'): PlayedRun =>
  playRun(numberSequence, { ...config, ...change }, id, acts);

/** From the reveal to the input: reveal and 'Get ready' pass by themselves. */
export const toInput = (digits = config.digits): Act => act(revealMs(digits) + 1_000, tick);

/** A whole round from its reveal on: `msEach` before each number, checked at once after the last. */
export const round = (does: Act['does'], msEach: number, { digits, count }: NumberSequenceConfig = config): Act[] => [
  toInput(digits),
  ...Array.from({ length: count }, () => act(msEach, does)),
  act(0, check),
];

export const configs: fc.Arbitrary<NumberSequenceConfig> = fc.record({
  digits: fc.integer({ min: 1, max: 8 }),
  count: fc.integer({ min: 3, max: 15 }),
  timeLimit: fc.integer({ min: 2, max: 60 }).map((steps) => steps * 5),
  rounds: fc.integer({ min: 1, max: 20 }),
});

/** So few numbers and rounds that arbitrary acts get to the end. */
export const shortConfigs: fc.Arbitrary<NumberSequenceConfig> = fc.record({
  digits: fc.integer({ min: 1, max: 4 }),
  count: fc.integer({ min: 3, max: 4 }),
  timeLimit: fc.constantFrom(10, 15),
  rounds: fc.integer({ min: 1, max: 3 }),
});

const does: fc.Arbitrary<Act['does']> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Act['does']>(right) },
  fc.constantFrom<Act['does']>(wrong, known, check, check, next, clear, tick, resume),
);

/** Acts of which some come in the wrong phase, some at one time, some after the end. */
export const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 1500 }) }, fc.constantFrom(0, 1000, 2000, 3000, 10_000)),
    does,
  }),
  { maxLength: 40 },
);

export const runs: fc.Arbitrary<PlayedRun> = runsOf(numberSequence, fc.oneof(configs, shortConfigs, shortConfigs), acts);
