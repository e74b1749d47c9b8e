import type { FinishReport } from '../../engine/engine.ts';
import { useGame } from '../current-game.ts';
import { SummaryActions } from './summary-actions.tsx';
import { useResultFocus } from './use-result-focus.ts';
import * as words from '../../words/en/play/result.ts';
import css from './summary.module.css';

interface NothingTriedProps {
  /** Absent until the engine has answered. Only the report makes certain that nothing was saved. */
  readonly report: FinishReport | undefined;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

/** Takes the place of a summary if the time ran out without an answer (decision G20). Then there is no score and nothing to save. */
export function NothingTried({ report, onAgain, onNew }: NothingTriedProps) {
  const { name, hue } = useGame();
  const saved = report?.kept === 'nothing' ? words.nothingSaved : '';
  const result = useResultFocus(report ? `${words.noAnswers}. ${saved}` : '');
  return (
    <div className={css['summary']} data-hue={hue}>
      <section ref={result} tabIndex={-1} className={css['result']} aria-label={words.resultOf(name)}>
        <h1 className={css['message']}>{words.noAnswers}</h1>
        <p className={css['nothing']}>{saved}</p>
      </section>
      <SummaryActions onAgain={onAgain} onNew={onNew} />
    </div>
  );
}
