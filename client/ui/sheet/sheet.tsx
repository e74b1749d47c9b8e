import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import { classes } from '../classes.ts';
import css from './sheet.module.css';

interface StyleProps {
  /** The room inside: `normal` 24 px, `close` 16 px, `flush` none. */
  readonly room?: 'normal' | 'close' | 'flush' | undefined;
}

const classNameOf = ({ room = 'normal' }: StyleProps, folded: boolean, sunk: boolean, more: string | undefined) =>
  classes(css['sheet'], room !== 'normal' && css[room], folded && css['folded'], sunk && css['sunk'], more);

interface SheetProps extends ComponentProps<'div'>, StyleProps {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Whether the corner is folded: only on a sheet that can be opened. Its reverse has the colour `--hue`, what is behind it `--behind`. */
  readonly folded?: boolean | undefined;
  /** Whether it looks pressed into the page instead of lying on it. */
  readonly sunk?: boolean | undefined;
}

/** A sheet of paper. */
export function Sheet({ as = 'div', room, folded = false, sunk = false, className, ...rest }: SheetProps) {
  const Tag: 'div' = as as 'div';
  return <Tag {...rest} className={classNameOf({ room }, folded, sunk, className)} />;
}

interface AnchorSheetProps extends ComponentProps<'a'>, StyleProps {}

/** A sheet that opens another document. Always folded. */
function AnchorSheet({ room, className, children, ...rest }: AnchorSheetProps) {
  return (
    <a {...rest} className={classes(classNameOf({ room }, true, false, className), css['link'])}>
      {children}
    </a>
  );
}

/** A sheet that opens a route: the props of the router's Link and `room`. Always folded. */
export const SheetLink = createLink(AnchorSheet);

interface ButtonSheetProps extends ComponentProps<'button'>, StyleProps {}

/** A sheet that opens something on this page: a button. Always folded. */
export function SheetButton({ room, className, type = 'button', ...rest }: ButtonSheetProps) {
  return <button {...rest} type={type} className={classes(classNameOf({ room }, true, false, className), css['link'])} />;
}
