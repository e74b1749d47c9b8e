import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import ui from '../ui/ui.module.css';
import css from './next-step.module.css';

interface NextStepProps extends Pick<LinkProps, 'to' | 'search'> {
  readonly mark: ReactNode;
  /** What kind of step it is: "Daily Challenge". */
  readonly term: string;
  readonly title: string;
  /** What stands at its end: how an attempt turned out, or how much was right. */
  readonly end?: ReactNode;
  /** A step of which it is known late what it is. While it waits, its place is there and nothing in it. */
  readonly late?: 'waits' | 'known';
}

/** Something to do next, in a list: one row, and one press. */
export const NextStep = ({ mark, term, title, end, late, ...link }: NextStepProps) => (
  <li>
    <Link {...link} className={classes(css['row'], late && css['late'], late === 'waits' && css['waits'])}>
      {mark}
      <span className={css['words']}>
        <span className={classes(ui['fine'], css['term'])}>{term}</span>
        <span className={css['title']}>{title}</span>
      </span>
      {end !== undefined && <span className={classes(ui['bold'], css['end'])}>{end}</span>}
      <Icon name="arrow-right" size="small" />
    </Link>
  </li>
);
