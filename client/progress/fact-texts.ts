import { FACTS, type Fact, type FactId } from '../../shared/memory/facts.ts';
import type { KnownFact } from '../../shared/memory/known-fact.ts';
import type { DayNumber } from '../../shared/day.ts';
import * as highlights from '../words/en/analytics/highlights.ts';
import * as ofFacts from '../words/en/map/facts.ts';
import * as words from '../words/en/map/states.ts';
import type { WeakLine } from './topic-texts.ts';

/** "7 × 8", "Times 0", "2 digits + 1 digit". */
function nameOf(fact: Fact): string {
  if (fact.kind === 'sum') return `${fact.a}\u00a0${ofFacts.signs[fact.operation]}\u00a0${fact.b}`;
  return fact.kind === 'rule' ? (ofFacts.rules[fact.name] ?? fact.name) : ofFacts.classOf(fact.name);
}

const NAMES: ReadonlyMap<FactId, string> = new Map([...FACTS].map(([id, fact]) => [id, nameOf(fact)]));

/** What a fact is called; of one that this build has not, its number. */
export const factName = (id: FactId): string => NAMES.get(id) ?? String(id);

/** "needs work, mistakes". */
const stateText = ({ state, needs }: Pick<KnownFact, 'state' | 'needs'>): string =>
  needs === null ? words.states[state] : words.inAWay(words.states[state], words.needs[needs]);

/** "Asked on 5 days, right on 2. Last: yesterday. Next: today."; nothing of a fact that was never asked. */
export function daysText({ days, rightDays, lastDay, dueDay }: KnownFact, today: DayNumber): string {
  if (lastDay === null || dueDay === null) return '';
  return `${words.asked(days, rightDays)} ${words.lastAndNext(words.last(lastDay, today), words.next(dueDay, today))}`;
}

/** All that is said of a fact (learning, section 3): "7 × 8: needs work, mistakes. Asked on 5 days, right on 2. Last: …" */
export const factSentence = (known: KnownFact, today: DayNumber): string =>
  [words.is(factName(known.fact), stateText(known)), daysText(known, today)].filter((part) => part !== '').join(' ');

/** A line of what to practise next: "7 × 8", "needs work, mistakes", "2 of 5" days right. */
export const factLine = (known: KnownFact): Omit<WeakLine, 'game'> => ({
  key: String(known.fact),
  what: factName(known.fact),
  where: stateText(known),
  figure: highlights.rightDaysOf(known.rightDays, known.days),
  rest: highlights.daysRight(known.days),
  practice: undefined,
});
