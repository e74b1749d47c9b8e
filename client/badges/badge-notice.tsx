import { useEffect, useState } from 'react';
import { useCurrentPlayer } from '../device/current-player.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { viewAll } from '../words/en/badges/notice.ts';
import { noticeText } from './badge-texts.ts';
import { BadgeMedal } from './badge-medal.tsx';
import { foldNotices } from './folded-notices.ts';
import { noticedBadges } from './noticed-badges.ts';
import { readNoticesHere } from './redeem-here.ts';
import { BADGES } from './described-badge.ts';
import css from './badge-notice.module.css';

/** Who has had it in sight for so long has seen it, in ms. */
const SEEN_AFTER_MS = 15_000;
const FOLDING_MS = 240;

interface BadgeNoticeProps {
  /** The badges that can be redeemed and of which the player has not read. */
  readonly unread: readonly string[];
}

/**
 * Tells of badges that can be redeemed. Both buttons make it read, on all devices (spec 2 §4). Once it was seen it folds itself into the red
 * dot of the menu, unread.
 */
export default function BadgeNotice({ unread }: BadgeNoticeProps) {
  const player = useCurrentPlayer();
  const folding = useFolding(unread);
  const badges = unread.flatMap((id) => BADGES.get(id) ?? []);
  const [first] = badges;
  if (!first || !('localId' in player)) return null;
  const read = () => {
    noticedBadges.set({ ...noticedBadges.getSnapshot(), unread: [] });
    void readNoticesHere(player.localId, unread);
  };
  return (
    <div className={classes(css['notice'], folding && css['folding'])}>
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
          <BadgeMedal badge={first} size="medium" />
          <span>{noticeText(badges)}</span>
        </span>
      </Banner>
    </div>
  );
}

/** Whether the notice of these badges folds, which it does once it was seen. */
function useFolding(unread: readonly string[]): boolean {
  // Those whose notice folds: of another badge it tells in full.
  const [folded, setFolded] = useState<string>();
  const key = unread.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fold = () => {
      setFolded(key);
      timer = setTimeout(() => foldNotices(key.split(' ')), FOLDING_MS);
    };
    // Only what is in sight is seen.
    const watch = () => {
      clearTimeout(timer);
      timer = document.visibilityState === 'visible' ? setTimeout(fold, SEEN_AFTER_MS) : undefined;
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      document.removeEventListener('visibilitychange', watch);
      clearTimeout(timer);
    };
  }, [key]);
  return folded === key;
}
