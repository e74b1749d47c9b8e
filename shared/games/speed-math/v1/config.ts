import { ok, type Result } from '../../../result.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError, Difficulty } from '../../kit/game.ts';
import { isWithin, type Range } from '../../kit/range.ts';

/** In the order in which the screen offers them: the five operations, then "More topics" (decision G4); `mixed` draws from all. */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;
export const MORE_TOPICS = ['fractions', 'percentages', 'algebra', 'geometry'] as const;
export const DIFFICULTIES = ['single', 'double', 'three', 'large'] as const;

export type Operation = (typeof OPERATIONS)[number] | (typeof MORE_TOPICS)[number];
export type SpeedMathDifficulty = (typeof DIFFICULTIES)[number];

/** The set-up of a run. `timeLimit` in whole seconds. `questions` is the wanted number; fewer may exist (decision G3). */
export type SpeedMathConfig = {
  readonly operation: Operation;
  readonly difficulty: SpeedMathDifficulty;
  readonly friendly: boolean;
  readonly timeLimit: number;
  readonly questions: number;
};

/** Limits of spec 1 §5. */
export const TIME_LIMIT_S: Range = { lowest: 15, highest: 600 };
export const QUESTIONS: Range = { lowest: 1, highest: 100 };

/** Defaults of spec 1 §9. There is no default operation: the player chooses one. */
export const DEFAULT_CONFIG = { difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 } as const satisfies Omit<
  SpeedMathConfig,
  'operation'
>;

/** A minute of the easiest sums: everybody can begin with them, and "mixed" has fractions and unknowns in it. */
export const WARM_UP: SpeedMathConfig = { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 60, questions: 20 };

/** The difficulty with which a session is saved (spec 1 §9). */
export const SAVED_DIFFICULTY: { readonly [level in SpeedMathDifficulty]: Difficulty } = {
  single: 'easy',
  double: 'medium',
  three: 'hard',
  large: 'expert',
};

const isOperation = oneOf<Operation>([...OPERATIONS, ...MORE_TOPICS]);
const isDifficulty = oneOf<SpeedMathDifficulty>(DIFFICULTIES);

/**
 * Checks a configuration from a form, a journal or the wire. An absent field gets its default, except the operation. Of the wrong
 * fields the first one, in the order of the screen, is refused. Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<SpeedMathConfig, ConfigError<keyof SpeedMathConfig>> {
  const given = fieldsOf<SpeedMathConfig>(input);
  if (!given) return refuse('operation');
  const { operation } = given;
  const { difficulty = DEFAULT_CONFIG.difficulty, friendly = DEFAULT_CONFIG.friendly } = given;
  const { timeLimit = DEFAULT_CONFIG.timeLimit, questions = DEFAULT_CONFIG.questions } = given;
  if (!isOperation(operation)) return refuse('operation');
  if (!isDifficulty(difficulty)) return refuse('difficulty');
  if (typeof friendly !== 'boolean') return refuse('friendly');
  if (!isWithin(timeLimit, TIME_LIMIT_S)) return refuse('timeLimit');
  if (!isWithin(questions, QUESTIONS)) return refuse('questions');
  return ok({ operation, difficulty, friendly, timeLimit, questions });
}
