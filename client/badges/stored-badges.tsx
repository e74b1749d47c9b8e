import { device } from '../device/device.ts';
import { AWAITED, AWAITED_WORDS } from '../device/first-sync.ts';
import type { PlayerRow } from '../storage/records.ts';
import { badgeCards } from './badge-cards.ts';
import { badgeFigures, progressToday } from './badge-figures.ts';
import { BadgesView } from './badges-view.tsx';
import { redeemHere } from './redeem-here.ts';
import { useBadgeClaims } from './use-badge-claims.ts';

/** A player's badges. */
export default function StoredBadges({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  const read = useBadgeClaims(row);
  if (read === AWAITED) return <BadgesView cards={null} awaited={AWAITED_WORDS} />;
  const cards = read ? badgeCards(read, badgeFigures(read, progressToday(device().host, read))) : null;
  return <BadgesView cards={cards} onRedeem={(badge) => redeemHere(localId, badge)} />;
}
