import { device } from '../device/device.ts';
import { useStored } from '../device/use-stored.ts';
import { badgeCards } from './badge-cards.ts';
import { badgeFigures, progressToday } from './badge-figures.ts';
import { BadgesView } from './badges-view.tsx';
import { redeemHere } from './redeem-here.ts';

/** A player's badges, read from the device's database in one transaction and following it; the network is never asked. */
export default function StoredBadges({ localId }: { readonly localId: string }) {
  const read = useStored((storage) => storage.player(localId).badgeClaims(), localId);
  const cards = read ? badgeCards(read, badgeFigures(read, progressToday(device().host, read))) : null;
  return <BadgesView cards={cards} onRedeem={(badge) => redeemHere(localId, badge)} />;
}
