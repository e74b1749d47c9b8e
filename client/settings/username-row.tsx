import { useEffect, useRef, useState } from 'react';
import { refusedText } from '../device/profile-refusal.ts';
import type { PlayerRow, ProfileChange } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { changeProfile, withdrawChange, type Kept } from './change-profile.ts';
import { Row } from './section.tsx';
import { UsernameForm } from './username-form.tsx';
import { WaitingChange } from './waiting-change.tsx';
import * as words from '../words/en/settings/profile.ts';

/** What is said of a change that was made. */
export const KEPT: { readonly [kept in Kept]: string } = { saved: words.saved, waiting: words.savedHere };

interface UsernameRowProps {
  readonly row: PlayerRow;
  readonly username: string;
  /** A name that waits for the server, or that it refused. */
  readonly change: Extract<ProfileChange, { field: 'name' }> | undefined;
}

/** The name, and how to change it (spec 2 §5, "Username change"). A name that was refused stands in the open form. */
export function UsernameRow({ row, username, change }: UsernameRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  /** The refused change that the player has dealt with. */
  const [seen, setSeen] = useState<string>();
  const refused = change?.refused !== undefined && change.id !== seen ? change : undefined;
  const isShown = isOpen || refused !== undefined;

  // The form gives the focus back to the button that opened it.
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  const save = async (name: string) => {
    setSeen(refused?.id);
    setOpen(true);
    setError(undefined);
    const saved = await changeProfile(row, { field: 'name', name });
    if (!saved.ok) return setError(saved.error);
    setOpen(false);
    showToast(KEPT[saved.value], 'right');
  };
  const cancel = () => {
    setSeen(refused?.id);
    setOpen(false);
    setError(undefined);
    if (refused) void withdrawChange(row, refused);
  };
  const undo = async () => {
    if (change) await withdrawChange(row, change);
    button.current?.focus();
  };

  if (isShown) {
    return (
      <UsernameForm
        row={row}
        username={username}
        start={refused?.name ?? username}
        focused={isOpen}
        error={error ?? (refused && refusedText(refused))}
        onSave={save}
        onCancel={cancel}
      />
    );
  }
  return (
    <Row
      name={words.username}
      action={
        <Button ref={button} onClick={() => setOpen(true)}>
          {words.changeUsername}
        </Button>
      }
    >
      <span>{username}</span>
      {change && change.refused === undefined && <WaitingChange field="name" onUndo={() => void undo()} />}
    </Row>
  );
}
