import { useState, useId } from 'react';
import { percent, wholeNumber } from '../text/number.ts';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import { BadgeCardButton } from './badge-card-button.tsx';
import { collectionOf, passes, type BadgeCard, type Filter, FILTERS } from './badge-cards.ts';
import { BadgeDialog, type BadgeDialogProps } from './badge-dialog.tsx';
import { ChoiceCard } from '../ui/form/choice-card.tsx';
import { filters } from '../words/en/badges/filters.ts';
import * as words from '../words/en/badges/cards.ts';
import ui from '../ui/ui.module.css';
import css from './badges-view.module.css';

interface BadgesViewProps {
  /** Null while they are being read from the device: the same page, with blank cards. */
  readonly cards: readonly BadgeCard[] | null;
  /** What is said in their place until the first sync has brought them. */
  readonly awaited?: string;
  readonly onRedeem?: BadgeDialogProps['onRedeem'];
}

/** A player's badges: three figures, the filter row, the cards, and the dialog of the one that is open (spec 2 §2, Badges). */
export function BadgesView({ cards, awaited, onRedeem }: BadgesViewProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [openId, setOpenId] = useState<string>();
  const open = cards?.find(({ badge }) => badge.id === openId);
  return (
    <div className={css['view']} aria-busy={cards === null && awaited === undefined}>
      <Tiles cards={cards} />
      <FilterRow filter={filter} onChange={setFilter} />
      <Grid cards={cards} awaited={awaited} filter={filter} onOpen={setOpenId} />
      {open && <BadgeDialog key={open.badge.id} card={open} onRedeem={onRedeem} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}

function Tiles({ cards }: Pick<BadgesViewProps, 'cards'>) {
  const collection = cards && collectionOf(cards);
  return (
    <dl className={css['tiles']}>
      <Tile name={words.collected} value={collection && `${wholeNumber(collection.collected)}/${wholeNumber(collection.total)}`} />
      <Tile name={words.badgeXp} value={collection && wholeNumber(collection.xp)} />
      <Tile name={words.collectionRate} value={collection && percent(collection.rate)} />
    </dl>
  );
}

const Tile = ({ name, value }: { readonly name: string; readonly value: string | null }) => (
  <Sheet className={css['tile']}>
    <dt>{name}</dt>
    <dd>{value ?? '–'}</dd>
  </Sheet>
);

interface GridProps {
  readonly cards: readonly BadgeCard[] | null;
  readonly awaited: string | undefined;
  readonly filter: Filter;
  readonly onOpen: (id: string) => void;
}

/** How many blank cards stand for those that are being read. */
const BLANKS = Array.from({ length: 12 }, (_, index) => index);

function Grid({ cards, awaited, filter, onOpen }: GridProps) {
  if (!cards) {
    return (
      <div className={css['grid']}>
        {awaited === undefined && <VisuallyHidden as="p">{words.loading}</VisuallyHidden>}
        {awaited !== undefined && <Sheet className={css['awaited']}>{awaited}</Sheet>}
        {BLANKS.slice(awaited === undefined ? 0 : 1).map((index) => (
          <Sheet key={index} className={css['blank']} />
        ))}
      </div>
    );
  }
  const shown = cards.filter((card) => passes(card, filter));
  if (shown.length === 0) return <p className={css['none']}>{words.noneHere}</p>;
  return (
    <ul className={css['grid']}>
      {shown.map((card) => (
        <li key={card.badge.id} className={css['cell']}>
          <BadgeCardButton card={card} onOpen={() => onOpen(card.badge.id)} />
        </li>
      ))}
    </ul>
  );
}

interface FilterRowProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which badges are shown: native radio buttons, in a row that wraps. */
function FilterRow({ filter, onChange }: FilterRowProps) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words.badgesToShow}</VisuallyHidden>
      <div className={ui['row2']}>
        {FILTERS.map((each) => (
          <ChoiceCard key={each} className={css['pill']} name={name} value={each} checked={each === filter} onChoose={() => onChange(each)}>
            <span>{filters[each]}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
