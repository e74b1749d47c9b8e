import { round as calculatorVsBrain } from './calculator-vs-brain/round.ts';
import type { RoundForm, RoundSetup } from './kit/round-form.ts';
import { round as mathRace } from './math-race/round.ts';
import { round as multiplicationTable } from './multiplication-table/round.ts';
import { round as speedMath } from './speed-math/round.ts';

/** The games of a class round. Codes name them by their place: a further one, of eight, goes to the end. */
export const ROUND_FORMS: readonly RoundForm[] = [speedMath, mathRace, multiplicationTable, calculatorVsBrain];

/**
 * The set-ups that eight characters can name, by their place. Further ones, of 512, are another list of their game, at the end; so are those
 * with a later version of its rules. A build that lacks one asks for its update.
 */
export const ROUND_PRESETS: readonly RoundSetup[] = [
  ...speedMath.presets,
  ...mathRace.presets,
  ...multiplicationTable.presets,
  ...calculatorVsBrain.presets,
];
