import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { readyToRedeem } from '../words/en/badges/dot.ts';
import { NO_BADGES_NOTICED, noticedBadges } from './noticed-badges.ts';
import css from './badges-dot.module.css';

/** The red dot on a link to the badges, while one can really be redeemed (decision D5). The link has a position of its own. */
export function BadgesDot() {
  const { ready } = useSyncExternalStore(noticedBadges.subscribe, noticedBadges.getSnapshot, () => NO_BADGES_NOTICED);
  if (ready.length === 0) return null;
  return (
    <>
      <span className={css['dot']} />
      <VisuallyHidden>{readyToRedeem}</VisuallyHidden>
    </>
  );
}
