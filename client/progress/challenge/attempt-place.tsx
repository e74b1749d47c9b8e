import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import page from '../../ui/page.module.css';
import { useRootMark } from '../../ui/root-mark.ts';
import css from './attempt.module.css';

/** Where the screens around an attempt stand. */
export const AttemptPlace = ({ children }: { readonly children: ReactNode }) => {
  useRootMark('promptsBelow');
  return (
    <div className={classes(page['page'], css['place'])}>
      <div className={css['attempt']}>{children}</div>
    </div>
  );
};
