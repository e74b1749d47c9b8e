import { NewPasswordForm } from '../../auth/new-password-form.tsx';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { EditableRow } from '../editable-row.tsx';
import * as labels from '../../words/en/settings/actions.ts';
import { password as words } from '../../words/en/settings/sign-in.ts';
import ui from '../../ui/ui.module.css';
import type { SignInProps } from './sign-in-state.ts';

interface PasswordProps extends SignInProps {
  readonly row: PlayerRow;
}

/** The password: another one signs all other devices out (protocol, "Sign-up, sign-in, password"). */
export function PasswordRow({ row, settings, state, onChanged, onRefused }: PasswordProps) {
  const isFirst = state?.ok === true && !state.value.hasPassword;
  return (
    <EditableRow
      name={words.name}
      action={isFirst ? words.chooseOne : words.change}
      form={(close) => (
        <NewPasswordForm
          email={row.email ?? ''}
          hint={words.hint}
          actions={(busy) => (
            <div className={ui['row3']}>
              <Button type="submit" variant="primary" busy={busy}>
                {labels.save}
              </Button>
              <Button onClick={close}>{labels.cancel}</Button>
            </div>
          )}
          onSave={async (password) => {
            const saved = await settings.changePassword(password);
            if (!saved.ok) {
              onRefused(saved.error);
              return saved;
            }
            showToast(words.saved, 'right');
            close();
            onChanged();
            return saved;
          }}
        />
      )}
    >
      <span className={ui['plain']}>{isFirst ? words.none : words.known}</span>
    </EditableRow>
  );
}
