import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import page from '../../ui/page.module.css';
import css from './attempt.module.css';

/** Where the screens around an attempt stand. */
export const AttemptPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes(page['page'], css['place'])}>
    <div className={css['attempt']} data-prompts-below="">
      {children}
    </div>
  </div>
);
