import { useEffect, useRef, useState } from 'react';
import { useStored } from '../device/use-stored.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { ProfilePicture } from './picture/profile-picture.tsx';
import { Row, Section } from './section.tsx';
import { UsernameForm } from './username-form.tsx';

/** A name that was saved here, until the pull has brought it in place of the one before. */
interface Saved {
  readonly name: string;
  readonly before: string;
}

/** The picture and the name that others see (spec 2 §2, Settings; §5, "Username change"). */
export function Profile({ row }: { readonly row: PlayerRow }) {
  const [changing, setChanging] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const profile = useStored((storage) => storage.player(row.localId).profile(), row.localId);
  const stored = profile?.username ?? row.nickname;
  const username = saved?.before === stored ? saved.name : stored;

  // The form gives the focus back to the button that opened it.
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !changing) change.current?.focus();
    wasOpen.current = changing;
  }, [changing]);

  const done = (name?: string) => {
    setChanging(false);
    if (name === undefined) return;
    setSaved({ name, before: stored });
    showToast('Saved', 'right');
  };

  return (
    <Section title="Profile" note="Other players may see it.">
      <ProfilePicture row={row} profile={profile} name={username} />
      {changing ? (
        <UsernameForm row={row} username={username} onDone={done} />
      ) : (
        <Row
          name="Username"
          action={
            <Button ref={change} onClick={() => setChanging(true)}>
              Change
            </Button>
          }
        >
          {username}
        </Row>
      )}
    </Section>
  );
}
