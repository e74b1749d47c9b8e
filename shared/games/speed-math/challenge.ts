import { ok } from '../../result.ts';
import type { ChallengeRules } from '../challenge-kit/challenge-rules.ts';
import { refuse } from '../kit/config.ts';
import { atLeast, oneOf, within } from '../challenge-kit/form-check.ts';
import { parseConfig, type SpeedMathConfig, type SpeedMathDifficulty } from './v1/config.ts';
import { questionsInRun } from './v1/generate.ts';
import { FEEDBACK_MS } from './v1/rules.ts';
import { scoreOf } from './v1/score.ts';

/** Passed with the target score, within the time at which the game itself ends. */
interface SpeedMathGoal {
  readonly config: SpeedMathConfig;
  readonly targetScore: number;
}

/** How many digits the numbers have, by the difficulty that a session is saved with (spec 1 §9). */
const DIGITS: { readonly [difficulty in 'easy' | 'medium' | 'hard']: SpeedMathDifficulty } = {
  easy: 'single',
  medium: 'double',
  hard: 'three',
};

/** What the form takes (spec 2 §5). The target has no fixed upper end (decision C3). */
const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;
const TIME_LIMIT_S = { lowest: 30, highest: 600 } as const;
const QUESTIONS = { lowest: 5, highest: 50 } as const;
const LOWEST_TARGET = 50;

/** Fifteen questions: decision C3. */
const DEFAULT_DATA = {
  start_time: '10:00',
  end_time: '13:00',
  operation: 'mixed',
  questions: 15,
  target_score: 100,
} as const;

/** How many questions can be answered before the limit: a pause lies between two. */
function answersInTime({ timeLimit }: SpeedMathConfig, quickestAnswerMs: number): number {
  const lastMs = timeLimit * 1000 - 1;
  return Math.floor((lastMs + FEEDBACK_MS.correct) / (quickestAnswerMs + FEEDBACK_MS.correct));
}

/**
 * The score with all answers right: 10 × questions + 10 (decision C3). Fewer questions count if fewer exist (decision G3), or if more
 * cannot be answered within the time limit.
 */
const greatestScore = (config: SpeedMathConfig, quickestAnswerMs: number): number =>
  scoreOf(Math.min(questionsInRun(config), answersInTime(config, quickestAnswerMs)), 100);

/** Challenges in Speed Math. */
export const challenge: ChallengeRules<SpeedMathGoal> = {
  slug: 'speed-math',
  defaultTimeLimit: 120,
  defaultData: DEFAULT_DATA,
  parseConfig,
  read({ difficulty, time_limit: timeLimit, challenge_data: given }) {
    const { operation, questions, target_score: targetScore } = { ...DEFAULT_DATA, ...given };
    const config = parseConfig({ operation, questions, timeLimit, difficulty: DIGITS[difficulty] });
    if (config.ok) return ok({ config: config.value, targetScore });
    const { field } = config.error;
    return refuse(field === 'timeLimit' ? 'time_limit' : field);
  },
  goalFacts: ({ config: { questions: count, timeLimit: seconds }, targetScore }) => ({
    target: { of: 'points', count: targetScore },
    terms: [
      { kind: 'timeLimit', seconds },
      { kind: 'questions', count },
    ],
    instructions: [{ kind: 'answerQuestions', count, seconds }, { kind: 'scoreAnswers' }],
  }),
  formLimits: {
    operations: OPERATIONS,
    time_limit: TIME_LIMIT_S,
    questions: QUESTIONS,
    target_score: { lowest: LOWEST_TARGET },
    targetName: 'minimum_score',
  },
  formChecks: ({ time_limit: timeLimit, challenge_data: data }) => [
    oneOf('operation_missing', 'operation', data.operation, OPERATIONS),
    within('time_limit_range', 'time_limit', timeLimit, TIME_LIMIT_S),
    within('questions_range', 'questions', data.questions, QUESTIONS),
    atLeast('minimum_score_low', 'target_score', data.target_score, LOWEST_TARGET),
  ],
  unreachable({ config, targetScore }, _seed, quickestAnswerMs) {
    const greatest = greatestScore(config, quickestAnswerMs);
    if (targetScore <= greatest) return undefined;
    return { field: 'target_score', reason: 'minimum_score_high', values: { highest: greatest } };
  },
  /** Score ≥ target (spec 2 §4), also if it was left, for the answers given count (decision C9). */
  isPassed: ({ targetScore }, { score }) => score >= targetScore,
};
