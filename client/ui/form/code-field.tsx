import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import css from './code-field.module.css';

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/** Where the code of a class round or of a sheet of paper is typed, as it comes: nothing is put right, and nothing is offered. */
export const CodeField = ({ onType, ...rest }: CodeFieldProps) => (
  <Field
    {...rest}
    className={css['code']}
    name="code"
    onChange={(event) => onType(event.target.value)}
    autoCapitalize="characters"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="go"
  />
);
