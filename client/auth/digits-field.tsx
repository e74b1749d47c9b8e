import type { ChangeEvent } from 'react';
import { Field } from '../ui/form/field.tsx';
import { submit } from '../ui/form/submit.ts';
import { hasAllDigits } from './second-step-ways.ts';
import * as words from '../words/en/auth/second-step.ts';
import css from './sign-in.module.css';

interface DigitsFieldProps {
  readonly hint?: string | undefined;
}

/** The field for the six digits of a code. Its form is sent with the last digit. */
export function DigitsField({ hint }: DigitsFieldProps) {
  const sendWhenComplete = ({ target: { value, form } }: ChangeEvent<HTMLInputElement>) => {
    if (hasAllDigits(value)) submit(form);
  };
  return (
    <Field
      label={words.code}
      name="code"
      className={css['code']}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={hint}
      onChange={sendWhenComplete}
      required
    />
  );
}
