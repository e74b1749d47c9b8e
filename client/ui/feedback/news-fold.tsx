import type { ReactNode } from 'react';
import css from './news-fold.module.css';

/** A list of news, each on a sheet that opens once. */
export const NewsList = ({ children }: { readonly children: ReactNode }) => <ul className={css['news']}>{children}</ul>;

interface NewsFoldProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A medal. */
  readonly mark?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

export const NewsFold = ({ title, children, mark, action }: NewsFoldProps) => (
  <li className={css['fold']}>
    {mark}
    <strong>{title}</strong>
    <span>{children}</span>
    {action}
  </li>
);
