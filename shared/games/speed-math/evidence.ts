import { answerTo, type EvidenceRules } from '../statistics-kit/evidence.ts';
import type { Problem } from './v1/problem.ts';

export const evidence: EvidenceRules = {
  slug: 'speed-math',
  factAnswer: (answer) => answerTo(answer.problem as unknown as Problem, answer),
};
