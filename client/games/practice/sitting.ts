import { FACTS, type FactId } from '../../../shared/memory/facts.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import {
  allFirm,
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
import { FORMS, TOPICS, type Form } from '../../../shared/games/practice/v1/question.ts';
import { CHOICES, operationsIn, withOperation, type Operation } from '../../../shared/games/practice/practice-choices.ts';
import type { Preferred } from './preferred.ts';

/** What undoes another operation, and comes when all of that is firm. */
type Inverse = 'subtraction' | 'division';

/**
 * What can be practised now. `unread`: what is known cannot be read, so whoever plays is asked anew. `firm`: nothing is left for today, and
 * so many facts are all of an operation, of which the next is not practised yet.
 */
export type Sitting = (
  | { readonly kind: 'newcomer' | 'unread'; readonly questions: number }
  | { readonly kind: 'chosen'; readonly facts: readonly FactId[] }
  | (DueToday & { readonly kind: 'today' })
  | { readonly kind: 'firm'; readonly facts: number; readonly next: Inverse }
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

const NEXT: readonly { readonly of: Form; readonly next: Inverse }[] = [
  { of: 'multiply', next: 'division' },
  { of: 'add', next: 'subtraction' },
];

/** "Two more minutes" have so many answers. */
const MORE_ANSWERS = 20;

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

/** An operation of which all is firm, where the one that undoes it is not practised yet. */
function firmIn(memory: Memory, { operations, largest }: PracticePreferences) {
  for (const { of, next } of NEXT) {
    if (!operations.includes(of) || operations.includes(FORM_OF[next])) continue;
    const facts = allFirm(memory, of, largest);
    if (facts > 0) return { facts, next };
  }
  return undefined;
}

/** @param facts those that a link asks for: they go before what is due. @param isRead false where `memory` is of nobody, as what is known cannot be read */
export function sittingOf(memory: Memory, chosen: Chosen, facts: readonly FactId[], isRead = true): Sitting {
  const preferences = preferencesIn(memory, chosen);
  const preferred = { withHints: chosen('practice.hints') !== 'off' };
  const of = { memory, preferences, preferred };
  const chosenFacts = facts.filter(isAskable);
  if (chosenFacts.length > 0) return { kind: 'chosen', facts: chosenFacts, ...of };
  if (preferences.operations.length === 0) return { kind: 'nothing', ...of };
  const questions = 10 * preferences.operations.length;
  if (!isRead) return { kind: 'unread', questions, ...of };
  const answers = memory.facts.reduce((sum, each) => sum + each.answers, 0);
  if (answers < ENOUGH_ANSWERS) return { kind: 'newcomer', questions, ...of };
  const today = dueIn(memory, preferences);
  const firm = today.due + today.early + today.fresh === 0 && firmIn(memory, preferences);
  return firm ? { kind: 'firm', ...firm, ...of } : { kind: 'today', ...today, ...of };
}

/** The operations, as a preference, with the next one. */
export const withNext = ({ preferences, next }: Sitting & { readonly kind: 'firm' }): string =>
  withOperation(preferences.operations.map((form) => TOPICS[form]).join(','), next, true);

/** What begins with it; null if there is nothing to ask. `maxAnswers`: of a shorter sitting. */
export function configOf(sitting: Sitting, maxAnswers = MOST_ANSWERS.daily): PracticeConfig | null {
  const { memory, preferences } = sitting;
  const { target } = preferences;
  switch (sitting.kind) {
    case 'nothing':
      return null;
    case 'newcomer':
    case 'unread':
      return begun('placement', placementPlan(memory, preferences), target);
    case 'chosen':
      return sitting.facts.length <= MOST_FIXED
        ? begun('fix-up', fixUpPlan(sitting.facts, memory), target)
        : begun('daily', chosenPlan(sitting.facts, memory, preferences), target);
    case 'firm':
    case 'today':
      return begun('daily', dailyPlan(memory, preferences), target, maxAnswers);
  }
}

/** What begins after a sitting of a kind. Where the answers of a placement cannot be read, it is not asked once more. */
export function configAfter(sitting: Sitting, kind: PracticeConfig['kind']): PracticeConfig | null {
  const { memory, preferences } = sitting;
  if (sitting.kind === 'unread') return begun('daily', dailyPlan(memory, preferences), preferences.target, MORE_ANSWERS);
  return configOf(sitting, kind === 'placement' ? undefined : MORE_ANSWERS);
}

const begun = (
  kind: PracticeConfig['kind'],
  plan: string | null,
  target: PracticeConfig['target'],
  maxAnswers = MOST_ANSWERS[kind],
): PracticeConfig | null => (plan === null ? null : { kind, target, plan, maxAnswers });
