import { useEffect, useRef, useState, type FormEvent } from 'react';
import { digitsOf } from '../../shared/digits.ts';
import type { Result } from '../../shared/result.ts';
import { Banner } from '../ui/overlay/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import type { AuthFailure } from './auth-failure.ts';
import { DigitsField } from './digits-field.tsx';
import { formText } from './sign-in-form.tsx';
import type { SecondStep } from './second-step.ts';
import { askOf, firstWay, offerOf, otherWays, type Way } from './second-step-ways.ts';
import type { AuthWork } from './auth-work.ts';
import { useAuthWork } from './use-auth-work.ts';
import * as words from '../words/en/auth/second-step.ts';
import ui from '../ui/ui.module.css';
import css from './sign-in.module.css';

interface SecondStepFormProps {
  readonly step: SecondStep;
  /** The code was right. An error is shown in the box. */
  readonly onDone: () => Promise<Result<null, AuthFailure>>;
  /** The step was refused. The form says so unless its owner replaces it. */
  readonly onRefused: (failure: AuthFailure) => void;
}

/** The way that is chosen for a second step, and what is done in it. */
function useSecondStep({ step, onDone, onRefused }: SecondStepFormProps) {
  const [way, setWay] = useState<Way>(() => firstWay(step.factors));
  const [isSent, setSent] = useState(false);
  const { busy, error, setError, run } = useAuthWork();

  const isDone = async (work: AuthWork<null>): Promise<boolean> => {
    const result = await run(work);
    if (result?.ok === false) onRefused(result.error);
    return result?.ok === true;
  };

  const answer = async (code: string): Promise<Result<null, AuthFailure>> => {
    const proved = await (way === 'recovery_code' ? step.answerByRecoveryCode(code.trim()) : step.answer(way, digitsOf(code)));
    return proved.ok ? onDone() : proved;
  };

  const sendText = async () => {
    if (way === 'recovery_code') return;
    if (await isDone(() => step.sendText(way.id))) setSent(true);
  };

  const choose = (other: Way) => {
    setError(undefined);
    setSent(false);
    setWay(other);
  };

  return { way, isSent, busy, error, isRight: (code: string) => isDone(() => answer(code)), sendText, choose };
}

/** Asks for the second step of a sign-in (protocol, "Second factors"). */
export function SecondStepForm(props: SecondStepFormProps) {
  const { way, isSent, busy, error, isRight, sendText, choose } = useSecondStep(props);
  const form = useRef<HTMLFormElement>(null);
  const ofPhone = way !== 'recovery_code' && way.type === 'phone';

  // The field of a new way is ready to be typed into.
  useEffect(() => form.current?.querySelector('input')?.focus(), [way, isSent]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = event.currentTarget;
    if (busy || (await isRight(formText(new FormData(filled), 'code')))) return;
    filled.reset();
    filled.querySelector('input')?.focus();
  };

  return (
    <form ref={form} className={ui['column5']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <p>{askOf(way, isSent)}</p>
      {ofPhone && !isSent ? (
        <Button variant="primary" size="large" wide busy={busy} onClick={() => void sendText()}>
          {words.send}
        </Button>
      ) : (
        <>
          <CodeField way={way} />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {words.goOn}
          </Button>
        </>
      )}
      <div className={css['ways']}>
        {ofPhone && isSent && (
          <Button variant="plain" busy={busy} onClick={() => void sendText()}>
            {words.sendNew}
          </Button>
        )}
        {otherWays(props.step.factors, way).map((other) => (
          <Button key={other === 'recovery_code' ? other : other.id} variant="plain" onClick={() => choose(other)}>
            {offerOf(other)}
          </Button>
        ))}
      </div>
    </form>
  );
}

function CodeField({ way }: { readonly way: Way }) {
  if (way !== 'recovery_code') return <DigitsField hint={way.type === 'totp' ? words.appHint : undefined} />;
  return (
    <Field
      label={words.recoveryCode}
      name="code"
      className={css['recoveryCode']}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="XXXX-XXXX-XXXX"
      required
    />
  );
}
