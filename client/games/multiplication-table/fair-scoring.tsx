import { useId, useState } from 'react';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/multiplication-table/play.ts';
import css from './fair-scoring.module.css';

/** Explains the scoring. The text is always in sight where there is room; on a phone the title opens it. */
export function FairScoring({ config }: { readonly config: TableConfig }) {
  'use no memo';
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css['panel']}>
      <button type="button" className={css['toggle']} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="tick" size="small" />
        <span className={css['title']}>{words.fairScoring}</span>
        <Icon name="down" size="small" className={classes(open && css['up'])} />
      </button>
      <div id={id} className={classes(css['text'], open && css['open'])}>
        <p className={css['heading']}>
          <Icon name="tick" size="small" />
          <span>{words.fairScoring}</span>
        </p>
        <p>{words.howScored(config.mode, typeof config.table === 'string')}</p>
      </div>
    </div>
  );
}
