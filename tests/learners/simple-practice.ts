import type { FactAnswer } from '../../shared/memory/evidence.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { KnownFact } from '../../shared/memory/known-fact.ts';
import type { Practice } from './diary.ts';

/** The chance at which questions are aimed, and how far it follows the last answers. */
const TARGET = 0.75;
const STEERED_BY = 0.6;
const LAST_ANSWERS = 12;
const [LOWEST_WANT, HIGHEST_WANT] = [0.4, 0.97];
/** What is due comes before what is that much nearer. */
const DUE_BEFORE = 0.1;
/** So many others come between two questions for a fact. */
const APART = 5;
/** How far an answer moves what a run expects of the next one to the same fact. */
const MOVED_BY = 0.3;

/**
 * One run of practice, in a simple form of its rules (learning, section 2.3, the third): first what was never asked, then what is nearest
 * to the chance that is wanted, due facts before others. What was missed does not come again by itself.
 */
export const simplePractice: Practice = (learner, memory, practised, questions) => {
  const { today } = memory;
  const pool = memory.facts.filter(({ fact }) => practised.has(fact));
  const answers: FactAnswer[] = [];
  const chances = new Map(pool.map(({ fact, chance }) => [fact, chance]));
  const asked = new Set<FactId>();
  const done = new Set<FactId>();
  const wanted = (): number => {
    const last = answers.slice(-LAST_ANSWERS);
    const share = last.length === 0 ? TARGET : last.filter(({ right }) => right).length / last.length;
    return Math.min(Math.max(TARGET + STEERED_BY * (TARGET - share), LOWEST_WANT), HIGHEST_WANT);
  };
  const next = (): FactId => {
    const want = wanted();
    const last = answers.slice(-APART).map(({ fact }) => fact);
    const open = pool.filter(({ fact }) => !last.includes(fact));
    const fresh = open.filter(({ fact, days }) => days === 0 && !asked.has(fact));
    const distance = ({ fact, dueDay }: KnownFact): number =>
      Math.abs((chances.get(fact) ?? 0) - want) - (dueDay !== null && dueDay <= today && !done.has(fact) ? DUE_BEFORE : 0);
    return (fresh.length > 0 ? fresh : open).reduce((best, each) => (distance(each) < distance(best) ? each : best)).fact;
  };
  while (answers.length < questions) {
    const fact = next();
    const answer = learner.answer(fact);
    answers.push(answer);
    asked.add(fact);
    if (answer.right) done.add(fact);
    const chance = chances.get(fact) ?? 0;
    chances.set(fact, chance + MOVED_BY * ((answer.right ? 1 : 0) - chance));
  }
  return answers;
};
