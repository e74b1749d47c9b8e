import type { KnownFact } from '../../shared/memory/known-fact.ts';
import type { DayNumber } from '../../shared/day.ts';
import * as highlights from '../words/en/analytics/highlights.ts';
import * as words from '../words/en/map/states.ts';
import { factName } from '../words/fact-names.ts';
import { practiceOfFacts } from './fact-practice.ts';
import type { WeakLine } from './topic-texts.ts';

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
  practice: practiceOfFacts([known.fact]),
});
