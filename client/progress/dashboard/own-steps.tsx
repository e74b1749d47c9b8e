import { gameBySlug, type GameOnOffer } from '../../../shared/games/catalogue.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import type { GameToContinue } from '../../play/page/game-to-continue.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/dashboard/dashboard.ts';
import { gameName } from '../../words/game-names.ts';
import { NextStep } from '../next-step.tsx';
import type { WeakLine } from '../topic-texts.ts';
import { MAIN_GAME } from './dashboard-view.tsx';

/** What most needs practice. It opens the set-up that asks it, filled in. */
export function WeakSpotStep({ weak: { game, what, where, figure, rest, practice } }: { readonly weak: WeakLine }) {
  const entry = gameBySlug(game);
  return (
    practice && (
      <NextStep
        {...practice}
        mark={entry ? <GameMark game={entry} size="small" /> : <Icon name="sheet" />}
        term={words.weakSpot(where)}
        title={what}
        end={
          <>
            <span>{figure}</span>
            <VisuallyHidden>{rest}</VisuallyHidden>
          </>
        }
      />
    )
  );
}

interface NewGameProps {
  readonly games: readonly GameOnOffer[];
  /** The game that the main action continues. */
  readonly unfinished: GameToContinue | undefined;
}

/** A game that was never played, other than the one that the main action leads to. */
export function NewGameStep({ games, unfinished }: NewGameProps) {
  const game = games.find(({ slug }) => slug !== (unfinished?.slug ?? MAIN_GAME));
  return (
    game && (
      <NextStep to={`/games/${game.slug}`} mark={<GameMark game={game} size="small" />} term={words.newToYou} title={gameName(game.slug)} />
    )
  );
}
