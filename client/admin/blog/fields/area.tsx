import { useId, type ComponentProps } from 'react';
import { classes } from '../../../ui/classes.ts';
import { describedBy, FieldNotes } from '../../../ui/form/field.tsx';
import ui from '../../../ui/ui.module.css';
import field from '../../../ui/form/field.module.css';
import css from './area.module.css';

interface AreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled text of several lines; every other prop goes to the text area. */
export function Area({ label, hint, error, className, ...rest }: AreaProps) {
  const id = useId();
  return (
    <div className={ui['column2']}>
      <label className={field['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={classes(field['input'], css['area'], className)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
