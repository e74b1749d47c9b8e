import { pressAgain } from '../../../ui/form/press-again.ts';
import css from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off. */
export const Switch = ({ label, on, onChange }: SwitchProps) => (
  <label className={css['switch']}>
    <input
      ref={pressAgain}
      className={css['input']}
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={css['track']} aria-hidden="true" />
    <span>{label}</span>
  </label>
);
