import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { pressAgain } from './press-again.ts';
import css from './radio-tile.module.css';

interface RadioTileProps {
  /** The name of the group; one of its tiles is chosen. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** The tile's name, if it has no words. */
  readonly label?: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A tile that is a native radio button. How it looks is its sheet's. */
export const RadioTile = ({ name, value, checked, onChoose, label, className, children }: RadioTileProps) => (
  <label className={classes(css['tile'], className)}>
    <input
      ref={pressAgain}
      className={css['button']}
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      aria-label={label}
    />
    {children}
  </label>
);
