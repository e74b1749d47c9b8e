import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { digitsOf } from '../../shared/digits.ts';
import type { Result } from '../../shared/result.ts';
import type { AuthFailure } from './auth-failure.ts';
import { DigitsField } from './digits-field.tsx';
import { formText } from './sign-in-form.tsx';
import { useAuthWork } from './use-auth-work.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import ui from '../ui/ui.module.css';

interface CodeFormProps {
  /** What the person has to do before there is a code. */
  readonly children?: ReactNode;
  /** The button's text. */
  readonly action: string;
  readonly onCode: (digits: string) => Promise<Result<unknown, AuthFailure>>;
  /** Whether the field takes the focus at once. */
  readonly isFocused?: boolean;
}

/** Six digits, and the button that sends them. A wrong code is said, and the field is ready for the next. */
export function CodeForm({ children, action, onCode, isFocused = false }: CodeFormProps) {
  const { busy, error, run } = useAuthWork();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFocused) form.current?.querySelector('input')?.focus();
  }, [isFocused]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = event.currentTarget;
    const result = await run(() => onCode(digitsOf(formText(new FormData(filled), 'code'))));
    if (result?.ok !== false) return;
    filled.reset();
    filled.querySelector('input')?.focus();
  };

  return (
    <form ref={form} className={ui['column5']} onSubmit={(event) => void submit(event)}>
      {children}
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <DigitsField />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {action}
      </Button>
    </form>
  );
}
