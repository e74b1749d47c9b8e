import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './choice-card.module.css';

export interface ChoiceCardProps {
  /** Of the group: one of its cards is chosen. */
  readonly name: string;
  readonly value?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChoose: () => void;
  /** What the card is called, if not all that stands on it. */
  readonly label?: string | undefined;
  /** How its contents are laid out. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A radio button as large as a card: natively one, so arrow keys and forms work by themselves. Chosen, it is ink. */
export function ChoiceCard({ name, value, checked, disabled, onChoose, label, className, children }: ChoiceCardProps) {
  return (
    <label className={classes(css['card'], className)}>
      <input
        className={css['input']}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-label={label}
      />
      {children}
    </label>
  );
}
