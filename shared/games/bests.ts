import { best as calculatorVsBrain } from './calculator-vs-brain/best.ts';
import { tokenOf, type BestRules, type SetupFacts } from './statistics-kit/best.ts';
import { best as mathBubblePop } from './math-bubble-pop/best.ts';
import { best as mathRace } from './math-race/best.ts';
import { best as multiplicationTable } from './multiplication-table/best.ts';
import { best as numberPuzzle } from './number-puzzle/best.ts';
import { best as numberSequence } from './number-sequence/best.ts';
import { best as speedMath } from './speed-math/best.ts';

/** What each game says of bests in it. Not with the rules: who counts or shows figures has no use for those. */
export const BESTS: readonly BestRules[] = [
  calculatorVsBrain,
  mathBubblePop,
  mathRace,
  multiplicationTable,
  numberPuzzle,
  numberSequence,
  speedMath,
];

/** What the game with this slug says of bests; undefined if it has none. */
export const bestRules = (slug: string): BestRules | undefined => BESTS.find((rules) => rules.slug === slug);

/** A run's set-up with how it was played. `course`: absent for an ordinary run (decision G27). */
interface PlayedSetup extends SetupFacts {
  readonly game: string;
  readonly course?: string | undefined;
}

/** Whether a key is of ordinary runs: with the ordinary clock, and of no course (decisions G26 and G27). */
export const isOrdinaryKey = (key: string): boolean => key.split(' ').length === ORDINARY_PIECES;

/** The game and its set-up. */
const ORDINARY_PIECES = 2;

/** The clock of an ordinary run (decision G26). */
const CLOCK_ON = 'on';

/**
 * The key under which runs are compared, stored for ever: the game, its set-up, and the clock and the course where these are not the
 * ordinary ones: `speed-math addition.medium.10`, `speed-math addition.medium.10 clock=off course=calm`. Undefined for a run that cannot
 * be compared.
 */
export function setupKey({ game, difficulty, data, course }: PlayedSetup): string | undefined {
  const setup = bestRules(game)?.sameSetup({ difficulty, data });
  const clock = data['clock'] === CLOCK_ON ? undefined : data['clock'];
  const manner = Object.entries({ clock, course }).filter(([, value]) => value !== undefined);
  if (setup === undefined || manner.some(([, value]) => tokenOf(value) === undefined)) return undefined;
  return [game, setup, ...manner.map(([name, value]) => `${name}=${tokenOf(value)}`)].join(' ');
}
