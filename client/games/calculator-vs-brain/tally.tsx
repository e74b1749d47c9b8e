import type { ReactNode } from 'react';
import type { CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { inHundredths } from '../../words/en/text/time.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import * as words from '../../words/en/calculator-vs-brain/play.ts';
import ui from '../../ui/ui.module.css';
import css from './tally.module.css';

/** A streak of this many rounds gets the sparks effect. */
const HOT_STREAK = 3;

/** Wins, streak and, by a clock, the best time, above the game (spec 1 §2). */
export function Tally({ state }: { readonly state: CalculatorState }) {
  const { config, playerWins, calculatorWins, streak, bestTimeMs } = state;
  return (
    <dl className={css['tally']}>
      <Figure name={words.wins}>
        <span>{playerWins}</span>
        <span className={ui['plain']}>
          <VisuallyHidden>{words.against}</VisuallyHidden>
          <span aria-hidden="true"> : </span>
          <span>{calculatorWins}</span>
        </span>
      </Figure>
      <Figure name={words.streak}>
        <span>{streak}</span>
        {streak >= HOT_STREAK && <Icon name="bolt" size="small" />}
      </Figure>
      {!isUntimed(config) && <Figure name={words.bestTime}>{bestTimeMs === null ? '–' : inHundredths(bestTimeMs)}</Figure>}
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css['figure']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
