import { fail, ok, type Result } from '../../shared/result.ts';
import { credentials } from '../auth/sign-in-flow.ts';
import { device } from '../device/device.ts';
import { notSaved, refusedText } from '../device/profile-refusal.ts';
import { logStorage } from '../device/log-storage.ts';
import { awaitedChanges, tellProfileChanges, tellRefusedChanges } from '../device/profile-changes.ts';
import { storageSentence } from '../device/storage-sentence.ts';
import { attempt } from '../device/stored.ts';
import { triggerSync } from '../device/sync-service.ts';
import type { PlayerRow, ProfileChange } from '../storage/records.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { sendProfileChanges, type SentChanges } from '../sync/profile-changes.ts';
import * as words from '../words/en/settings/profile.ts';

/** What the player wants of the profile; a picture without an image is to be removed. */
export type Wish = { readonly field: 'name'; readonly name: string } | { readonly field: 'picture'; readonly image?: string };

/** `waiting`: it is kept on this device, and goes up by itself. */
export type Kept = 'saved' | 'waiting';

/** How long a form waits for the server, in ms. A change that takes longer goes on without it. */
const SOON_MS = 3_000;

/** When a form looks again, in ms, while a pass of sync or another page is sending. */
const AGAIN_MS = 100;

/** Changes the profile: on this device for good, and on the server if that answers soon. An error is a sentence, and nothing is kept then. */
export async function changeProfile(row: PlayerRow, wish: Wish): Promise<Result<Kept, string>> {
  const playing = await attempt(() => device().storage.players.current());
  // One tab may sign out while a form is open in another.
  if (playing.ok && playing.value?.localId !== row.localId) return fail(notSaved(wish.field, words.noUser));
  const change: ProfileChange = { ...wish, id: device().host.newId() };
  try {
    await storeOf(row).changeProfile(change);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return fail(storageSentence(problem));
  }
  return sendSoon(row, change);
}

const storeOf = ({ localId }: PlayerRow) => device().storage.player(localId);

/** Whoever sends it: a pass of sync may be faster. Storage that does not answer any more leaves the change waiting. */
async function sendSoon(row: PlayerRow, change: ProfileChange): Promise<Result<Kept, string>> {
  awaitedChanges.add(change.id);
  let isLate = false;
  const late = new Promise<void>((resolve) => device().host.after(SOON_MS, resolve)).then(() => (isLate = true));
  const sending = attempt(() => sendNow(row, () => isLate));
  void sending.then((sent) => sent.ok && tellProfileChanges(sent.value.ended));
  await Promise.race([sending, late]);
  const left = await attempt(() => storeOf(row).profileChanges());
  awaitedChanges.delete(change.id);
  // Brings the change to this device's profile, or begins the pauses after which it is sent again.
  triggerSync('now');
  const now = left.ok ? left.value.find(({ id }) => id === change.id) : change;
  if (now === undefined) return ok('saved');
  if (now.refused === undefined) return ok('waiting');
  await withdrawChange(row, change);
  return fail(refusedText(now));
}

/** Sends what waits, once nobody else does. That may be nothing any more. */
async function sendNow({ localId, accountId = '' }: PlayerRow, isLate: () => boolean): Promise<SentChanges> {
  const { host, storage } = device();
  const session = { credentials: (refused?: string) => credentials(localId, refused) };
  for (;;) {
    const sent = await sendProfileChanges({ host, store: storage.player(localId), localId, accountId, session });
    if (!sent.isElsewhere || isLate()) return sent;
    await new Promise<void>((resolve) => void host.after(AGAIN_MS, resolve));
  }
}

/** Takes a change back that waits, or puts a refused one away. */
export async function withdrawChange(row: PlayerRow, { id }: ProfileChange): Promise<void> {
  await storeOf(row).endProfileChange(id, { kind: 'withdrawn' }).catch(logStorage);
  await tellRefusedChanges();
}
