import type { ReactNode } from 'react';
import css from './news-fold.module.css';

/** A list of news, each on a sheet that opens once. */
export const NewsList = ({ children }: { readonly children: ReactNode }) => <ul className={css['news']}>{children}</ul>;

interface NewsFoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const NewsFold = ({ title, children }: NewsFoldProps) => (
  <li className={css['fold']}>
    <strong>{title}</strong>
    <span>{children}</span>
  </li>
);
