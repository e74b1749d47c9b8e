import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { pressAgain } from './press-again.ts';
import css from './choice-card.module.css';

interface ChoiceCardProps {
  /** The name of the group; one of its cards is chosen, or any of them. */
  readonly name: string;
  /** Whether several of the group can be chosen. */
  readonly isOfMany?: boolean | undefined;
  readonly value?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  /** Whether one of the group is still to be chosen. */
  readonly required?: boolean | undefined;
  readonly onChoose: () => void;
  /** The card's name, if it is not its whole content. */
  readonly label?: string | undefined;
  /** The class that lays out its content. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card that is a native radio button, or a checkbox, so keys and forms work by themselves. */
export function ChoiceCard({
  name,
  isOfMany = false,
  value,
  checked,
  disabled,
  required,
  onChoose,
  label,
  className,
  children,
}: ChoiceCardProps) {
  return (
    <label className={classes(css['card'], className)}>
      <input
        ref={pressAgain}
        className={css['input']}
        type={isOfMany ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        required={required}
        onChange={onChoose}
        aria-label={label}
      />
      <span className={css['paper']} />
      {children}
    </label>
  );
}
