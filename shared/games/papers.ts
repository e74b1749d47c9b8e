import { paper as calculatorVsBrain } from './calculator-vs-brain/paper.ts';
import type { PaperForm } from './kit/paper-form.ts';
import { paper as mathRace } from './math-race/paper.ts';
import { paper as multiplicationTable } from './multiplication-table/paper.ts';
import { paper as speedMath } from './speed-math/paper.ts';

/** The games whose class rounds can be printed: all that have rounds. */
const PAPER_FORMS: readonly PaperForm[] = [calculatorVsBrain, mathRace, multiplicationTable, speedMath];

/** How a game shows what it asks; undefined if it has no rounds. */
export const paperFormOf = (slug: string): PaperForm | undefined => PAPER_FORMS.find((form) => form.slug === slug);
