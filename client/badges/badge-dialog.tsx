import { useEffect, useRef, useState } from 'react';
import { sounds } from '../play/sound/sounds.ts';
import { wholeNumber } from '../text/number.ts';
import * as words from '../words/en/badges/dialog.ts';
import { filters } from '../words/en/badges/filters.ts';
import { Button } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { Scraps } from '../ui/feedback/scraps.tsx';
import { NewsFold, NewsList } from '../ui/feedback/news-fold.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import type { BadgeCard } from './badge-cards.ts';
import type { DescribedBadge } from './described-badge.ts';
import ui from '../ui/ui.module.css';
import css from './badge-dialog.module.css';
import { BadgeMedal } from './badge-medal.tsx';
import { claimText, rewardText } from './badge-texts.ts';
import { LOOKS } from './looks.ts';
import type { Redeemed } from './redeem.ts';
import { WayBar } from './way-bar.tsx';

export interface BadgeDialogProps {
  readonly card: BadgeCard;
  /** Redeems the badge; undefined if it was not redeemed, and then it has been said why. */
  readonly onRedeem: ((badge: DescribedBadge) => Promise<Redeemed | undefined>) | undefined;
  readonly onClose: () => void;
}

/** The details of a badge: what it is and pays, when it was unlocked, or what it asks for and the button that redeems it. */
export function BadgeDialog({ card, onRedeem, onClose }: BadgeDialogProps) {
  const { badge, state, claim } = card;
  const [busy, setBusy] = useState(false);
  const [won, setWon] = useState<Redeemed>();
  const redeem = async () => {
    setBusy(true);
    const redeemed = await onRedeem?.(badge);
    setBusy(false);
    if (!redeemed) return;
    setWon(redeemed);
    sounds.play(redeemed.level === undefined ? 'achievement' : 'level');
  };
  const canBeAsked = (state === 'ready' || state === 'open' || state === 'locked') && !won;
  return (
    <Dialog
      open
      title={badge.name}
      onClose={onClose}
      actions={canBeAsked ? <RedeemButton card={card} busy={busy} onRedeem={() => void redeem()} /> : undefined}
    >
      <div className={css['badge']} data-hue={badge.color}>
        <div className={classes(css['stage'], won && css['won'])}>
          <BadgeMedal badge={badge} look={won ? 'whole' : LOOKS[state]} size="large" />
          {won && <Scraps />}
        </div>
        <p className={css['rarity']}>{filters[badge.rarity]}</p>
        <p>{badge.description}</p>
        {won?.level !== undefined && (
          <NewsList>
            <NewsFold title={words.level(won.level)}>{words.levelReached}</NewsFold>
          </NewsList>
        )}
        <dl className={css['facts']}>
          <Fact name={words.reward} value={rewardText(badge)} />
          {badge.specialTitle !== undefined && <Fact name={words.specialTitle} value={badge.specialTitle} />}
          <Fact name={words.requiredLevel} value={wholeNumber(badge.requiredLevel)} />
        </dl>
        {(won || state === 'unlocked') && <p className={css['message']}>{badge.unlockMessage}</p>}
        {claim ? <Unlocked text={claimText(card) ?? ''} isNews={won !== undefined} /> : <Requirement card={card} />}
      </div>
    </Dialog>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Requirement({ card: { badge, way, state } }: Pick<BadgeDialogProps, 'card'>) {
  return (
    <div className={css['requirement']}>
      <h3>{words.whatToDo}</h3>
      <p>{badge.requirement}</p>
      {way && state !== 'ready' && <WayBar way={way} />}
    </div>
  );
}

/** When it was unlocked. It takes the focus of the button that was pressed for it, which is gone. */
function Unlocked({ text, isNews }: { readonly text: string; readonly isNews: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) line.current?.focus();
  }, [isNews]);
  return (
    <p ref={line} className={ui['bold']} tabIndex={-1}>
      {text}
    </p>
  );
}

interface RedeemButtonProps {
  readonly card: BadgeCard;
  readonly busy: boolean;
  readonly onRedeem: () => void;
}

/** The button says what is missing, if it is the level; the criteria are checked when it is pressed (spec 2 §2, Badges). */
function RedeemButton({ card: { state, missingLevels }, busy, onRedeem }: RedeemButtonProps) {
  if (state === 'locked') {
    return (
      <Button wide disabled>
        {words.moreLevels(missingLevels)}
      </Button>
    );
  }
  return (
    <Button wide variant={state === 'ready' ? 'primary' : 'quiet'} busy={busy} onClick={onRedeem}>
      {state === 'ready' ? words.redeem : words.check}
    </Button>
  );
}
