import { ok, type Result } from '../../../result.ts';
import { oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import type { Operator } from './arithmetic.ts';

/** In the order of the mode menu (spec 1 §2); `mixed` draws one of the other four for each target. */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;

export type Operation = Operator | 'mixed';

/** The set-up of a run. */
export type BubblePopConfig = {
  readonly operation: Operation;
};

/** The easiest sets. */
export const WARM_UP: BubblePopConfig = { operation: 'addition' };

/** The lives at the start of a run (spec 1 §9). */
export const LIVES = 3;
export const BUBBLES = 12;

const isOperation = oneOf<Operation>(OPERATIONS);

/**
 * Checks a configuration from the menu, a journal or the wire. There is no default operation: an absent or unknown one is
 * refused (error field `operation`). Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<BubblePopConfig, ConfigError<keyof BubblePopConfig>> {
  const given: { readonly operation?: unknown } = typeof input === 'object' && input !== null ? input : {};
  const { operation } = given;
  return isOperation(operation) ? ok({ operation }) : refuse('operation');
}
