import type { Canonical } from '../../canonical.ts';
import type { ChallengeData, ChallengeRevision } from '../../contract/content.ts';
import type { SessionSummary } from '../../contract/state.ts';
import type { Result } from '../../result.ts';
import type { Seed } from '../../seed.ts';
import type { FormCheck, FormRefusal } from './form-check.ts';
import type { ConfigError } from '../kit/game.ts';
import type { GoalFacts } from '../kit/goal-facts.ts';

/** What a challenge asks of a run: a set-up, and by the game what is to be reached with it. */
export interface ChallengeGoal {
  readonly config: Canonical;
}

/** What decides whether an attempt passed. */
export type Reached = Pick<SessionSummary, 'score' | 'timeTaken' | 'movesCount' | 'left' | 'data' | 'course'>;

/** What the form of a challenge takes in a field: numbers from `lowest` on, up to `highest` if there is an upper end. */
export interface FormRange {
  readonly lowest: number;
  readonly highest?: number;
}

/** What the form of a challenge takes (spec 2 §5). A field that is absent does not exist in this game. */
interface FormLimits {
  readonly operations?: readonly string[];
  readonly time_limit?: FormRange;
  readonly questions?: FormRange;
  readonly target_score: FormRange;
  /** What the target is called; the form has words for it. */
  readonly targetName: 'correct_answers' | 'minimum_score' | 'target_score';
  readonly puzzle_size?: FormRange;
  readonly moves_limit?: FormRange;
}

/** What a game says of challenges in it. */
export interface ChallengeRules<Goal extends ChallengeGoal> {
  readonly slug: string;
  /** The time limit with which the form begins, in seconds; 0 for a game without one (spec 2 §5). */
  readonly defaultTimeLimit: number;
  /** The whole data with which the form begins (spec 2 §5 and §9). It completes what was stored with fewer fields (decision C4). */
  readonly defaultData: ChallengeData;
  /** The goal of a revision, whose set-up the game's own check takes; a refusal names the revision's field. */
  read(revision: ChallengeRevision): Result<Goal, ConfigError>;
  /** What the goal asks, for the pages of the challenge. */
  goalFacts(goal: Goal): GoalFacts;
  /** The game's own check of a set-up. It drops the clock: an attempt may have any (decision C14). */
  parseConfig(input: unknown): Result<Canonical, ConfigError>;
  /** What the fields of the form take in this game. `formChecks` holds a revision to it. */
  readonly formLimits: FormLimits;
  /** What the form of a challenge in this game must hold (spec 2 §5), besides what every challenge's must. */
  formChecks(revision: ChallengeRevision): readonly FormCheck[];
  /**
   * Why nobody can reach the goal, as the field and the reason; undefined if a run is known that does (decision C3).
   * @param quickestAnswerMs how quick answers may be so that they count in full (decision D23).
   */
  unreachable(goal: Goal, seed: Seed, quickestAnswerMs: number): FormRefusal | undefined;
  /** Whether an attempt reached the goal. */
  isPassed(goal: Goal, reached: Reached): boolean;
  /** Whether a log has nothing that an attempt does not allow. Absent if there is no such thing in this game. */
  allows?(log: string): boolean;
}

/** The challenge rules of a game without its own types. */
export type AnyChallengeRules = ChallengeRules<ChallengeGoal>;
