import { ok } from '../../result.ts';
import type { ChallengeRules } from '../challenge-kit/challenge-rules.ts';
import { refuse } from '../kit/config.ts';
import { because, oneOf, within } from '../challenge-kit/form-check.ts';
import { parseConfig, type MathRaceConfig } from './v1/config.ts';

/** Passed by finishing; the target is the set-up's (decision C3). */
interface MathRaceGoal {
  readonly config: MathRaceConfig;
}

/** The highest operand, by difficulty; the lowest is 1 (spec 1 §9). */
const HIGHEST: { readonly [difficulty in 'easy' | 'medium' | 'hard']: number } = { easy: 10, medium: 20, hard: 50 };

/** What the form takes (spec 2 §5): no mixed operation, no time limit. */
const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const;
const TARGET = { lowest: 5, highest: 50 } as const;

const DEFAULT_DATA = { start_time: '10:00', end_time: '13:00', operation: 'addition', target_score: 20 } as const;

/** Challenges in Math Race. */
export const challenge: ChallengeRules<MathRaceGoal> = {
  slug: 'math-race',
  defaultTimeLimit: 0,
  defaultData: DEFAULT_DATA,
  parseConfig,
  read({ difficulty, challenge_data: given }) {
    const { operation, target_score: target } = { ...DEFAULT_DATA, ...given };
    const config = parseConfig({ operation, target, from: 1, to: HIGHEST[difficulty] });
    if (config.ok) return ok({ config: config.value });
    const { field } = config.error;
    return refuse(field === 'target' ? 'target_score' : field);
  },
  goalFacts: ({ config: { target: count } }) => ({
    target: { of: 'rightAnswers', count },
    terms: [{ kind: 'timeLimit', seconds: null }],
    instructions: [{ kind: 'reachFinish', count }, { kind: 'wrongAnswers' }],
  }),
  formLimits: { operations: OPERATIONS, target_score: TARGET, targetName: 'correct_answers' },
  formChecks: ({ time_limit: timeLimit, challenge_data: data }) => [
    oneOf('operation_missing', 'operation', data.operation, OPERATIONS),
    [timeLimit === 0, because('time_limit', 'race_time_limit')],
    within('correct_answers_range', 'target_score', data.target_score, TARGET),
  ],
  /** Every race can be finished. */
  unreachable: () => undefined,
  /** A finished race passes (decision C3). One that ended at its last possible answer (RULES.md, R8) or was left (decision C9) is none. */
  isPassed: ({ config }, { left, data: { correct } }) => left === undefined && typeof correct === 'number' && correct >= config.target,
};
