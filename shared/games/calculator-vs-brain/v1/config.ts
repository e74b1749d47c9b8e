import { ok, type Result } from '../../../result.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError, Difficulty } from '../../kit/game.ts';

/** In the order in which the screen offers them (spec 1 §2). */
export const LEVELS = ['easy', 'medium', 'hard', 'insane'] as const;
export const OPERATIONS = ['mixed', 'addition', 'subtraction', 'multiplication', 'division'] as const;

export type Level = (typeof LEVELS)[number];
export type Operation = (typeof OPERATIONS)[number];

/** The set-up of a run. */
export type CalculatorConfig = {
  readonly difficulty: Level;
  readonly operation: Operation;
};

export const DEFAULT_CONFIG: CalculatorConfig = { difficulty: 'easy', operation: 'mixed' };

/** The slowest calculator. The player says when it is enough. */
export const WARM_UP = DEFAULT_CONFIG;

/** How long the calculator takes, in milliseconds (spec 1 §9). */
export const CALCULATOR_MS: { readonly [level in Level]: number } = { easy: 3000, medium: 2500, hard: 2000, insane: 1500 };

/** The difficulty with which a session is saved (spec 1 §9). Only this game has the level "insane". */
export const SAVED_DIFFICULTY: { readonly [level in Level]: Difficulty } = {
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  insane: 'expert',
};

const isLevel = oneOf<Level>(LEVELS);
const isOperation = oneOf<Operation>(OPERATIONS);

/**
 * Checks a configuration from a form, a journal or the wire. An absent field gets its default. Of the wrong fields the first one,
 * in the order of the screen, is refused. Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<CalculatorConfig, ConfigError<keyof CalculatorConfig>> {
  const given = fieldsOf<CalculatorConfig>(input);
  if (!given) return refuse('difficulty');
  const { difficulty = DEFAULT_CONFIG.difficulty, operation = DEFAULT_CONFIG.operation } = given;
  if (!isLevel(difficulty)) return refuse('difficulty');
  if (!isOperation(operation)) return refuse('operation');
  return ok({ difficulty, operation });
}
