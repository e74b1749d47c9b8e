import type { FinishReport } from '../../engine/engine.ts';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { SummaryActions } from './summary-actions.tsx';
import { useResultFocus } from './use-result-focus.ts';
import css from './summary.module.css';

export interface NothingTriedProps {
  readonly game: string;
  /** The game's slug: its hue. */
  readonly slug: string;
  /** Absent until the engine has answered: only then is it certain that nothing was saved. */
  readonly report: FinishReport | undefined;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

const NO_ANSWERS = 'No answers this time';
const NOTHING_SAVED = 'Nothing answered, nothing saved.';

/** In place of a summary when the time ran out without an answer (decision G20): there is no score, and nothing to keep. */
export function NothingTried({ game, slug, report, onAgain, onNew }: NothingTriedProps) {
  const result = useResultFocus();
  const saved = report?.kept === 'nothing' ? NOTHING_SAVED : '';
  return (
    <div className={css['summary']} data-game={slug}>
      <section ref={result} tabIndex={-1} className={css['result']} aria-label={`${game}: result`}>
        <h1 className={css['message']}>{NO_ANSWERS}</h1>
        <p className={css['nothing']}>{saved}</p>
      </section>
      <SummaryActions onAgain={onAgain} onNew={onNew} />
      <Announcer message={`${NO_ANSWERS}. ${saved}`} />
    </div>
  );
}
