import { CATALOGUE } from '../../../shared/games/catalogue.ts';
import { dayNumber, type DayNumber } from '../../../shared/day.ts';
import { standingsOf, type SetupStanding } from '../../../shared/progress/comparison.ts';
import type { PartOf } from '../../../shared/progress/folds/registry.ts';
import * as words from '../../words/en/catalogue/own-bests.ts';
import { whenOf } from '../../words/en/text/calendar.ts';

/** What a player has reached in a game: with the set-up that was played last, or the most digits that were ever held at once. */
export interface OwnBest {
  /** "Best 0.9 s". */
  readonly best: string;
  /** When the game was last played: "Today", "Nov 12". */
  readonly when: string;
}

/** Own bests by game. A game without a run that can be compared has none. */
export type OwnBests = ReadonlyMap<string, OwnBest>;

/** The words for what is stored, seen from today. @param offsetMin of the player's place from UTC, at a moment. */
export function ownBests(bests: PartOf<'bests'>, today: DayNumber, offsetMin: (atMs: number) => number): OwnBests {
  return new Map(
    CATALOGUE.flatMap(({ slug }): readonly (readonly [string, OwnBest])[] => {
      const standings = standingsOf(bests, slug);
      const [latest] = standings;
      if (!latest) return [];
      const { measure, last } = latest.figures[0];
      const when = whenOf(dayNumber(last.endMs, offsetMin(last.endMs)), today);
      return [[slug, { best: words.bestOf[measure](shownBest(latest, standings)), when }]];
    }),
  );
}

/** A pace says something about one set-up alone; what was held at once is the same with numbers of any length. */
function shownBest(latest: SetupStanding, standings: readonly SetupStanding[]): number {
  const [{ measure, best }] = latest.figures;
  return measure === 'span' ? Math.max(...standings.map(({ figures }) => figures[0].best.value)) : best.value;
}
