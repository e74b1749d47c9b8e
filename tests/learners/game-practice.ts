import { evidence } from '../../shared/games/practice/evidence.ts';
import { dailyPlan, placementPlan, type PracticePreferences } from '../../shared/games/practice/plan.ts';
import { MOST_ANSWERS } from '../../shared/games/practice/v1/config.ts';
import { practice } from '../../shared/games/practice/v1/rules.ts';
import { FACTS, type FactId } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { playedBy } from '../unit/shared/games/practice/learners.ts';
import type { Practice } from './diary.ts';
import type { Learner } from './learner.ts';

/** All products, and what the app begins with. */
const PREFERENCES: PracticePreferences = { operations: ['multiply'], largest: 12, target: 75, newToday: 4 };
/** Who has answered fewer is asked what is known. */
const ENOUGH_ANSWERS = 10;
/** The game asks rules, too; they are known. */
const RULE_MS = 1500;

/** Answers as the game asks them: first whether it is right, then how long it took. */
function answering(learner: Learner): { readonly answers: (fact: FactId) => boolean; readonly timeMs: () => number } {
  let ms = RULE_MS;
  return {
    answers: (fact) => {
      const given = FACTS.get(fact)?.kind === 'sum' ? learner.answer(fact) : { right: true, ms: RULE_MS };
      ms = given.ms ?? RULE_MS;
      return given.right;
    },
    timeMs: () => ms,
  };
}

const isNewcomer = ({ facts }: Memory): boolean => facts.reduce((sum, { answers }) => sum + answers, 0) < ENOUGH_ANSWERS;

/** One run of the practice game a day, of products, by its own plans and rules: a placement first. */
export const gamePractice: Practice = (learner, memory, _practised, questions) => {
  const kind = isNewcomer(memory) ? 'placement' : 'daily';
  const plan = kind === 'placement' ? placementPlan(memory, PREFERENCES) : dailyPlan(memory, PREFERENCES);
  if (plan === null) throw new Error('there is always something to ask');
  const somebody = answering(learner);
  const config = { kind, target: PREFERENCES.target, plan, maxAnswers: Math.min(questions, MOST_ANSWERS[kind]) } as const;
  const played = playedBy(somebody, config, `${learner.seed} ${memory.today}`, undefined, somebody.timeMs);
  return practice.answers(played).map(evidence.factAnswer);
};
