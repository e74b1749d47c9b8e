import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import type { HandInput } from '../../storage/records.ts';
import { isOfferDue } from './measure-hand.ts';

/** What most is typed with here: a device with a mouse has no pad until that is wanted. */
const inputHere = (): HandInput => (matchMedia('(pointer: fine)').matches ? 'keys' : 'pad');

/** Whether a player of this device is to be offered the finger exercise. */
export async function isHandWanted(localId: string): Promise<boolean> {
  const { host, storage } = device();
  const read = await attempt(() => storage.player(localId).metas(['hand', 'handOffered']));
  return read.ok && isOfferDue(read.value[0], read.value[1], inputHere(), host.now());
}

/** Keeps that the exercise was offered. Where storage refuses, it is offered once more the next time. */
export async function noteOffer(localId: string): Promise<void> {
  const { host, storage } = device();
  const store = storage.player(localId);
  await attempt(async () =>
    store.setMeta({ handOffered: { ...(await store.meta('handOffered')), [inputHere()]: Math.max(0, host.now()) } }),
  );
}
