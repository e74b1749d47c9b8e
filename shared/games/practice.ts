import { practice as calculatorVsBrain } from './calculator-vs-brain/practice.ts';
import { isOrdinaryKey } from './bests.ts';
import { gameBySlug, isPlayable, type PlayableSlug } from './catalogue.ts';
import { practice as mathBubblePop } from './math-bubble-pop/practice.ts';
import { practice as mathRace } from './math-race/practice.ts';
import { practice as multiplicationTable } from './multiplication-table/practice.ts';
import { practice as numberPuzzle } from './number-puzzle/practice.ts';
import { practice as numberSequence } from './number-sequence/practice.ts';
import { practice as speedMath } from './speed-math/practice.ts';
import type { PracticeRules, SetupPart } from './statistics-kit/practice.ts';

/** What a link needs: the page of a game, and its set-up filled in. */
interface GameSetup {
  readonly slug: PlayableSlug;
  readonly setup: SetupPart;
}

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

/**
 * The set-up that a key of bests is of (bests.ts). Undefined for a game that this build cannot play, and for a clock or a course, which no
 * link fills in.
 */
export function setupOfKey(key: string): GameSetup | undefined {
  const [slug = '', setup = ''] = key.split(' ');
  const entry = gameBySlug(slug);
  if (!entry || !isPlayable(entry) || !isOrdinaryKey(key)) return undefined;
  return { slug: entry.slug, setup: PRACTICE[entry.slug].setupOfBest(...setup.split('.')) };
}
