import { answerTo, type EvidenceRules } from '../statistics-kit/evidence.ts';
import type { Question } from './v1/question.ts';

/** Every answer; what was typed after the solution is none (v1/RULES.md, A1). */
export const evidence: EvidenceRules = {
  slug: 'practice',
  factAnswer: (answer) => answerTo(answer.problem as unknown as Question, answer),
};
