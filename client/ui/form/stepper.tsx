import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { describedBy, FieldNotes } from './field.tsx';
import { clampToRange, numberOf, stepFrom } from './step.ts';
import css from './field.module.css';

export interface StepperProps {
  readonly label: string;
  /** Null while the field is empty. It may lie outside the range until the field is left. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** What an empty field becomes when it is left; absent: the least. */
  readonly preset?: number | undefined;
  /** A word behind the number, e.g. `s`. */
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A whole number, typed or stepped; leaving the field brings it into its range (empty becomes `preset`). */
export function Stepper({ label, value, onChange, min, max, step = 1, preset = min, unit, hint, error }: StepperProps) {
  const id = useId();
  const to = (direction: 1 | -1) => onChange(stepFrom(value, direction * step, min, max));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    to(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={css['stepper']}>
        <button type="button" className={css['step']} aria-label={`${label}: less`} disabled={value !== null && value <= min} onClick={() => to(-1)}>
          <Icon name="minus" />
        </button>
        <div className={css['middle']}>
          <input
            id={id}
            className={css['number']}
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(id, hint, error)}
            value={value ?? ''}
            onChange={(event) => onChange(numberOf(event.target.value))}
            onBlur={() => onChange(clampToRange(value ?? preset, min, max))}
            onKeyDown={onKeyDown}
          />
          <span className={css['unit']}>{unit}</span>
        </div>
        <button type="button" className={css['step']} aria-label={`${label}: more`} disabled={value !== null && value >= max} onClick={() => to(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
