import { LARGEST_BOUND, type Random } from '../../../random.ts';
import type { Chain } from '../../kit/answer-chain.ts';
import type { Operation, SpeedMathConfig, SpeedMathDifficulty } from './config.ts';
import { isSameProblem, problemKey, type Problem } from './problem.ts';
import type { Space } from './space.ts';
import { buildSpace } from './topics.ts';

/** The most tries for each question (spec 1 §5). */
const TRIES_PER_QUESTION = 50;

type Spaces = { [choice in Operation]?: { [difficulty in SpeedMathDifficulty]?: Space } };

/** Spaces depend only on the choice, and at most 72 choices exist, so each is built once. */
const friendlySpaces: Spaces = {};
const allSpaces: Spaces = {};

function spaceOf({ operation, difficulty, friendly }: SpeedMathConfig): Space {
  const ofOperation = ((friendly ? friendlySpaces : allSpaces)[operation] ??= {});
  return (ofOperation[difficulty] ??= buildSpace(operation, difficulty, friendly));
}

/** How many distinct problems a configuration has (decision G3). */
export const availableQuestions = (config: SpeedMathConfig): number => spaceOf(config).size;

/** How many questions a run has: the wanted number, or all that exist if these are fewer (decision G3). */
export const questionsInRun = (config: SpeedMathConfig): number => Math.min(config.questions, availableQuestions(config));

type Answered = Chain<{ readonly problem: Problem }> | null;

/** The first tries are compared with each answer. Further ones are rare; they use a set, which takes time to make. */
const TRIES_WITHOUT_SET = 3;

function keysOf(answered: Answered): ReadonlySet<number> {
  const keys = new Set<number>();
  for (let rest = answered; rest !== null; rest = rest.before) keys.add(problemKey(rest.problem));
  return keys;
}

/** Whether `problem` was answered in this run, or is on screen. */
function isTaken(problem: Problem, answered: Answered, onScreen: Problem | null): boolean {
  if (onScreen !== null && isSameProblem(problem, onScreen)) return true;
  for (let rest = answered; rest !== null; rest = rest.before) if (isSameProblem(problem, rest.problem)) return true;
  return false;
}

/**
 * The next question: one that was not answered in this run and is not on screen (spec 1 §5: no duplicates). After 50 failed
 * tries it is the next free one from a random place on, so that all problems can come up. Undefined if none is left.
 */
export function nextProblem(config: SpeedMathConfig, random: Random, answered: Answered, onScreen: Problem | null): Problem | undefined {
  const space = spaceOf(config);
  for (let tries = 0; tries < TRIES_WITHOUT_SET; tries++) {
    const problem = space.draw(random);
    if (!isTaken(problem, answered, onScreen)) return problem;
  }
  return nextOfFew(space, random, keysOf(answered), onScreen);
}

/** The search after the first tries, when most of a small space is taken. */
function nextOfFew(space: Space, random: Random, taken: ReadonlySet<number>, onScreen: Problem | null): Problem | undefined {
  const onScreenKey = onScreen === null ? -1 : problemKey(onScreen);
  const isFree = (problem: Problem): boolean => {
    const key = problemKey(problem);
    return key !== onScreenKey && !taken.has(key);
  };
  for (let tries = TRIES_WITHOUT_SET; tries < TRIES_PER_QUESTION; tries++) {
    const problem = space.draw(random);
    if (isFree(problem)) return problem;
  }
  const from = random.below(Math.min(space.size, LARGEST_BOUND));
  for (let i = 0; i < space.size; i++) {
    const problem = space.nth((from + i) % space.size);
    if (isFree(problem)) return problem;
  }
  return undefined;
}
