import { FACTS, type FactId } from '../../../shared/memory/facts.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import {
  chosenPlan,
  dailyPlan,
  dueIn,
  fixUpPlan,
  MOST_FIXED,
  placementPlan,
  type DueToday,
  type PracticePreferences,
} from '../../../shared/games/practice/plan.ts';
import { MOST_ANSWERS, TARGETS, type PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { FORMS, type Form } from '../../../shared/games/practice/v1/question.ts';
import { CHOICES, operationsIn, type Operation } from '../../../shared/games/practice/practice-choices.ts';
import type { Preferred } from './preferred.ts';

/** What can be practised now. */
export type Sitting = (
  | { readonly kind: 'newcomer'; readonly questions: number }
  | { readonly kind: 'chosen'; readonly facts: readonly FactId[] }
  | (DueToday & { readonly kind: 'today' })
  | { readonly kind: 'nothing' }
) & { readonly memory: Memory; readonly preferences: PracticePreferences; readonly preferred: Preferred };

/** What was chosen under a name; null if nothing. */
type Chosen = (name: string) => string | null;

const FORM_OF: { readonly [operation in Operation]: Form } = {
  addition: 'add',
  subtraction: 'subtract',
  multiplication: 'multiply',
  division: 'divide',
};

/** Who has answered fewer is asked what is known. */
const ENOUGH_ANSWERS = 10;
const MOST_NEW_A_DAY = 4;

/** The operations that were asked; all of them for who was asked nothing. */
function askedForms(memory: Memory): readonly Form[] {
  const asked = new Set(memory.facts.flatMap(({ fact, days }) => (days > 0 ? [FACTS.get(fact)?.operation] : [])));
  const played = FORMS.filter((form) => asked.has(form));
  return played.length > 0 ? played : FORMS;
}

function preferencesIn(memory: Memory, chosen: Chosen): PracticePreferences {
  const operations = chosen('practice.operations');
  const target = Number(chosen('practice.target') ?? CHOICES['practice.target'].first);
  const metToday = memory.facts.filter(({ days, lastDay }) => days === 1 && lastDay === memory.today).length;
  return {
    operations: operations === null ? askedForms(memory) : operationsIn(operations).map((operation) => FORM_OF[operation]),
    largest: (chosen('practice.largest') ?? CHOICES['practice.largest'].first) === '12' ? 12 : 10,
    target: TARGETS.find((each) => each === target) ?? 75,
    newToday: Math.max(MOST_NEW_A_DAY - metToday, 0),
  };
}

/** A class of larger problems cannot be asked, and what this build does not know can neither. */
const isAskable = (id: FactId): boolean => (FACTS.get(id)?.kind ?? 'class') !== 'class';

/** @param facts those that a link asks for: they go before what is due. */
export function sittingOf(memory: Memory, chosen: Chosen, facts: readonly FactId[]): Sitting {
  const preferences = preferencesIn(memory, chosen);
  const preferred = { isByKey: chosen('practice.enter') === 'enter', withHints: chosen('practice.hints') !== 'off' };
  const of = { memory, preferences, preferred };
  const chosenFacts = facts.filter(isAskable);
  if (chosenFacts.length > 0) return { kind: 'chosen', facts: chosenFacts, ...of };
  if (preferences.operations.length === 0) return { kind: 'nothing', ...of };
  const answers = memory.facts.reduce((sum, each) => sum + each.answers, 0);
  if (answers < ENOUGH_ANSWERS) return { kind: 'newcomer', questions: 10 * preferences.operations.length, ...of };
  return { kind: 'today', ...dueIn(memory, preferences), ...of };
}

/** What begins with it; null if there is nothing to ask. `maxAnswers`: of a shorter sitting. */
export function configOf(sitting: Sitting, maxAnswers = MOST_ANSWERS.daily): PracticeConfig | null {
  const { memory, preferences } = sitting;
  const { target } = preferences;
  switch (sitting.kind) {
    case 'nothing':
      return null;
    case 'newcomer':
      return begun('placement', placementPlan(memory, preferences), target);
    case 'chosen':
      return sitting.facts.length <= MOST_FIXED
        ? begun('fix-up', fixUpPlan(sitting.facts, memory), target)
        : begun('daily', chosenPlan(sitting.facts, memory, preferences), target);
    case 'today':
      return begun('daily', dailyPlan(memory, preferences), target, maxAnswers);
  }
}

const begun = (
  kind: PracticeConfig['kind'],
  plan: string | null,
  target: PracticeConfig['target'],
  maxAnswers = MOST_ANSWERS[kind],
): PracticeConfig | null => (plan === null ? null : { kind, target, plan, maxAnswers });
