import { practiceOf as calculatorVsBrain } from './calculator-vs-brain/practice.ts';
import type { PlayableSlug } from './catalogue.ts';
import type { PracticeOf } from './statistics-kit/practice.ts';
import { practiceOf as mathBubblePop } from './math-bubble-pop/practice.ts';
import { practiceOf as mathRace } from './math-race/practice.ts';
import { practiceOf as multiplicationTable } from './multiplication-table/practice.ts';
import { practiceOf as speedMath } from './speed-math/practice.ts';

/** The games with topics: in which set-up each topic is asked. */
export const PRACTICE: { readonly [slug in PlayableSlug]?: PracticeOf } = {
  'speed-math': speedMath,
  'math-race': mathRace,
  'multiplication-table': multiplicationTable,
  'calculator-vs-brain': calculatorVsBrain,
  'math-bubble-pop': mathBubblePop,
};
