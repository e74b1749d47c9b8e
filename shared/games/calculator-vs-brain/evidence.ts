import { answerTo, type EvidenceRules } from '../statistics-kit/evidence.ts';
import type { Problem } from './v1/problem.ts';

/** What an operation is called where facts are. */
export const FORMS = { addition: 'add', subtraction: 'subtract', multiplication: 'multiply', division: 'divide', power: 'power' } as const;

/** A round that was lost by its time has no answer (RULES.md, R14). */
export const evidence: EvidenceRules = {
  slug: 'calculator-vs-brain',
  factAnswer: (answer) => {
    const { operation, a, b } = answer.problem as unknown as Problem;
    return answerTo({ form: FORMS[operation], a, b }, answer);
  },
};
