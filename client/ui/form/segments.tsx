import type { ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { ChoiceCard } from './choice-card.tsx';
import ui from '../ui.module.css';
import css from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A large sign above the label, e.g. `+`; decoration only. */
  readonly sign?: ReactNode;
  /** A short line below the label, e.g. `10–99`. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly options: readonly Segment<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The id of the text that says that this choice is lacking. Absent while it is not. Its radio buttons are invalid without a choice. */
  readonly lacking?: string | undefined;
  readonly columns?: 2 | 3 | 4 | 5 | undefined;
}

/** A choice of a few values, all in sight: a group of native radio buttons, so arrow keys and forms work by themselves. */
export function Segments<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  lacking,
  columns = 4,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={lacking}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <legend className={ui['legend']}>{legend}</legend>}
      <div className={classes(css['row'], css[`c${columns}`])}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            className={css['option']}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={value === null}
            onChoose={() => onChange(option.value)}
          >
            {option.sign !== undefined && (
              <span className={css['sign']} aria-hidden="true">
                {option.sign}
              </span>
            )}
            <span className={css['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={css['hint']}>{option.hint}</span>}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
