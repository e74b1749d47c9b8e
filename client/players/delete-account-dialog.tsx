import type { FormEvent } from 'react';
import type { PlayerRow } from '../storage/records.ts';
import { amount } from '../text/number.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { deleteAccount } from '../auth/delete-account.ts';
import { googleWasOffered } from '../auth/offered.ts';
import { formText } from '../auth/sign-in-form.tsx';
import { useAuthWork } from '../auth/use-auth-work.ts';
import { closeDialog, openYourData } from '../device/dialogs.ts';
import { useRead } from '../device/use-read.ts';
import { useStored } from '../device/use-stored.ts';
import page from '../ui/page.module.css';
import css from './players.module.css';

/** The last question before an account is deleted, everywhere and for good. It asks for the password once more. */
export default function DeleteAccountDialog({ row }: { readonly row: PlayerRow }) {
  const { busy, error, run } = useAuthWork();
  const offersGoogle = useRead(googleWasOffered, 'google');
  const counts = useStored(async ({ players }) => players.unsent(row.localId), row.localId);
  const unsent = counts?.ok === true ? counts.value.waiting + counts.value.parked : 0;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    // An account with Google alone has no password.
    const deleted = await run(() => deleteAccount(row.localId, password === '' ? undefined : password));
    if (!deleted?.ok) return;
    closeDialog();
    showToast(`${row.nickname}’s account was deleted.`);
  };

  return (
    <Dialog open onClose={closeDialog} title="Delete account">
      <form className={css['form']} onSubmit={(event) => void submit(event)}>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        <p>{`${row.nickname}’s games, level, streak and badges are deleted on the server and on this device, for good. Other devices are told when they next reach the server.`}</p>
        {unsent > 0 && <p>{`${amount(unsent, 'game')} that no server ever got will be lost, too.`}</p>}
        <p className={css['note']}>
          To keep the games, save a backup file first:{' '}
          <Button variant="plain" onClick={openYourData}>
            Your data
          </Button>
        </p>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          hint={offersGoogle === true ? 'Leave it empty if you sign in with Google alone.' : undefined}
        />
        <div className={page['links']}>
          <Button type="submit" variant="danger" busy={busy}>
            Delete for good
          </Button>
          <Button onClick={closeDialog}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
