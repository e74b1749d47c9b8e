import { ok, type Result } from '../../../result.ts';
import { fieldsOf, refuse } from '../../kit/config.ts';
import type { ConfigError, Difficulty } from '../../kit/game.ts';
import { clampTo, type Range } from '../../kit/range.ts';

/** The set-up of a run. `timeLimit`: whole seconds for the input of one round. */
export type NumberSequenceConfig = {
  /** Digits of each number. */
  readonly digits: number;
  /** Numbers in each round. */
  readonly count: number;
  readonly timeLimit: number;
  readonly rounds: number;
};

export type ConfigField = keyof NumberSequenceConfig;

/** A range with only every `step`-th number, from `lowest` on. */
interface SteppedRange extends Range {
  readonly step: number;
}

/** Limits of spec 1 §5, in the order of the screen. */
export const LIMITS = {
  digits: { lowest: 1, highest: 8, step: 1 },
  count: { lowest: 3, highest: 15, step: 1 },
  timeLimit: { lowest: 10, highest: 300, step: 5 },
  rounds: { lowest: 1, highest: 20, step: 1 },
} as const satisfies { readonly [field in ConfigField]: SteppedRange };

/** The defaults. The specification has none; with these a first run takes about a minute, and most players can win it. */
export const DEFAULT_CONFIG: NumberSequenceConfig = { digits: 3, count: 5, timeLimit: 60, rounds: 3 };

/** So little that nearly everybody remembers it: less than a minute. */
export const WARM_UP: NumberSequenceConfig = { ...DEFAULT_CONFIG, digits: 2, count: 3 };

/** The nearest allowed number of a field: within its limits, fractions cut off, then on the nearest step (spec 1 §5: all clamped). */
export function clampField(field: ConfigField, value: number): number {
  const { step, ...range } = LIMITS[field];
  const within = clampTo(value, range);
  return range.lowest + Math.round((within - range.lowest) / step) * step;
}

/** The difficulty with which a session is saved: easy up to 3 digits, medium at 4, else hard (spec 1 §9). */
export function savedDifficulty(digits: number): Difficulty {
  if (digits <= 3) return 'easy';
  return digits === 4 ? 'medium' : 'hard';
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/**
 * Checks a configuration from a form, a journal or the wire. An absent field gets its default, a number out of its limits the
 * nearest allowed one; a value that is no number is refused. Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<NumberSequenceConfig, ConfigError<ConfigField>> {
  const given = fieldsOf<NumberSequenceConfig>(input);
  if (!given) return refuse('digits');
  const { digits = DEFAULT_CONFIG.digits, count = DEFAULT_CONFIG.count } = given;
  const { timeLimit = DEFAULT_CONFIG.timeLimit, rounds = DEFAULT_CONFIG.rounds } = given;
  if (!isNumber(digits)) return refuse('digits');
  if (!isNumber(count)) return refuse('count');
  if (!isNumber(timeLimit)) return refuse('timeLimit');
  if (!isNumber(rounds)) return refuse('rounds');
  return ok({
    digits: clampField('digits', digits),
    count: clampField('count', count),
    timeLimit: clampField('timeLimit', timeLimit),
    rounds: clampField('rounds', rounds),
  });
}
