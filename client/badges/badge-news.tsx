import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCurrentPlayer } from '../device/current-player.ts';
import { Said } from '../play/run/said.tsx';
import { sounds } from '../play/sound/sounds.ts';
import { Button } from '../ui/button/button.tsx';
import { Celebration } from '../ui/feedback/celebration.tsx';
import { NewsFold, NewsList } from '../ui/feedback/news-fold.tsx';
import * as words from '../words/en/badges/dialog.ts';
import { BadgeMedal } from './badge-medal.tsx';
import { noticeText } from './badge-texts.ts';
import css from './badge-news.module.css';
import { BADGES, type DescribedBadge } from './described-badge.ts';
import { foldedNotices, foldNotices } from './folded-notices.ts';
import { noticedBadges } from './noticed-badges.ts';
import { redeemHere } from './redeem-here.ts';
import type { Redeemed } from './redeem.ts';

interface BadgeNewsProps {
  /** The place in the result (client/ui/feedback/news-place.ts). */
  readonly place: HTMLElement;
}

/** The badges that a game has earned, in its result: each is celebrated, and then stays there. It can be redeemed in both. */
export default function BadgeNews({ place }: BadgeNewsProps) {
  const { unread, earlier } = useSyncExternalStore(noticedBadges.subscribe, noticedBadges.getSnapshot);
  const player = useCurrentPlayer();
  const [told, setTold] = useState<readonly string[]>([]);
  const fresh = unread.filter((id) => !told.includes(id) && !earlier.has(id) && !foldedNotices.getSnapshot().has(id));
  // Also what was redeemed since stays until the result goes.
  if (fresh.length > 0) setTold([...told, ...fresh]);
  const badges = told.flatMap((id) => BADGES.get(id) ?? []);
  if (!('localId' in player)) return null;
  const { localId } = player;
  return createPortal(
    <>
      {badges.map((badge) => (
        <EarnedBadge key={badge.id} badge={badge} localId={localId} />
      ))}
      <Said>{badges.length > 0 ? noticeText(badges) : ''}</Said>
    </>,
    place,
  );
}

interface EarnedBadgeProps {
  readonly badge: DescribedBadge;
  readonly localId: string;
}

function EarnedBadge({ badge, localId }: EarnedBadgeProps) {
  const [busy, setBusy] = useState(false);
  const [won, setWon] = useState<Redeemed>();
  const redeem = async () => {
    setBusy(true);
    const redeemed = await redeemHere(localId, badge);
    setBusy(false);
    if (!redeemed) return;
    setWon(redeemed);
    sounds.play(redeemed.level === undefined ? 'achievement' : 'level');
  };
  const begin = () => {
    foldNotices([badge.id]);
    sounds.play('achievement');
  };
  const action = won ? undefined : (
    <Button variant="primary" busy={busy} onClick={() => void redeem()}>
      {words.redeem}
    </Button>
  );
  return (
    <>
      <Celebration title={badge.name} medal={<BadgeMedal badge={badge} size="large" />} action={action} onBegin={begin}>
        <p>{badge.description}</p>
        {won && <Won badge={badge} won={won} />}
      </Celebration>
      <NewsList>
        <NewsFold title={badge.name} mark={<BadgeMedal badge={badge} size="medium" />} action={action}>
          {won ? badge.unlockMessage : badge.description}
        </NewsFold>
      </NewsList>
    </>
  );
}

/** What redeeming has brought. It takes the focus of the button that was pressed for it, which is gone. */
function Won({ badge, won }: { readonly badge: DescribedBadge; readonly won: Redeemed }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className={css['won']}>
      {won.level === undefined ? badge.unlockMessage : `${badge.unlockMessage} ${words.level(won.level)}.`}
    </p>
  );
}
