import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
}

/** Something to do next, in a list: one row, and one press. */
export const NextStep = ({ mark, term, title, end, ...link }: NextStepProps) => (
  <li>
    <Link {...link} className={css['row']}>
      {mark}
      <span className={css['words']}>
        <span className={ui['fine']}>{term}</span>
        <span className={css['title']}>{title}</span>
      </span>
      {end !== undefined && <span className={ui['bold']}>{end}</span>}
      <Icon name="arrow-right" size="small" />
    </Link>
  </li>
);
