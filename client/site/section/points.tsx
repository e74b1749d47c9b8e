import type { ReactNode } from 'react';
import css from './section.module.css';

interface PointsProps {
  /** Whether their order matters. */
  readonly ordered?: boolean | undefined;
  readonly children: ReactNode;
}

/** A list of points, side by side where there is room. */
export function Points({ ordered = false, children }: PointsProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List className={css['points']}>{children}</List>;
}

interface PointProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A title and a sentence or two. */
export function Point({ title, children }: PointProps) {
  return (
    <li className={css['point']}>
      <h3>{title}</h3>
      <p className={css['soft']}>{children}</p>
    </li>
  );
}
