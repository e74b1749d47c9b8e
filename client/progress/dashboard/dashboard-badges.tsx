import { Link } from '@tanstack/react-router';
import { badgeCards } from '../../badges/badge-cards.ts';
import { badgeFigures, progressToday } from '../../badges/badge-figures.ts';
import { BadgeMedal } from '../../badges/badge-medal.tsx';
import { nearestBadge } from '../../badges/nearest-badge.ts';
import { WayBar } from '../../badges/way-bar.tsx';
import { device } from '../../device/device.ts';
import { useStored } from '../../device/use-stored.ts';
import css from './dashboard-badges.module.css';

/** The latest of the redeemed ones. */
const LATEST = 3;

/** The player's latest achievements, and the badge that comes next. */
export function DashboardBadges({ localId }: { readonly localId: string }) {
  const read = useStored((storage) => storage.player(localId).badgeClaims(), localId);
  if (!read) return null;
  const cards = badgeCards(read, badgeFigures(read, progressToday(device().host, read)));
  const latest = cards
    .filter(({ state }) => state === 'unlocked')
    .toSorted((a, b) => (b.claim?.day ?? 0) - (a.claim?.day ?? 0))
    .slice(0, LATEST);
  const next = nearestBadge(cards);
  return (
    <div className={css['badges']}>
      {latest.length === 0 ? (
        <p className={css['none']}>No achievements yet. Start playing to earn some!</p>
      ) : (
        <ul className={css['latest']}>
          {latest.map(({ badge }) => (
            <li key={badge.id} className={css['medal']}>
              <BadgeMedal badge={badge} size="medium" />
              {badge.name}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Link to="/badges" className={css['next']}>
          <BadgeMedal badge={next.badge} look={next.state === 'ready' ? 'whole' : 'faint'} size="medium" />
          <span className={css['words']}>
            <span className={css['name']}>
              {next.state === 'ready' ? `${next.badge.name} is yours: redeem it` : `Next: ${next.badge.name}`}
            </span>
            <span className={css['requirement']}>{next.badge.requirement}</span>
            {next.way && next.state !== 'ready' && <WayBar way={next.way} />}
          </span>
        </Link>
      )}
    </div>
  );
}
