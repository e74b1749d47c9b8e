import { Link } from '@tanstack/react-router';
import { badgeCards, latestUnlocked } from '../../badges/badge-cards.ts';
import { badgeFigures, progressToday } from '../../badges/badge-figures.ts';
import { useBadgeClaims } from '../../badges/use-badge-claims.ts';
import { BadgeMedal } from '../../badges/badge-medal.tsx';
import { nearestBadge } from '../../badges/nearest-badge.ts';
import { WayBar } from '../../badges/way-bar.tsx';
import { device } from '../../device/device.ts';
import { AWAITED } from '../../device/first-sync.ts';
import type { PlayerRow } from '../../storage/records.ts';
import * as words from '../../words/en/dashboard/badges.ts';
import ui from '../../ui/ui.module.css';
import css from './dashboard-badges.module.css';

/** How many of the redeemed ones are shown. */
const LATEST = 3;

/** The player's latest achievements, and the badge that comes next. */
export function DashboardBadges({ row }: { readonly row: PlayerRow }) {
  const read = useBadgeClaims(row);
  if (!read || read === AWAITED) return null;
  const cards = badgeCards(read, badgeFigures(read, progressToday(device().host, read)));
  const latest = latestUnlocked(cards).slice(0, LATEST);
  const next = nearestBadge(cards);
  // Beside a badge that waits to be redeemed, "Start playing to earn some!" would be wrong.
  const isEmpty = latest.length === 0 && next?.state !== 'ready';
  return (
    <div className={css['badges']}>
      {isEmpty && <p className={ui['soft']}>{words.noAchievements}</p>}
      {latest.length > 0 && (
        <ul className={css['latest']}>
          {latest.map(({ badge }) => (
            <li key={badge.id} className={css['medal']}>
              <BadgeMedal badge={badge} size="medium" />
              <span>{badge.name}</span>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Link to="/badges" className={css['next']}>
          <BadgeMedal badge={next.badge} look={next.state === 'ready' ? 'whole' : 'faint'} size="medium" />
          <span className={ui['grid1']}>
            <span className={css['name']}>
              {next.state === 'ready' ? words.canBeRedeemed(next.badge.name) : words.next(next.badge.name)}
            </span>
            <span className={ui['note']}>{next.badge.requirement}</span>
            {next.way && next.state !== 'ready' && <WayBar way={next.way} />}
          </span>
        </Link>
      )}
    </div>
  );
}
