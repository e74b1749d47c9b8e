import { useState, type FormEvent } from 'react';
import { CodeForm } from '../../auth/code-form.tsx';
import { formText } from '../../auth/sign-in-form.tsx';
import { noteChangedEmail } from '../../auth/sign-in-flow.ts';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { EditableRow } from '../editable-row.tsx';
import settingsCss from '../settings.module.css';
import type { SignInProps } from './sign-in-state.ts';
import css from './sign-in-sections.module.css';

interface EmailProps extends SignInProps {
  readonly row: PlayerRow;
}

/** The address, and the one that waits to replace it until both mailboxes have agreed. */
export function EmailRow({ row, state, ...shared }: EmailProps) {
  const waiting = state?.ok === true ? state.value.newEmail : undefined;
  return (
    <EditableRow name="Email" form={(close) => <EmailForm row={row} state={state} {...shared} waiting={waiting} onClose={close} />}>
      <span>{row.email}</span>
      {waiting !== undefined && (
        <p className={css['waiting']}>
          <Icon name="mail" size="small" />
          <span>
            Waiting for <strong>{waiting}</strong>. Open the links in both mailboxes; until then the address above is yours.
          </span>
        </p>
      )}
      {waiting !== undefined && <ChangeCode email={row.email ?? ''} {...shared} />}
    </EditableRow>
  );
}

interface ChangeCodeProps extends Pick<SignInProps, 'settings' | 'onChanged'> {
  readonly email: string;
}

/** The codes of the two mails do what their links do. */
function ChangeCode({ email, settings, onChanged }: ChangeCodeProps) {
  const [count, setCount] = useState(0);

  const agree = async (digits: string) => {
    const agreed = await settings.agreeToEmail(email, digits);
    if (!agreed.ok) return agreed;
    if (agreed.value === 'half') {
      showToast('One mailbox has agreed. Now the code of the other one.', 'right');
      setCount(count + 1);
    } else {
      const changed = await noteChangedEmail();
      showToast(changed === undefined ? 'Your email address is changed' : `Your email address is now ${changed}`, 'right');
      onChanged();
    }
    return agreed;
  };

  return (
    <div className={css['agreeing']}>
      <CodeForm key={count} action="Agree by code" isFocused={count > 0} onCode={agree}>
        <p>Or type the six digits of each mail here, one after the other.</p>
      </CodeForm>
    </div>
  );
}

interface EmailFormProps extends EmailProps {
  readonly waiting: string | undefined;
  readonly onClose: () => void;
}

function EmailForm({ row, settings, waiting, onChanged, onRefused, onClose }: EmailFormProps) {
  const { busy, error, setError, run } = useAuthWork();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    if (email.toLowerCase() === row.email) return setError('This is your address already.');
    const asked = await run(() => settings.changeEmail(email));
    if (!asked) return;
    if (!asked.ok) return onRefused(asked.error);
    showToast('Both mails are on their way', 'right');
    onClose();
    onChanged();
  };

  return (
    <form className={settingsCss['form']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={waiting}
        hint="Both addresses get a link. The change is made when both have been opened."
        required
      />
      <div className={settingsCss['links']}>
        <Button type="submit" variant="primary" busy={busy}>
          Send the links
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
