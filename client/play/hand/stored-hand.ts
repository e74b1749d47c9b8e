import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import type { Measured } from './measure-hand.ts';

/** Keeps a measurement for a player of this device, in place of an earlier one with the same input. False if storage refuses. */
export async function keepHand(localId: string, { input, hand }: Measured): Promise<boolean> {
  const { host, storage } = device();
  const store = storage.player(localId);
  const kept = await attempt(async () => {
    await store.setMeta({ hand: { ...(await store.meta('hand')), [input]: { ...hand, measuredMs: Math.max(0, host.now()) } } });
  });
  return kept.ok;
}
