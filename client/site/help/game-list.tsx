import type { ReactNode } from 'react';
import { CATALOGUE, isPlayable } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import type { GameHelp } from '../../game-help.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import ui from '../../ui/ui.module.css';
import css from './help.module.css';
import { gameName } from '../../words/game-names.ts';

const HELP = import.meta.glob<GameHelp>('../../games/*/help.ts', { eager: true, import: 'help' });

/** The games with what their own folders say of them, in the order of the catalogue. */
const GAMES: readonly { readonly game: CatalogueGame; readonly help: GameHelp }[] = CATALOGUE.filter(isPlayable).flatMap((game) => {
  const help = HELP[`../../games/${game.slug}/help.ts`];
  return help ? [{ game, help }] : [];
});

interface GameListProps {
  /** What the page says of a game. */
  readonly about: (help: GameHelp) => ReactNode;
}

/** All games with their marks. */
export function GameList({ about }: GameListProps) {
  return (
    <ul className={css['games']}>
      {GAMES.map(({ game, help }) => (
        <li key={game.slug} className={css['game']}>
          <GameMark game={game} />
          <div className={css['gameText']}>
            <h3 className={ui['medium']}>{gameName(game.slug)}</h3>
            {about(help)}
          </div>
        </li>
      ))}
    </ul>
  );
}
