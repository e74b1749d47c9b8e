import { device } from '../device/device.ts';
import { attempt } from '../device/stored.ts';
import { claimMade } from '../device/sync-service.ts';
import { showToast } from '../ui/overlay/toast.tsx';
import { REDEEM_FAILED, redeemToast } from './badge-texts.ts';
import { readNotices, redeemBadge, type Redeemed, type RedeemDeps } from './redeem.ts';
import type { DescribedBadge } from './described-badge.ts';

function depsOf(localId: string): RedeemDeps {
  const { host, storage } = device();
  return { host, store: storage.player(localId) };
}

/** Redeems a badge for a player of this device, and says in a toast what came of it. Undefined if it was not redeemed. */
export async function redeemHere(localId: string, badge: DescribedBadge): Promise<Redeemed | undefined> {
  const done = await attempt(() => redeemBadge(depsOf(localId), badge));
  const { text, tone } = done.ok ? redeemToast(badge, done.value) : REDEEM_FAILED;
  showToast(text, tone);
  if (!done.ok || !done.value.ok) return undefined;
  void claimMade();
  return done.value.value;
}

/** Notes for a player of this device that these notices were read. If storage refuses, they come again. */
export async function readNoticesHere(localId: string, badges: readonly string[]): Promise<void> {
  await attempt(() => readNotices(depsOf(localId), badges));
}
