import { useState, type FormEvent } from 'react';
import { ok } from '../../../shared/result.ts';
import { CodeForm } from '../../auth/code-form.tsx';
import { formText } from '../../auth/sign-in-form.tsx';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Rich } from '../../ui/rich.tsx';
import * as factorWords from '../../words/en/settings/added-factor.ts';
import * as words from '../../words/en/settings/phone-dialog.ts';
import ui from '../../ui/ui.module.css';
import { AddFactorDialog, type FactorDialogProps } from './factor-dialog.tsx';
import { phoneNumberIn } from './phone-number.ts';
import { useAddedFactor } from './use-added-factor.ts';

/** A phone to which a code was sent. */
interface Sent {
  readonly factorId: string;
  readonly challengeId: string;
  readonly number: string;
}

/** Adds a phone: its number, and the code that is sent to it. */
export default function PhoneDialog(props: FactorDialogProps) {
  const { settings, email, onRefused, onClose } = props;
  const [sent, setSent] = useState<Sent>();
  const { busy, error, setError, run } = useAuthWork();
  const { codes, added, isFirst } = useAddedFactor(props);

  /** Sends a code, at first to a factor that it begins. */
  const send = async (number: string, known?: string) => {
    const result = await run(async () => {
      const begun = known === undefined ? await settings.beginPhone(number) : ok(known);
      if (!begun.ok) return begun;
      const challenge = await settings.sendText(begun.value);
      return challenge.ok ? ok({ factorId: begun.value, challengeId: challenge.value, number }) : challenge;
    });
    if (result?.ok) setSent(result.value);
    else if (result) onRefused(result.error);
  };
  const confirm = async ({ factorId, challengeId }: Sent, digits: string) => {
    const confirmed = await settings.confirmPhone(factorId, challengeId, digits);
    if (confirmed.ok) await added();
    return confirmed;
  };

  return (
    <AddFactorDialog title={words.title} codes={codes} email={email} onClose={onClose}>
      {sent ? (
        <div className={ui['column4']}>
          {error !== undefined && <Banner tone="wrong">{error}</Banner>}
          <CodeForm action={isFirst ? factorWords.turnOn : factorWords.add} isFocused onCode={(digits) => confirm(sent, digits)}>
            <p>
              <Rich text={words.typeDigits} parts={{ number: () => <strong>{sent.number}</strong> }} />
            </p>
          </CodeForm>
          <div className={ui['row3']}>
            <Button variant="plain" busy={busy} onClick={() => void send(sent.number, sent.factorId)}>
              {words.sendNew}
            </Button>
            <Button variant="plain" onClick={() => setSent(undefined)}>
              {words.another}
            </Button>
          </div>
        </div>
      ) : (
        <NumberForm
          busy={busy}
          error={error}
          onNumber={(number) => (number === undefined ? setError(words.noNumber) : void send(number))}
        />
      )}
    </AddFactorDialog>
  );
}

interface NumberFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Called with what was typed; undefined if that is no number. */
  readonly onNumber: (number: string | undefined) => void;
}

function NumberForm({ busy, error, onNumber }: NumberFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNumber(phoneNumberIn(formText(new FormData(event.currentTarget), 'phone')));
  };
  return (
    <form className={ui['column4']} onSubmit={submit}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field label={words.number} name="phone" type="tel" autoComplete="tel" placeholder="+49 151 23456789" hint={words.hint} required />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
