import { Fragment, type ReactNode } from 'react';
import { isPlayable } from '../../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet, SheetLink } from '../../ui/sheet/sheet.tsx';
import { GameMark } from './game-mark.tsx';
import type { OwnBest, OwnBests } from './own-bests.ts';
import * as words from '../../words/en/catalogue/card.ts';
import ui from '../../ui/ui.module.css';
import css from './game-card.module.css';
import { gameDescription } from '../../words/game-descriptions.ts';
import { gameName } from '../../words/game-names.ts';

interface CardProps {
  readonly game: CatalogueGame;
  /** The heading level of the game's name. */
  readonly heading: 'h2' | 'h3';
  /** What the player has reached in it. It stands beside the mark, where nothing moves when it comes. */
  readonly own?: OwnBest | undefined;
}

function Head({ game, heading: Heading, own }: CardProps) {
  return (
    <>
      <div className={css['top']}>
        <span className={css['mark']}>
          <GameMark game={game} />
        </span>
        {own ? <Own {...own} /> : game.flag && <span className={css['flag']}>{words.flags[game.flag]}</span>}
      </div>
      <Heading className={css['name']}>{gameName(game.slug)}</Heading>
      <p className={ui['note']}>{gameDescription(game.slug)}</p>
    </>
  );
}

const Own = ({ best, when }: OwnBest) => (
  <p className={css['own']}>
    <strong>{best}</strong>
    <span>{when}</span>
  </p>
);

/** A card for one game: a link, or an outline for a game that cannot be played yet. */
function GameCard({ game, heading, own }: CardProps) {
  if (!isPlayable(game)) {
    return (
      <Sheet className={classes(css['card'], css['waiting'])} data-hue={game.hue}>
        <Head game={game} heading={heading} />
        <p className={classes(css['state'], css['muted'])}>{game.comingSoon ? words.comingSoon : words.later}</p>
      </Sheet>
    );
  }
  return (
    <SheetLink to={`/games/${game.slug}`} className={css['card'] ?? ''} data-hue={game.hue}>
      <Head game={game} heading={heading} own={own} />
      <p className={css['state']}>
        {words.play}
        <Icon name="arrow-right" size="small" />
      </p>
    </SheetLink>
  );
}

interface CardGridProps {
  readonly games: readonly CatalogueGame[];
  readonly heading: 'h2' | 'h3';
  /** Whether the grid has three columns at most. */
  readonly three?: boolean | undefined;
  /** What the player has reached; undefined until it is read. */
  readonly own?: OwnBests | undefined;
  /** An item of the list after every third card. */
  readonly afterThree?: ReactNode;
}

export function CardGrid({ games, heading, three = false, own, afterThree }: CardGridProps) {
  return (
    <ul className={classes(css['grid'], three && css['three'])}>
      {games.map((game, index) => (
        <Fragment key={game.slug}>
          <li>
            <GameCard game={game} heading={heading} own={own?.get(game.slug)} />
          </li>
          {index % 3 === 2 && afterThree}
        </Fragment>
      ))}
    </ul>
  );
}
