import { useId, useState } from 'react';
import { accuracyOf } from '../../../shared/games/kit/accuracy.ts';
import { MOST_QUESTIONS, questionsInRun } from '../../../shared/games/multiplication-table/v1/limits.ts';
import { correctOf, pointsOf } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { clockOf, isUntimed } from '../../play/choices/clock-of.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { classes } from '../../ui/classes.ts';
import * as words from '../../words/en/multiplication-table/play.ts';
import css from './play.module.css';

interface PlayProgressProps {
  readonly state: TableState;
  /** The table that became mastered with the answer in feedback. */
  readonly mastered: number | undefined;
}

/** Score, streak, questions and accuracy (spec 1 §2), how answers count, and a table that was just mastered. */
export function PlayProgress({ state, mastered }: PlayProgressProps) {
  'use no memo';
  const { config, answers, streak } = state;
  const answered = answers.length;
  const all = questionsInRun({ mode: config.mode, clock: clockOf(config) });
  const ofAll = all < MOST_QUESTIONS ? `/${all}` : '';
  return (
    <div className={css['progress']}>
      <dl className={css['figures']}>
        <Figure name={words.score} value={wholeNumber(pointsOf(state))} />
        <Figure name={words.streak} value={String(streak)} />
        <Figure name={words.questions} value={`${answered}${ofAll}`} />
        <Figure name={words.accuracy} value={answered === 0 ? '–' : percent(accuracyOf(correctOf(state), answered))} />
      </dl>
      <FairScoring config={config} />
      {mastered !== undefined && (
        <p className={css['news']} aria-hidden="true">
          <Icon name="medal" />
          <span>{words.mastered(mastered)}</span>
        </p>
      )}
    </div>
  );
}

/** A figure; a short animation shows that it has changed. */
function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css['figure']}>
      <dt>{name}</dt>
      <dd key={value}>{value}</dd>
    </div>
  );
}

/** Explains the scoring. The text is always in sight where there is room; on a phone the title opens it. */
function FairScoring({ config }: { readonly config: TableConfig }) {
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
        <p>{words.howScored(config.mode, typeof config.table === 'string', isUntimed(config))}</p>
      </div>
    </div>
  );
}
