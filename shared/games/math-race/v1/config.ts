import { ok, type Result } from '../../../result.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import { clampTo, type Range } from '../../kit/range.ts';

/** In the order in which the screen offers them. Mixed asks the four before it equally often (RULES.md, P6). */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;

export type RaceOperation = (typeof OPERATIONS)[number];

/** The set-up of a race: operands from `from` to `to`, both included. The race ends at `target` right answers. */
export type MathRaceConfig = {
  readonly operation: RaceOperation;
  readonly from: number;
  readonly to: number;
  readonly target: number;
};

/** The range of a number field in the set-up. The specification's hints (1-999, 5-100) are not enforced (spec 1 §5). */
export const OPERANDS: Range = { lowest: 1, highest: 3000 };
export const TARGETS: Range = { lowest: 1, highest: 1000 };

/** Defaults of spec 1 §9. There is no default operation: the player chooses one. */
export const DEFAULT_CONFIG = { from: 1, to: 10, target: 20 } as const satisfies Omit<MathRaceConfig, 'operation'>;

/** Everything, with small numbers: about a minute. */
export const WARM_UP: MathRaceConfig = { operation: 'mixed', from: 1, to: 10, target: 15 };

const isOperation = oneOf<RaceOperation>(OPERATIONS);

/** Whether a field is empty; then it gets its default. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || Number.isNaN(value);

/** A number of the set-up, cut to a whole number and put into its range; `preset` for an empty field, null if it is no number. */
function numberOf(value: unknown, range: Range, preset: number): number | null {
  if (isEmpty(value)) return preset;
  return typeof value === 'number' ? clampTo(value, range) : null;
}

/**
 * Checks and completes a configuration from a form, a journal or the wire (decision G13): an empty field gets its default, a
 * number out of range the nearest end, and From and To are swapped if they are reversed. An unknown operation and a value that is no
 * number are refused by the first wrong field, in the order of the screen. Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<MathRaceConfig, ConfigError<keyof MathRaceConfig>> {
  const given = fieldsOf<MathRaceConfig>(input);
  if (!given) return refuse('operation');
  if (!isOperation(given.operation)) return refuse('operation');
  const from = numberOf(given.from, OPERANDS, DEFAULT_CONFIG.from);
  const to = numberOf(given.to, OPERANDS, DEFAULT_CONFIG.to);
  const target = numberOf(given.target, TARGETS, DEFAULT_CONFIG.target);
  if (from === null) return refuse('from');
  if (to === null) return refuse('to');
  if (target === null) return refuse('target');
  return ok({ operation: given.operation, from: Math.min(from, to), to: Math.max(from, to), target });
}
