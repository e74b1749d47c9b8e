import { NewPasswordForm } from '../../auth/new-password-form.tsx';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { EditableRow } from '../editable-row.tsx';
import settingsCss from '../settings.module.css';
import type { SignInProps } from './sign-in-state.ts';
import css from './sign-in-sections.module.css';

interface PasswordProps extends SignInProps {
  readonly row: PlayerRow;
}

/** The password: another one signs all other devices out (protocol, "Sign-up, sign-in, password"). */
export function PasswordRow({ row, settings, state, onChanged, onRefused }: PasswordProps) {
  const isFirst = state?.ok === true && !state.value.hasPassword;
  return (
    <EditableRow
      name="Password"
      action={isFirst ? 'Choose one' : undefined}
      form={(close) => (
        <NewPasswordForm
          email={row.email ?? ''}
          hint="At least 6 characters. All your other devices are signed out; their games stay there."
          actions={(busy) => (
            <div className={settingsCss['links']}>
              <Button type="submit" variant="primary" busy={busy}>
                Save
              </Button>
              <Button onClick={close}>Cancel</Button>
            </div>
          )}
          onSave={async (password) => {
            const saved = await settings.changePassword(password);
            if (!saved.ok) {
              onRefused(saved.error);
              return saved;
            }
            showToast('Your new password is saved. Other devices are signed out.', 'right');
            close();
            onChanged();
            return saved;
          }}
        />
      )}
    >
      <span className={css['plain']}>
        {isFirst ? 'None yet. With one you come in without Google, too.' : 'Known to you alone. We keep only a hash of it.'}
      </span>
    </EditableRow>
  );
}
