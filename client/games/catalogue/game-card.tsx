import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet, SheetLink } from '../../ui/sheet/sheet.tsx';
import { GameMark } from './game-mark.tsx';
import type { Availability, GameCardData } from './games.ts';
import css from './game-card.module.css';

const WAITING: Record<Exclude<Availability, 'open'>, string> = {
  soon: 'Opens in a later version',
  later: 'Coming Soon',
};

function Head({ card }: { readonly card: GameCardData }) {
  return (
    <>
      <div className={css['top']}>
        <span className={css['mark']}>
          <GameMark game={card.slug} />
        </span>
        {card.flag && <span className={css['flag']}>{card.flag}</span>}
      </div>
      <h3 className={css['name']}>{card.name}</h3>
      <p className={css['line']}>{card.line}</p>
    </>
  );
}

/** One game: a folded sheet that opens it, or an outline that says when it will. */
export function GameCard({ card }: { readonly card: GameCardData }) {
  const { slug } = card;
  // The duel has no route yet: the compiler holds that no card links to it.
  if (card.availability !== 'open' || slug === 'math-duel') {
    return (
      <Sheet className={classes(css['card'], css['waiting'])} data-game={slug}>
        <Head card={card} />
        <p className={classes(css['state'], css['muted'])}>{WAITING[card.availability === 'soon' ? 'soon' : 'later']}</p>
      </Sheet>
    );
  }
  return (
    <SheetLink to={`/games/${slug}`} className={css['card'] ?? ''} data-game={slug}>
      <Head card={card} />
      <p className={css['state']}>
        Play <Icon name="arrow-right" size="small" />
      </p>
    </SheetLink>
  );
}

export interface CardGridProps {
  readonly cards: readonly GameCardData[];
  /** A grid that never grows wider than three. */
  readonly three?: boolean | undefined;
}

export function CardGrid({ cards, three = false }: CardGridProps) {
  return (
    <ul className={classes(css['grid'], three && css['three'])}>
      {cards.map((card) => (
        <li key={card.slug}>
          <GameCard card={card} />
        </li>
      ))}
    </ul>
  );
}
