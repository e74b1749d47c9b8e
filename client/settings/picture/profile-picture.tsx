import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { notSaved, refusedText } from '../../device/profile-refusal.ts';
import type { PlayerRow, ProfileChange, StoredProfile } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { changeProfile, withdrawChange, type Wish } from '../change-profile.ts';
import { KEPT } from '../username-row.tsx';
import { WaitingChange } from '../waiting-change.tsx';
import { shrinkPicture } from './shrink.ts';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/settings/profile.ts';
import ui from '../../ui/ui.module.css';
import css from './profile-picture.module.css';

interface ProfilePictureProps {
  readonly row: PlayerRow;
  readonly profile: StoredProfile | undefined;
  /** A picture, or its removal, that waits for the server, or that it refused. */
  readonly change: Extract<ProfileChange, { field: 'picture' }> | undefined;
  /** The name beside it. */
  readonly name: string;
}

const PARTS = {
  shown: (inner: string) => <span>{inner}</span>,
  hidden: (inner: string) => <VisuallyHidden>{inner}</VisuallyHidden>,
};

/** The account's picture, and how to change it (spec 2 §2, Settings). */
export function ProfilePicture({ row, profile, change, name }: ProfilePictureProps) {
  const [busy, setBusy] = useState<'saving' | 'removing'>();
  const [said, setSaid] = useState<string>();
  const hasPicture = profile?.picture !== undefined || profile?.pictureUrl !== undefined;
  const refused = change?.refused === undefined ? undefined : refusedText(change);
  const error = said ?? refused;
  const choose = useRef<HTMLButtonElement>(null);

  // What was said before stays until there is something else to say: the button that was pressed is in it.
  const save = async (wish: Extract<Wish, { field: 'picture' }>) => {
    const saved = await changeProfile(row, wish);
    setSaid(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    showToast(saved.value === 'saved' && wish.image === undefined ? words.pictureRemoved : KEPT[saved.value], 'right');
    // The button that was pressed may go with the picture.
    choose.current?.focus();
  };
  const take = async (file: File) => {
    setBusy('saving');
    const image = await shrinkPicture(file);
    if (image === undefined) setSaid(notSaved('picture', words.pictureUnreadable));
    else await save({ field: 'picture', image });
    setBusy(undefined);
  };
  const remove = async () => {
    setBusy('removing');
    await save({ field: 'picture' });
    setBusy(undefined);
  };
  const withdraw = async () => {
    if (change) await withdrawChange(row, change);
    choose.current?.focus();
  };
  const dismiss = () => {
    setSaid(undefined);
    if (refused !== undefined) void withdraw();
  };

  return (
    <div className={css['whole']}>
      <div className={css['frame']} aria-busy={busy === 'saving'}>
        <Avatar name={name} colour={row.colour} shape={row.shape} picture={profile?.picture?.image} />
      </div>
      <div className={ui['column2']}>
        <h3 className={css['name']}>{words.picture}</h3>
        <div className={css['actions']}>
          <FileChoice button={choose} has={hasPicture} busy={busy === 'saving'} onFile={(file) => void take(file)} />
          {hasPicture && (
            <Button busy={busy === 'removing'} onClick={() => void remove()}>
              <Rich text={words.removePicture} parts={PARTS} />
            </Button>
          )}
        </div>
        {change && change.refused === undefined && busy === undefined ? (
          <WaitingChange field="picture" onUndo={() => void withdraw()} />
        ) : (
          <p className={ui['note']}>{words.anyPicture}</p>
        )}
      </div>
      {error !== undefined && (
        <div className={css['error']}>
          <Banner tone="wrong" onDismiss={dismiss}>
            {error}
          </Banner>
        </div>
      )}
    </div>
  );
}

interface FileChoiceProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly has: boolean;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's own choice of a file. */
function FileChoice({ button, has, busy, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button ref={button} busy={busy} onClick={() => input.current?.click()}>
        <Rich text={has ? words.changePicture : words.choosePicture} parts={PARTS} />
      </Button>
    </>
  );
}
