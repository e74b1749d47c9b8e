import { accuracyOf } from '../../../shared/games/kit/accuracy.ts';
import { correctOf, pointsOf, PATTERN_QUESTIONS } from '../../../shared/games/multiplication-table/v1/rules.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { FairScoring } from './fair-scoring.tsx';
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
  const ofAll = config.mode === 'pattern_learn' ? `/${PATTERN_QUESTIONS}` : '';
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
