import type { ReactNode } from 'react';
import * as words from '../../words/en/play/result.ts';
import ui from '../../ui/ui.module.css';
import css from './main-figure.module.css';

interface MainFigureProps {
  readonly children: ReactNode;
  /** Stands below the figure. Absent: points. */
  readonly unit?: string;
}

/** The figure that a result leads with, as large as the window lets it be. */
export const MainFigure = ({ children, unit = words.points }: MainFigureProps) => (
  <p className={css['main']}>
    <span className={css['figure']}>{children}</span>
    <span className={ui['soft']}>{unit}</span>
  </p>
);
