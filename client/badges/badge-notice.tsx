import { useCurrentPlayer } from '../device/current-player.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { viewAll } from '../words/en/badges/notice.ts';
import { noticeText } from './badge-texts.ts';
import { BadgeMedal } from './badge-medal.tsx';
import { noticedBadges, type NoticedBadges } from './noticed-badges.ts';
import { readNoticesHere } from './redeem-here.ts';
import { BADGES } from './described-badge.ts';
import css from './badge-notice.module.css';

/** Tells of badges that can be redeemed and of which the player has not read. Both buttons make it read, on all devices (spec 2 §4). */
export default function BadgeNotice({ noticed: { ready, unread } }: { readonly noticed: NoticedBadges }) {
  const player = useCurrentPlayer();
  const badges = unread.flatMap((id) => BADGES.get(id) ?? []);
  const [first] = badges;
  if (!first || !('localId' in player)) return null;
  const read = () => {
    noticedBadges.set({ ready, unread: [] });
    void readNoticesHere(player.localId, unread);
  };
  return (
    <Banner
      canWait
      onDismiss={read}
      actions={
        <LinkButton to="/badges" className={css['all']} onClick={read}>
          {viewAll}
        </LinkButton>
      }
    >
      <span className={css['line']}>
        <BadgeMedal badge={first} size="small" />
        <span>{noticeText(badges)}</span>
      </span>
    </Banner>
  );
}
