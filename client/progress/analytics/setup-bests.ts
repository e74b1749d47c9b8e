import { CATALOGUE, isPlayable } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { setupOfKey } from '../../../shared/games/practice.ts';
import { standingsOf, type SetupStanding } from '../../../shared/progress/comparison.ts';
import type { PartOf } from '../../../shared/progress/folds/registry.ts';
import { gameName } from '../../words/game-names.ts';
import { setupText } from '../../words/played-games.ts';
import * as words from '../../words/en/analytics/view.ts';
import * as standing from '../../words/en/play/standing.ts';
import type { PracticeLink } from '../practice-link.ts';

/** How many set-ups of a game are listed. */
const SETUPS = 3;

/** What was reached with a set-up, and the link that fills it in. */
interface SetupBest {
  readonly key: string;
  readonly link: PracticeLink;
  readonly setup: string;
  readonly figure: string;
  readonly rest: string;
}

/** The bests in a game. */
export interface GameBests {
  readonly game: Pick<CatalogueGame, 'slug' | 'hue'>;
  readonly name: string;
  readonly setups: readonly SetupBest[];
}

/** The bests of a player, by set-up: of each game those that were played most. A game without any is left out. */
export const setupBests = (bests: PartOf<'bests'>): readonly GameBests[] =>
  CATALOGUE.filter(isPlayable).flatMap((game) => {
    const setups = shownOf(standingsOf(bests, game.slug)).flatMap((each) => lineOf(each) ?? []);
    return setups.length > 0 ? [{ game, name: gameName(game.slug), setups }] : [];
  });

/** What was held at once is the same with numbers of any length: of that the most alone. */
function shownOf(standings: readonly SetupStanding[]): readonly SetupStanding[] {
  const most = (count: (each: SetupStanding) => number) => [...standings].sort((a, b) => count(b) - count(a));
  if (standings[0]?.figures[0].measure === 'span') return most(({ figures }) => figures[0].best.value).slice(0, 1);
  return most(({ runs }) => runs)
    .filter(({ key }) => setupOfKey(key))
    .slice(0, SETUPS);
}

function lineOf({ key, figures: [{ measure, best }, beside] }: SetupStanding): SetupBest | undefined {
  const of = setupOfKey(key);
  if (!of) return undefined;
  return {
    key,
    link: { to: `/games/${of.slug}`, search: of.setup },
    setup: measure === 'span' ? words.mostHeld : setupText(of.slug, of.setup),
    figure: standing.figure[measure](best.value),
    rest: standing.unit(measure, best.value, beside?.best.value),
  };
}
