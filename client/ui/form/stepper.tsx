import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Announcer } from '../feedback/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import * as words from '../../words/en/ui/stepper.ts';
import { describedBy, FieldNotes } from './field.tsx';
import { clampToRange, stepFrom } from './step.ts';
import { useDraft } from './use-draft.ts';
import ui from '../ui.module.css';
import css from './field.module.css';

export interface StepperProps {
  readonly label: string;
  /** Null while the field is empty, NaN while it holds no whole number. It may lie outside the range until the field is left. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value of an empty field when it is left. Absent: the least value. */
  readonly preset?: number | undefined;
  /** A unit behind the number, e.g. `s`. */
  readonly unit?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * A field for a whole number with step buttons. The text stays as typed until the field is left. Then the value is brought into its range
 * (empty becomes `preset`); a text that is no whole number gets an error. With Enter the form does this (decision G23). Tab stops at the
 * field alone, where the arrows step. A step by a button, and what became of the number when the field was left, are announced: the field
 * says only what changes while it has the focus.
 */
export function Stepper({ label, value, onChange, min, max, step = 1, preset = min, unit, hint, error }: StepperProps) {
  const id = useId();
  const { text, refused, type, leave, put, told } = useDraft(value, onChange, (known) => clampToRange(known ?? preset, min, max));
  const to = (direction: 1 | -1, isTold: boolean) => put(stepFrom(value, direction * step, min, max), isTold);
  const wrong = error ?? (refused ? words.noWholeNumber(min, max) : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    to(event.key === 'ArrowUp' ? 1 : -1, false);
  };
  return (
    <div className={ui['column2']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={css['stepper']} data-wrong={wrong !== undefined || undefined} data-scan="stay">
        <button
          type="button"
          tabIndex={-1}
          className={css['step']}
          aria-label={words.less(label)}
          disabled={value !== null && value <= min}
          onClick={() => to(-1, true)}
        >
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
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={describedBy(id, hint, wrong)}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <span className={css['unit']}>{unit}</span>
        </div>
        <button
          type="button"
          tabIndex={-1}
          className={css['step']}
          aria-label={words.more(label)}
          disabled={value !== null && value >= max}
          onClick={() => to(1, true)}
        >
          <Icon name="plus" />
        </button>
        <span className={css['ring']} />
      </div>
      <FieldNotes id={id} hint={hint} error={wrong} />
      <Announcer message={(refused && wrong) || (told === value ? words.now(label, told, min, max) : '')} />
    </div>
  );
}
