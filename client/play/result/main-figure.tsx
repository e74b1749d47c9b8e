import type { ReactNode } from 'react';
import * as words from '../../words/en/play/result.ts';
import css from './main-figure.module.css';

/** The points of a result, as large as the window lets them be. */
export const MainFigure = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['main']}>
    <span className={css['figure']}>{children}</span>
    <span className={css['unit']}>{words.points}</span>
  </p>
);
