import { classes } from '../../ui/classes.ts';
import { codes as words } from '../../words/en/settings/sign-in.ts';
import css from './sign-in-sections.module.css';

/** How many recovery codes there are at first (protocol, "Second factors"). */
const ALL = 10;

/** The recovery codes as a strip of stubs: those that are used are torn off. */
export const CodesLeft = ({ left }: { readonly left: number }) => (
  <span className={css['left']}>
    <span>{left === 0 ? words.noneLeft : words.left(left, ALL)}</span>
    <span className={css['stubs']} aria-hidden="true">
      {Array.from({ length: ALL }, (_, index) => (
        <span key={index} className={classes(css['stub'], index >= left && css['used'])} />
      ))}
    </span>
  </span>
);
