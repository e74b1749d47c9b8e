import type { FactAnswer } from '../../shared/memory/evidence.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { Practice } from './diary.ts';
import {
  HAND_SPREAD,
  NORMAL_SHARE,
  NORMAL_SPREAD,
  SEARCH_PACE,
  SLIP_PACE,
  SLIPS,
  taught,
  typingMs,
  type Learner,
  type Manner,
  type Standing,
} from './learner.ts';
import type { Judge } from './planted.ts';

/** As claims.ts: how seldom anything may be said of who has no weak fact, and the products with answers of one, two and three digits. */
const ERROR = 0.05;
const FEWEST_FACTS = 20;
const PRODUCTS_BY_DIGITS = [4, 55, 7] as const;

/** The complementary error function, to seven digits (Numerical Recipes, section 6.2). */
function erfc(x: number): number {
  const t = 1 / (1 + Math.abs(x) / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
  ];
  const tail = t * Math.exp(terms.reduceRight((sum, term) => sum * t + term, 0) - x * x);
  return x < 0 ? 2 - tail : tail;
}

/** The density of the time of an answer at a pace: a normal part, fingers and all, and an exponential one. */
function densityOf({ ms, digits }: FactAnswer, manner: Manner, pace: number): number {
  if (ms === null) return 1;
  const thinkMs = manner.meanMs * pace;
  const handMs = typingMs(manner, digits);
  const beyond = ms - NORMAL_SHARE * thinkMs - handMs;
  const spread = Math.hypot(NORMAL_SPREAD * thinkMs, HAND_SPREAD * handMs);
  const tail = (1 - NORMAL_SHARE) * thinkMs;
  const ratio = spread / tail;
  return (Math.exp(ratio ** 2 / 2 - beyond / tail) * erfc((ratio - beyond / spread) / Math.SQRT2)) / (2 * tail);
}

/** Which answers are judged by their times, too. Evidence keeps only those of right ones. */
type Timed = 'right' | 'all';

/** How likely an answer is of who stands so to its fact. */
function likelihood(answer: FactAnswer, manner: Manner, { known, pace }: Standing, timed: Timed): number {
  if (answer.right) return known * (1 - SLIPS) * densityOf(answer, manner, pace);
  if (timed === 'right') return 1 - known * (1 - SLIPS);
  return known * SLIPS * densityOf(answer, manner, pace * SLIP_PACE) + (1 - known) * densityOf(answer, manner, pace * SEARCH_PACE);
}

/** A fact, if it is weak and if it is like the others, and how many times as likely the answers so far are if it is weak. */
interface Weighed {
  readonly weak: Standing;
  readonly usual: Standing;
  readonly ratio: number;
  readonly digits: number;
}

/**
 * Claims of who knows how each learner answers, what was planted, and what each answer teaches, but not in which facts it was planted: the
 * likelihood ratio of all answers to a fact, at the error of claims.ts. A rule that may look after each day with that error, and knows less,
 * can hardly find more.
 */
export const whoKnows =
  (weakness: Standing, timed: Timed) =>
  (practice: Practice, { manner }: Learner): Judge => {
    const facts = new Map<FactId, Weighed>();
    const hear = (answer: FactAnswer) => {
      const { fact, right, digits } = answer;
      if (fact === null) return;
      const { weak, usual, ratio } = facts.get(fact) ?? { weak: weakness, usual: { known: manner.known, pace: 1 }, ratio: 1 };
      facts.set(fact, {
        weak: taught(weak, right),
        usual: taught(usual, right),
        ratio: (ratio * likelihood(answer, manner, weak, timed)) / likelihood(answer, manner, usual, timed),
        digits,
      });
    };
    const isClaimed = ({ ratio, digits }: Weighed): boolean => ratio >= Math.max(PRODUCTS_BY_DIGITS[digits - 1] ?? 0, FEWEST_FACTS) / ERROR;
    return {
      practice: (...given) => {
        const answers = practice(...given);
        answers.forEach(hear);
        return answers;
      },
      claims: () => [...facts].flatMap(([fact, weighed]) => (isClaimed(weighed) ? [fact] : [])),
    };
  };
