import { practice as calculatorVsBrain } from './calculator-vs-brain/practice.ts';
import type { PlayableSlug } from './catalogue.ts';
import { practice as mathBubblePop } from './math-bubble-pop/practice.ts';
import { practice as mathRace } from './math-race/practice.ts';
import { practice as multiplicationTable } from './multiplication-table/practice.ts';
import { practice as numberPuzzle } from './number-puzzle/practice.ts';
import { practice as numberSequence } from './number-sequence/practice.ts';
import { practice as speedMath } from './speed-math/practice.ts';
import type { PracticeRules } from './statistics-kit/practice.ts';

/** The set-ups that links fill in: that of a run, and that in which a topic is asked. */
export const PRACTICE: { readonly [slug in PlayableSlug]: PracticeRules } = {
  'speed-math': speedMath,
  'math-race': mathRace,
  'multiplication-table': multiplicationTable,
  'calculator-vs-brain': calculatorVsBrain,
  'math-bubble-pop': mathBubblePop,
  'number-puzzle': numberPuzzle,
  'number-sequence': numberSequence,
};
