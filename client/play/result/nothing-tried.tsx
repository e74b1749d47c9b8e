import type { FinishReport } from '../../engine/engine.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { useGame } from '../current-game.ts';
import { SummaryActions } from './summary-actions.tsx';
import { useResultFocus } from './use-result-focus.ts';
import css from './summary.module.css';

interface NothingTriedProps {
  /** Absent until the engine has answered. Only the report makes certain that nothing was saved. */
  readonly report: FinishReport | undefined;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

const NO_ANSWERS = 'No answers this time';
const NOTHING_SAVED = 'Nothing answered, nothing saved.';

/** Takes the place of a summary if the time ran out without an answer (decision G20). Then there is no score and nothing to save. */
export function NothingTried({ report, onAgain, onNew }: NothingTriedProps) {
  const { name, hue } = useGame();
  const result = useResultFocus();
  const saved = report?.kept === 'nothing' ? NOTHING_SAVED : '';
  return (
    <div className={css['summary']} data-hue={hue}>
      <section ref={result} tabIndex={-1} className={css['result']} aria-label={`${name}: result`}>
        <h1 className={css['message']}>{NO_ANSWERS}</h1>
        <p className={css['nothing']}>{saved}</p>
      </section>
      <SummaryActions onAgain={onAgain} onNew={onNew} />
      <Announcer message={`${NO_ANSWERS}. ${saved}`} />
    </div>
  );
}
