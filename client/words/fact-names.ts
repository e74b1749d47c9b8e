import { FACTS, type Fact, type FactId } from '../../shared/memory/facts.ts';
import * as ofFacts from './en/map/facts.ts';

/** "7 × 8", "Times 0", "2 digits + 1 digit". */
function nameOf(fact: Fact): string {
  if (fact.kind === 'sum') return `${fact.a}\u00a0${ofFacts.signs[fact.operation]}\u00a0${fact.b}`;
  return fact.kind === 'rule' ? (ofFacts.rules[fact.name] ?? fact.name) : ofFacts.classOf(fact.name);
}

const NAMES: ReadonlyMap<FactId, string> = new Map([...FACTS].map(([id, fact]) => [id, nameOf(fact)]));

/** What a fact is called; of one that this build has not, its number. */
export const factName = (id: FactId): string => NAMES.get(id) ?? String(id);
