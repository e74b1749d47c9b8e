import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { RadioTile } from '../../../ui/form/radio-tile.tsx';
import css from './chips.module.css';

interface ChipsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few values in a row: native radio buttons. */
export function Chips<Value extends string>({ legend, options, value, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <div className={css['row']}>
        {options.map((option) => (
          <RadioTile
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            className={css['chip']}
          >
            <span>{option.label}</span>
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
