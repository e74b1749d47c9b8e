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
import { Rich } from '../../ui/rich.tsx';
import * as labels from '../../words/en/settings/actions.ts';
import { email as words } from '../../words/en/settings/sign-in.ts';
import ui from '../../ui/ui.module.css';
import type { SignInProps } from './sign-in-state.ts';
import css from './sign-in-sections.module.css';

interface EmailProps extends SignInProps {
  readonly row: PlayerRow;
}

/** The address, and the one that waits to replace it until both mailboxes have agreed. */
export function EmailRow({ row, state, ...shared }: EmailProps) {
  const waiting = state?.ok === true ? state.value.newEmail : undefined;
  return (
    <EditableRow
      name={words.name}
      action={words.change}
      form={(close) => <EmailForm row={row} state={state} {...shared} waiting={waiting} onClose={close} />}
    >
      <span>{row.email}</span>
      {waiting !== undefined && (
        <p className={css['waiting']}>
          <Icon name="mail" size="small" />
          <span>
            <Rich text={words.waiting} parts={{ address: () => <strong>{waiting}</strong> }} />
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
      showToast(words.halfAgreed, 'right');
      setCount(count + 1);
    } else {
      const changed = await noteChangedEmail();
      showToast(changed === undefined ? words.isChanged : words.isNow(changed), 'right');
      onChanged();
    }
    return agreed;
  };

  return (
    <div className={css['agreeing']}>
      <CodeForm key={count} action={words.agree} isFocused={count > 0} onCode={agree}>
        <p>{words.orType}</p>
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
    if (email.toLowerCase() === row.email) return setError(words.isYours);
    const asked = await run(() => settings.changeEmail(email));
    if (!asked) return;
    if (!asked.ok) return onRefused(asked.error);
    showToast(words.sent, 'right');
    onClose();
    onChanged();
  };

  return (
    <form className={ui['column4']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field label={words.field} name="email" type="email" autoComplete="email" defaultValue={waiting} hint={words.hint} required />
      <div className={ui['row3']}>
        <Button type="submit" variant="primary" busy={busy}>
          {words.send}
        </Button>
        <Button onClick={onClose}>{labels.cancel}</Button>
      </div>
    </form>
  );
}
