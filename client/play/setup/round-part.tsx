import type { ReactNode } from 'react';
import { Segments } from '../../ui/form/segments.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { OPERATIONS } from './operation-labels.ts';
import css from './round-part.module.css';

/** What a teacher has chosen of a class round's set-up; a number that is being typed may be none. */
export interface RoundConfig {
  readonly [field: string]: string | number | boolean | null;
}

/** What a game asks for a class round (`round-fields.tsx`). */
export interface RoundFieldsProps {
  readonly config: RoundConfig;
  readonly choose: (part: RoundConfig) => void;
}

interface OneOfProps extends RoundFieldsProps {
  readonly name: string;
  readonly legend: string;
  readonly columns?: 2 | 3 | 4 | 5;
  readonly options: readonly { readonly value: string; readonly label: string; readonly sign?: string; readonly hint?: string }[];
}

/** One of a few values of a field. */
export const OneOf = ({ config, choose, name, legend, columns, options }: OneOfProps) => (
  <Segments
    legend={legend}
    columns={columns}
    options={options}
    value={options.find(({ value }) => value === config[name])?.value ?? null}
    onChange={(value) => choose({ [name]: value })}
  />
);

interface NumberProps extends RoundFieldsProps {
  readonly name: string;
  readonly label: string;
  readonly range: { readonly lowest: number; readonly highest: number };
  readonly step?: number;
  readonly unit?: string;
  readonly hint?: string | undefined;
}

/** A number of a field. */
export const NumberOf = ({ config, choose, name, label, range, ...rest }: NumberProps) => {
  const value = config[name];
  return (
    <Stepper
      {...rest}
      label={label}
      min={range.lowest}
      max={range.highest}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => choose({ [name]: next })}
    />
  );
};

/** The operations that all these games have. */
export const SUMS = Object.entries(OPERATIONS).map(([value, { label, sign }]) => ({ value, label, sign }));

/** Numbers beside each other where there is room. */
export const Numbers = ({ children }: { readonly children: ReactNode }) => <div className={css['numbers']}>{children}</div>;
