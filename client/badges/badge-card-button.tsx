import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { SheetButton } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/badges/cards.ts';
import { filters } from '../words/en/badges/filters.ts';
import type { BadgeCard, BadgeState } from './badge-cards.ts';
import { BadgeMedal } from './badge-medal.tsx';
import { statusText } from './badge-texts.ts';
import css from './badge-card-button.module.css';
import { LOOKS } from './looks.ts';
import { WayBar } from './way-bar.tsx';

const ICONS: { readonly [state in BadgeState]?: IconName } = { unlocked: 'tick', locked: 'lock', undecided: 'clock' };

interface BadgeCardButtonProps {
  readonly card: BadgeCard;
  readonly onOpen: () => void;
}

/** A badge in the grid. A press opens its dialog. */
export function BadgeCardButton({ card, onOpen }: BadgeCardButtonProps) {
  const { badge, state, way } = card;
  const icon = ICONS[state];
  return (
    <SheetButton className={classes(css['card'], css[state])} data-hue={badge.color} room="close" aria-haspopup="dialog" onClick={onOpen}>
      {state === 'ready' && <span className={css['ribbon']}>{words.ready}</span>}
      <BadgeMedal badge={badge} look={LOOKS[state]} />
      <span className={css['name']}>{badge.name}</span>
      <span className={css['rarity']}>{words.rarityAndLevel(filters[badge.rarity], badge.requiredLevel)}</span>
      {way && state !== 'ready' && <WayBar way={way} />}
      <span className={css['status']}>
        {icon && <Icon name={icon} size="small" />}
        <span>{statusText(card)}</span>
      </span>
    </SheetButton>
  );
}
