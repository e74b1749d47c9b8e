import { FACTS, factOf, type FactId } from '../../../memory/facts.ts';
import type { Random } from '../../../random.ts';
import type { PlannedFact } from '../../../memory/plan-text.ts';
import { chanceOf, cheapestFact, FACT_APART, JUDGED_ANSWERS, wantedChance } from '../../../memory/selection.ts';
import * as version1 from '../v1/generate.ts';
import { questionOf, type Question } from '../v1/question.ts';
import { isRight, type Asking, type GivenAnswer } from '../v1/rules.ts';
import { tablePlan } from './config.ts';
import type { TableConfig } from './set-up.ts';
import { ALL_PRODUCTS } from './products.ts';

/** The share of right answers that is aimed at. */
const TARGET = 0.75;

/** What was asked before may be so much nearer to what is wanted: so a run asks many products, not the same few. */
const AGAIN = 0.1;

const factIn = ({ a, b }: Question): FactId | null => factOf({ form: 'multiply', a, b, c: 0 });

/** What a run has asked of each fact: how often, and which of the answers was the last to it. */
function seenIn(planned: readonly PlannedFact[], asked: readonly GivenAnswer[]) {
  const facts = new Map(planned.map(({ fact, chance, order }) => [fact, { fact, chance, order, times: 0, last: -Infinity }]));
  for (const [at, given] of asked.entries()) {
    const seen = facts.get(factIn(given.question) ?? -1);
    if (!seen) continue;
    seen.last = at;
    seen.times++;
  }
  return [...facts.values()];
}

/** A product as a question: 7 × 8 or 8 × 7, each as often. */
function productOf(id: FactId, random: Random): Question {
  const fact = FACTS.get(id);
  if (fact?.kind !== 'sum') throw new Error(`no product: ${id}`);
  return random.below(2) === 0 ? questionOf(fact.a, fact.b) : questionOf(fact.b, fact.a);
}

/** The question that fits (RULES.md, Q5): where a plan has too few facts, the one that was asked longest ago. */
function fitting({ plan }: TableConfig, random: Random, asked: readonly GivenAnswer[], onScreen: Question | null): Question {
  const facts = seenIn((plan === undefined ? null : tablePlan(plan)) ?? ALL_PRODUCTS, asked);
  const shown = onScreen && factIn(onScreen);
  const wanted = wantedChance(TARGET, asked.slice(-JUDGED_ANSWERS).map(isRight));
  const isApart = ({ fact, last }: (typeof facts)[number]): boolean => fact !== shown && asked.length - last > FACT_APART;
  const cost = ({ chance, times }: (typeof facts)[number]): number => Math.abs(chanceOf(chance) - wanted) + AGAIN * times;
  const next = cheapestFact(facts, isApart, cost, random) ?? longestAgo(facts, shown);
  return productOf(next.fact, random);
}

function longestAgo<Each extends { readonly fact: FactId; readonly last: number }>(facts: readonly Each[], shown: FactId | null): Each {
  const others = facts.filter(({ fact }) => fact !== shown);
  return (others.length === 0 ? facts : others).reduce((first, each) => (each.last < first.last ? each : first));
}

/** Of version 1, or what fits. */
export const asking: Asking<TableConfig> = {
  first: (config, random) =>
    config.table === 'fit' ? fitting(config, random, [], null) : version1.firstQuestion({ ...config, table: config.table }, random),
  next: (config, random, asked, onScreen) =>
    config.table === 'fit'
      ? fitting(config, random, asked, onScreen)
      : version1.nextQuestion({ ...config, table: config.table }, random, asked, onScreen),
};
