import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import ui from '../ui.module.css';
import css from './field.module.css';

/** The ids that tie a control to its hint and error. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined): string | undefined =>
  classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

/** The lines under a control. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={ui['note']}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={css['error']}>
          <Icon name="cross" size="small" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled text input; every other prop goes to the input. */
export function Field({ label, hint, error, id, className, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={ui['column2']}>
      <label className={css['label']} htmlFor={inputId}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        className={classes(css['input'], className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      />
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}
