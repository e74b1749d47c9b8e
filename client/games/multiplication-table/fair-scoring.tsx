import { useId, useState } from 'react';
import type { TableConfig } from '../../../shared/games/multiplication-table/v1/config.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './fair-scoring.module.css';

/** The exact text of spec 1 §2. */
const TITLE = 'Fair Scoring System Active';

/** Explains the scoring. The text is always in sight where there is room; on a phone the title opens it. */
export function FairScoring({ config }: { readonly config: TableConfig }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css['panel']}>
      <button type="button" className={css['toggle']} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="tick" size="small" />
        <span className={css['title']}>{TITLE}</span>
        <Icon name="down" size="small" className={classes(open && css['up'])} />
      </button>
      <div id={id} className={classes(css['text'], open && css['open'])}>
        <p className={css['heading']}>
          <Icon name="tick" size="small" />
          <span>{TITLE}</span>
        </p>
        <p>{explanation(config)}</p>
      </div>
    </div>
  );
}

/** Decision G8 in one or two sentences. */
function explanation({ mode, table }: TableConfig): string {
  const mixed = table === 'mixed' ? ' Mixed tables: × 1.2.' : '';
  return `Larger factors, quick answers and streaks earn more. ${MULTIPLIERS[mode]}${mixed} Accuracy adds up to half again at the end.`;
}

/** Mode multipliers of spec 1 §9. */
const MULTIPLIERS: { readonly [mode in TableConfig['mode']]: string } = {
  practice: 'Practice: × 1.',
  speed_drill: 'Speed Drill: × 1.3.',
  pattern_learn: 'Pattern Learn: × 0.8.',
  challenge: 'Challenge: × 1.5.',
};
