import type { AnyGame } from './kit/game.ts';
import { calculatorVsBrain as calculatorVsBrain1 } from './calculator-vs-brain/v1/rules.ts';
import { calculatorVsBrain as calculatorVsBrain2 } from './calculator-vs-brain/v2/rules.ts';
import { mathBubblePop as mathBubblePop1 } from './math-bubble-pop/v1/rules.ts';
import { mathBubblePop as mathBubblePop2 } from './math-bubble-pop/v2/rules.ts';
import { mathRace as mathRace1 } from './math-race/v1/rules.ts';
import { mathRace as mathRace2 } from './math-race/v2/rules.ts';
import { multiplicationTable as multiplicationTable1 } from './multiplication-table/v1/rules.ts';
import { multiplicationTable as multiplicationTable2 } from './multiplication-table/v2/rules.ts';
import { multiplicationTable as multiplicationTable3 } from './multiplication-table/v3/rules.ts';
import { numberPuzzle as numberPuzzle1 } from './number-puzzle/v1/rules.ts';
import { numberPuzzle as numberPuzzle2 } from './number-puzzle/v2/rules.ts';
import { numberPuzzle as numberPuzzle3 } from './number-puzzle/v3/rules.ts';
import { numberPuzzle as numberPuzzle4 } from './number-puzzle/v4/rules.ts';
import { numberSequence as numberSequence1 } from './number-sequence/v1/rules.ts';
import { numberSequence as numberSequence2 } from './number-sequence/v2/rules.ts';
import { practice as practice1 } from './practice/v1/rules.ts';
import { practice as practice2 } from './practice/v2/rules.ts';
import { practice as practice3 } from './practice/v3/rules.ts';
import { speedMath as speedMath1 } from './speed-math/v1/rules.ts';
import { speedMath as speedMath2 } from './speed-math/v2/rules.ts';
import { speedMath as speedMath3 } from './speed-math/v3/rules.ts';

/** Every version of every game's rules, because old records must always replay. Pages import only the rules that they play. */
const RULES: readonly AnyGame[] = [
  calculatorVsBrain1,
  calculatorVsBrain2,
  mathBubblePop1,
  mathBubblePop2,
  mathRace1,
  mathRace2,
  multiplicationTable1,
  multiplicationTable2,
  multiplicationTable3,
  numberPuzzle1,
  numberPuzzle2,
  numberPuzzle3,
  numberPuzzle4,
  numberSequence1,
  numberSequence2,
  practice1,
  practice2,
  practice3,
  speedMath1,
  speedMath2,
  speedMath3,
];

/** The rules of one version, or undefined if this build has none. */
export const rulesFor = (slug: string, version: number): AnyGame | undefined =>
  RULES.find((game) => game.slug === slug && game.version === version);
