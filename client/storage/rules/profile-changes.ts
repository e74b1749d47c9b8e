import type { Profile } from '../../../shared/contract/state.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import type { ProfileChange, StoredProfile } from '../tables/rows.ts';
import { readProfile } from './first-version.ts';
import { putMeta, readMeta, readState } from './values.ts';

/** How a change of the profile ended. `taken`: this is what the server now says of what was changed. `withdrawn`: the player took it back. */
export type ProfileChangeEnd =
  | { readonly kind: 'taken'; readonly profile: Partial<Profile> }
  | { readonly kind: 'refused'; readonly reason: string; readonly code?: string }
  | { readonly kind: 'withdrawn' };

export const readProfileChanges = async (tx: Pick<PlayerReads, 'meta'>): Promise<readonly ProfileChange[]> =>
  (await readMeta(tx, 'profileChanges')) ?? [];

/** Keeps a change in place of the one before of the same field [S26]. */
export async function putProfileChange(tx: PlayerTx, change: ProfileChange): Promise<void> {
  const others = (await readProfileChanges(tx)).filter(({ field }) => field !== change.field);
  await putMeta(tx, { profileChanges: [...others, change] });
}

const refusedBy = (change: ProfileChange, { reason, code }: Extract<ProfileChangeEnd, { kind: 'refused' }>): ProfileChange => ({
  ...change,
  refused: reason,
  ...(code !== undefined && { refusedFor: code }),
});

/** Ends the change of this id. If a newer one is in its place, nothing happens [S26]. */
export async function endProfileChange(tx: PlayerTx, id: string, end: ProfileChangeEnd): Promise<void> {
  const changes = await readProfileChanges(tx);
  const change = changes.find((each) => each.id === id);
  if (!change) return;
  const others = changes.filter((each) => each !== change);
  await putMeta(tx, { profileChanges: end.kind === 'refused' ? [...others, refusedBy(change, end)] : others });
  const profile = await readState(tx, 'profile');
  if (end.kind !== 'taken' || !profile) return;
  await tx.state.put([{ key: 'profile', value: { ...withChange(profile, change), ...end.profile } }]);
}

/** Who the player is, as screens show it: what waits stands in place of what the server last said [S26]. */
export async function readShownProfile(tx: Pick<PlayerReads, 'state' | 'meta'>): Promise<StoredProfile | undefined> {
  // Before the profile: a change that has gone from here is in what is read next.
  const waiting = (await readProfileChanges(tx)).filter(({ refused }) => refused === undefined);
  const profile = await readProfile(tx);
  return profile && waiting.reduce(withChange, profile);
}

function withChange(profile: StoredProfile, change: ProfileChange): StoredProfile {
  if (change.field === 'name') return { ...profile, username: change.name, displayName: change.name };
  // It comes from no address: the picture as the server keeps it is still to be fetched.
  if (change.image !== undefined) return { ...profile, picture: { url: '', image: change.image } };
  const { pictureUrl: _url, picture: _removed, ...rest } = profile;
  return rest;
}
