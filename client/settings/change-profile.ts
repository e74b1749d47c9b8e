import { fail, ok, type Result } from '../../shared/result.ts';
import { credentials } from '../auth/sign-in-flow.ts';
import { device } from '../device/device.ts';
import { logStorage } from '../device/log-storage.ts';
import { refusalSentence, tellRefusedChanges } from '../device/profile-changes.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { triggerSync } from '../device/sync-service.ts';
import type { PlayerRow, ProfileChange } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { sendProfileChanges } from '../sync/profile-changes.ts';

/** What the player wants of the profile; a picture without an image is to be removed. */
export type Wish = { readonly field: 'name'; readonly name: string } | { readonly field: 'picture'; readonly image?: string };

/** `waiting`: it is kept on this device, and goes up by itself. */
export type Kept = 'saved' | 'waiting';

/** How long a form waits for the server, in ms. A change that takes longer goes on without it. */
const SOON_MS = 3_000;

/** Changes the profile: on this device for good, and on the server if that answers soon. An error is a sentence, and nothing is kept then. */
export async function changeProfile(row: PlayerRow, wish: Wish): Promise<Result<Kept, string>> {
  try {
    const change: ProfileChange = { ...wish, id: device().host.newId() };
    await storeOf(row).changeProfile(change);
    return await sendSoon(row, change);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return fail(storageSentence(problem));
  }
}

const storeOf = ({ localId }: PlayerRow) => device().storage.player(localId);

async function sendSoon(row: PlayerRow, { id, field }: ProfileChange): Promise<Result<Kept, string>> {
  const { localId, accountId = '' } = row;
  const { host } = device();
  const store = storeOf(row);
  const session = { credentials: (refused?: string) => credentials(localId, refused) };
  const sending = sendProfileChanges({ host, store, localId, accountId, session });
  await Promise.race([sending, new Promise<void>((resolve) => host.after(SOON_MS, resolve))]);
  const left = (await store.profileChanges()).find((change) => change.id === id);
  // Brings the change to this device's profile, or begins the pauses after which it is sent again.
  triggerSync('now');
  if (left === undefined) return ok('saved');
  if (left.refused === undefined) {
    void sending.then(tellRefusedChanges).catch(logStorage);
    return ok('waiting');
  }
  await store.endProfileChange(id, { kind: 'withdrawn' });
  return fail(refusalSentence(field, left.refused));
}

/** Takes a change back that waits, or puts a refused one away. */
export async function withdrawChange(row: PlayerRow, { id }: ProfileChange): Promise<void> {
  await storeOf(row).endProfileChange(id, { kind: 'withdrawn' }).catch(logStorage);
  await tellRefusedChanges();
}
