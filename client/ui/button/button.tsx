import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import { classes } from '../classes.ts';
import css from './button.module.css';

/** `primary`: the main action of a screen. `quiet`: another action. `plain`: a button in a text. `danger`: an action that deletes. */
type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

interface StyleProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  /** Whether it is as wide as its container. */
  readonly wide?: boolean | undefined;
}

const classNameOf = ({ variant = 'quiet', size = 'medium', wide = false }: StyleProps, more: string | undefined) =>
  classes(css['button'], css[variant], size === 'large' && css['large'], wide && css['wide'], more);

export interface ButtonProps extends ComponentProps<'button'>, StyleProps {
  /** Whether its action is still running. The button then stays focusable, says that it is busy, and ignores presses. */
  readonly busy?: boolean | undefined;
}

export function Button({ variant, size, wide, busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNameOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface AnchorButtonProps extends ComponentProps<'a'>, StyleProps {}

/** A link outside the app (or to a file) that looks like a button. */
export function AnchorButton({ variant, size, wide, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={classNameOf({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}

/** A route that looks like a button: the props of the router's Link and `variant`, `size`, `wide`. */
export const LinkButton = createLink(AnchorButton);

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: its tooltip, which is its name for screen readers, too. With another name as well they would say both. */
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
}

export function IconButton({ label, variant = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} title={label} className={classes(css['button'], css[variant], css['square'], className)} />;
}
