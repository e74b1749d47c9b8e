import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import type { PlayerRow, StoredProfile } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { removePicture, savePicture } from './save.ts';
import css from './profile-picture.module.css';

export interface ProfilePictureProps {
  readonly row: PlayerRow;
  readonly profile: StoredProfile | undefined;
  /** The name beside it. */
  readonly name: string;
}

/** The account's picture, and how to change it (spec 2 §2, Settings). */
export function ProfilePicture({ row, profile, name }: ProfilePictureProps) {
  const [busy, setBusy] = useState<'saving' | 'removing'>();
  const [error, setError] = useState<string>();
  /** A file that could not be saved: it need not be chosen again. */
  const [unsaved, setUnsaved] = useState<File>();
  const hasPicture = profile?.pictureUrl !== undefined;
  const choose = useRef<HTMLButtonElement>(null);

  // What was said before stays until there is something else to say: the button that was pressed is in it.
  const save = async (file: File) => {
    setBusy('saving');
    const saved = await savePicture(row, file);
    setBusy(undefined);
    setUnsaved(!saved.ok && saved.error.canRepeat ? file : undefined);
    setError(saved.ok ? undefined : saved.error.sentence);
    if (!saved.ok) return;
    showToast('Saved', 'right');
    choose.current?.focus();
  };
  const remove = async () => {
    setBusy('removing');
    setUnsaved(undefined);
    const removed = await removePicture(row);
    setBusy(undefined);
    setError(removed.ok ? undefined : removed.error);
    if (!removed.ok) return;
    showToast('Picture removed', 'right');
    // The pressed button goes with the picture.
    choose.current?.focus();
  };

  return (
    <div className={css['whole']}>
      <div className={css['frame']} aria-busy={busy === 'saving'}>
        <Avatar name={name} colour={row.colour} shape={row.shape} picture={profile?.picture?.image} />
      </div>
      <div className={css['words']}>
        <h3 className={css['name']}>Picture</h3>
        <div className={css['actions']}>
          <FileChoice button={choose} has={hasPicture} busy={busy === 'saving'} onFile={(file) => void save(file)} />
          {hasPicture && (
            <Button busy={busy === 'removing'} onClick={() => void remove()}>
              Remove
              <VisuallyHidden> picture</VisuallyHidden>
            </Button>
          )}
        </div>
        <p className={css['note']}>Any picture. The square around its middle is kept.</p>
      </div>
      {error !== undefined && (
        <div className={css['error']}>
          <Banner
            tone="wrong"
            actions={
              unsaved && (
                <Button busy={busy === 'saving'} onClick={() => void save(unsaved)}>
                  Try again
                </Button>
              )
            }
          >
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
        {has ? 'Change' : 'Choose'}
        <VisuallyHidden> picture</VisuallyHidden>
      </Button>
    </>
  );
}
