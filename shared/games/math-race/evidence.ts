import { answerTo, type EvidenceRules } from '../statistics-kit/evidence.ts';
import type { Problem } from './v1/problem.ts';

/** What an operation is called where facts are. */
export const FORMS = { addition: 'add', subtraction: 'subtract', multiplication: 'multiply', division: 'divide' } as const;

export const evidence: EvidenceRules = {
  slug: 'math-race',
  factAnswer: (answer) => {
    const { op, a, b } = answer.problem as unknown as Problem;
    return answerTo({ form: FORMS[op], a, b }, answer);
  },
};
