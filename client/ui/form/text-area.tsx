import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldNotes } from './field.tsx';
import ui from '../ui.module.css';
import css from './field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled field for several lines; every other prop goes to the textarea. */
export function TextArea({ label, hint, error, id, className, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <div className={ui['column2']}>
      <label className={css['label']} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        {...rest}
        id={areaId}
        rows={rows}
        className={classes(css['input'], css['area'], className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(areaId, hint, error)}
      />
      <FieldNotes id={areaId} hint={hint} error={error} />
    </div>
  );
}
