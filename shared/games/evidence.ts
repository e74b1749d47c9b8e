import { evidenceOf, type Manner } from '../memory/evidence.ts';
import { evidence as calculatorVsBrain } from './calculator-vs-brain/evidence.ts';
import type { Answer } from './kit/facts.ts';
import { evidence as mathRace } from './math-race/evidence.ts';
import { evidence as multiplicationTable } from './multiplication-table/evidence.ts';
import { evidence as practice } from './practice/evidence.ts';
import { evidence as speedMath } from './speed-math/evidence.ts';
import type { EvidenceRules } from './statistics-kit/evidence.ts';

/** The games whose answers say something of facts. */
const EVIDENCE: readonly EvidenceRules[] = [calculatorVsBrain, mathRace, multiplicationTable, practice, speedMath];

/** What a game's answers say of facts; undefined if they say nothing. */
export const evidenceRules = (slug: string): EvidenceRules | undefined => EVIDENCE.find((rules) => rules.slug === slug);

/** What the answers of a run say of facts, as it is stored. Empty if they say nothing. */
export function evidenceOfRun(slug: string, answers: readonly Answer[], manner: Manner): string {
  const rules = evidenceRules(slug);
  return rules ? evidenceOf(answers.map(rules.factAnswer), manner) : '';
}
