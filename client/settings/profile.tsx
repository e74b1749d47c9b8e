import { useStored } from '../device/use-stored.ts';
import type { PlayerRow, ProfileChange } from '../storage/records.ts';
import { ProfilePicture } from './picture/profile-picture.tsx';
import { Section } from './section.tsx';
import { UsernameRow } from './username-row.tsx';
import * as words from '../words/en/settings/profile.ts';

/**
 * The picture and the name that others see (spec 2 §2, Settings; §5, "Username change"). What is changed without a network is shown at
 * once, and goes up by itself.
 */
export function Profile({ row }: { readonly row: PlayerRow }) {
  const stored = useStored(async (storage) => {
    const store = storage.player(row.localId);
    return { changes: await store.profileChanges(), profile: await store.profile() };
  }, row.localId);
  const { name, picture } = byField(stored?.changes ?? []);
  const waitingName = name?.refused === undefined ? name?.name : undefined;
  const username = waitingName ?? stored?.profile?.username ?? row.nickname;
  return (
    <Section title={words.title} note={words.note}>
      <ProfilePicture row={row} profile={stored?.profile} change={picture} name={username} />
      <UsernameRow row={row} username={username} change={name} />
    </Section>
  );
}

function byField(changes: readonly ProfileChange[]) {
  return {
    name: changes.find((change) => change.field === 'name'),
    picture: changes.find((change) => change.field === 'picture'),
  };
}
