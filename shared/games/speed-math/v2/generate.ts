import type { Random } from '../../../random.ts';
import type { Chain } from '../../kit/answer-chain.ts';
import * as version1 from '../v1/generate.ts';
import { isSameProblem, type Problem } from '../v1/problem.ts';
import type { Asking, GivenAnswer } from '../v1/rules.ts';
import { isFit, type FitConfig, type SpeedMathConfig } from './config.ts';
import { FIT_OPERATIONS, rungAt, type Rung } from './rungs.ts';
import { climbedIn } from './staircase.ts';

type Answers = Chain<GivenAnswer> | null;

/** Tries for a pair that fits and was not asked; then it is looked for. Of the rungs one pair in six fits, at least. */
const TRIES = 60;

/** Where all problems of a rung were asked, one may come again that is none of the last few. */
const RECENT = 4;

function wasAsked(problem: Problem, answers: Answers, most: number): boolean {
  let rest = answers;
  for (let n = 0; rest !== null && n < most; n++, rest = rest.before) if (isSameProblem(problem, rest.problem)) return true;
  return false;
}

const countOf = ({ lowest, highest, step = 1 }: Rung['x']): number => Math.floor((highest - lowest) / step) + 1;
const nthOf = ({ lowest, step = 1 }: Rung['x'], n: number): number => lowest + n * step;

/** A problem of a rung that can be asked now: a random one, or the next one from a random place on; undefined if there is none. */
function drawn(rung: ReturnType<typeof rungAt>, random: Random, canAsk: (problem: Problem) => boolean): Problem | undefined {
  const [xs, ys] = [countOf(rung.x), countOf(rung.y)];
  const at = (i: number, k: number): Problem | undefined => {
    const [x, y] = [nthOf(rung.x, i), nthOf(rung.y, k)];
    if (rung.fits?.(x, y) === false) return undefined;
    const problem = rung.problem(x, y);
    return canAsk(problem) ? problem : undefined;
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const problem = at(random.below(xs), random.below(ys));
    if (problem) return problem;
  }
  const [firstX, firstY] = [random.below(xs), random.below(ys)];
  for (let i = 0; i < xs; i++) {
    for (let k = 0; k < ys; k++) {
      const problem = at((firstX + i) % xs, (firstY + k) % ys);
      if (problem) return problem;
    }
  }
  return undefined;
}

/** The next question on the rung that the answers lead to (RULES.md, C5 and L1). Each rung has more problems than are kept back. */
function fitting(config: FitConfig, random: Random, answers: Answers, onScreen: Problem | null): Problem | undefined {
  const { operation } = config;
  const one = operation === 'mixed' ? (FIT_OPERATIONS[random.below(FIT_OPERATIONS.length)] ?? 'addition') : operation;
  const rung = rungAt(one, climbedIn(config, answers).rung);
  const isOther = (problem: Problem): boolean => onScreen === null || !isSameProblem(problem, onScreen);
  return (
    drawn(rung, random, (problem) => isOther(problem) && !wasAsked(problem, answers, Infinity)) ??
    drawn(rung, random, (problem) => isOther(problem) && !wasAsked(problem, answers, RECENT))
  );
}

/** Of version 1, or of the rung that fits. A run that fits has as many questions as were wanted. */
export const asking: Asking<SpeedMathConfig> = {
  questionsInRun: (config) => (isFit(config) ? config.questions : version1.questionsInRun(config)),
  nextProblem: (config, random, answers, onScreen) =>
    isFit(config) ? fitting(config, random, answers, onScreen) : version1.nextProblem(config, random, answers, onScreen),
};
