import { answerTo, type EvidenceRules } from '../statistics-kit/evidence.ts';
import type { Question } from './v1/question.ts';
import { AUTO_SUBMIT_MS } from './v1/submit.ts';

/** A pattern has no answers here (RULES.md, R12). What submitted itself had waited (R9); a question that came after a break has the time of two (R8). */
export const evidence: EvidenceRules = {
  slug: 'multiplication-table',
  factAnswer: (answer) => {
    const { a, b } = answer.problem as unknown as Question;
    return {
      ...answerTo({ form: 'multiply', a, b }, answer),
      ms: answer.untimed || answer.after === 'resume' ? null : answer.ms,
      waitMs: answer.sent === 'auto' ? AUTO_SUBMIT_MS : 0,
    };
  },
};
