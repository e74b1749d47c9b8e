import type { FormRange } from '../../../../shared/games/kit/challenge-rules.ts';
import { Stepper, type StepperProps } from '../../../ui/form/stepper.tsx';

/** As many digits as the field shows, where the form takes any number. */
const OPEN_END = 9_999;

export interface NumberFieldProps extends Pick<StepperProps, 'label' | 'value' | 'onChange' | 'hint' | 'error' | 'step' | 'unit'> {
  readonly range: FormRange;
}

/** A whole number within what the form takes. */
export const NumberField = ({ range: { lowest, highest = OPEN_END }, ...rest }: NumberFieldProps) => (
  <Stepper {...rest} min={lowest} max={highest} />
);
