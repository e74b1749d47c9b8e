import type { FormEvent } from 'react';
import type { PlayerRow } from '../storage/records.ts';
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
import { Rich } from '../ui/rich.tsx';
import * as told from '../words/en/device/deleted-accounts.ts';
import * as labels from '../words/en/players/actions.ts';
import * as words from '../words/en/players/delete-account.ts';
import ui from '../ui/ui.module.css';
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
    showToast(told.deleted(row.nickname));
  };

  return (
    <Dialog open onClose={closeDialog} title={words.title}>
      <form className={ui['column5']} onSubmit={(event) => void submit(event)}>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        <p>{words.consequence(row.nickname)}</p>
        {unsent > 0 && <p>{words.unsent(unsent)}</p>}
        <p className={css['note']}>
          <Rich
            text={words.saveFirst}
            parts={{
              data: (inner) => (
                <Button variant="plain" onClick={openYourData}>
                  {inner}
                </Button>
              ),
            }}
          />
        </p>
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          hint={offersGoogle === true ? words.googleAlone : undefined}
        />
        <div className={page['links']}>
          <Button type="submit" variant="danger" busy={busy}>
            {words.confirm}
          </Button>
          <Button onClick={closeDialog}>{labels.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
