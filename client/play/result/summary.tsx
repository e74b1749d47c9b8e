import { Suspense, type ReactNode } from 'react';
import { wholeNumber } from '../../text/number.ts';
import { clockOf } from '../choices/clock-of.ts';
import { usePurpose } from '../purpose/current-purpose.ts';
import { chunk } from '../../window/chunk.tsx';
import { Figure, XpFigure, type FigureProps } from './figure.tsx';
import { FixUp } from './fix-up.tsx';
import { Lead, leadsWithScore } from './lead.tsx';
import { SaveLine } from './save-line.tsx';
import { Standing } from './standing.tsx';
import { NewsFolds } from './news-folds.tsx';
import { NewWords } from './new-words.tsx';
import { ResultFrame } from './result-frame.tsx';
import { RunShare } from './run-share.tsx';
import { summaryInWords } from './summary-in-words.ts';
import { SummaryActions, type SummaryActionsProps } from './summary-actions.tsx';
import { usePlayerName } from './use-player-name.ts';
import { useResult, type EndedRun } from './use-result.ts';
import { calm } from '../../words/en/text/calm.ts';
import * as words from '../../words/en/play/result.ts';
import ui from '../../ui/ui.module.css';
import css from './summary.module.css';

const RunReceipt = chunk(() => import('../round/run-receipt.tsx'));

export interface SummaryProps extends EndedRun, SummaryActionsProps {
  readonly message: string;
  /** Two or three figures. The XP follows them. */
  readonly figures: readonly FigureProps[];
  /** A guest sees this in place of the XP until the game is kept. */
  readonly inPlaceOfXp: FigureProps;
  /** What is said before all of it. */
  readonly saidFirst?: string;
  /** The figures in words. A screen reader reads the message and the points before them. */
  readonly spoken: string;
  /** True where the game's own part of the result tells of a new best. */
  readonly tellsBest?: boolean;
  /** Content between the figures and the line on saving: a record, a rating. */
  readonly banner?: ReactNode;
  /** The details of the run. */
  readonly children?: ReactNode;
}

/** The summary of a run: what is measured and how it compares, the figures of the specification, and the details. */
export function Summary(props: SummaryProps) {
  const { message, outcome, comparison, tellsBest, figures, inPlaceOfXp, onAgain } = props;
  const { report, changes, note, kept } = useResult(props);
  const name = usePlayerName();
  const praise = outcome.accuracy === null ? undefined : words.praise(outcome.accuracy, name);
  const manner = calm[clockOf(outcome.sessionData)];
  const inRound = usePurpose().kind === 'round';
  return (
    <ResultFrame
      message={message}
      spoken={summaryInWords(props, changes, praise)}
      details={props.children}
      actions={
        <SummaryActions
          againLabel={inRound ? words.otherProblems : props.againLabel}
          newLabel={inRound ? words.nextRound : props.newLabel}
          isShown={inRound}
          onAgain={onAgain}
          onNew={props.onNew}
          share={props.share === undefined ? <RunShare isSmall /> : props.share}
        />
      }
    >
      {praise !== undefined && <p className={css['praise']}>{praise}</p>}
      {manner !== undefined && <p className={ui['soft']}>{manner}</p>}
      {inRound && (
        <Suspense>
          <RunReceipt />
        </Suspense>
      )}
      <Lead comparison={comparison} score={outcome.score} />
      <Standing comparison={comparison} />
      <dl className={css['figures']}>
        {figures.map((figure) => (
          <Figure key={figure.name} name={figure.name} value={figure.value} />
        ))}
        {!leadsWithScore(comparison) && <Figure name={words.score} value={wholeNumber(outcome.score)} />}
        <XpFigure report={report} otherwise={inPlaceOfXp} />
      </dl>
      <NewsFolds changes={changes} tellsBest={tellsBest} />
      {note !== undefined && <p className={css['quiet']}>{note}</p>}
      {props.banner}
      <SaveLine {...kept} />
      <NewWords before={props.before} meanings={figures.flatMap(({ meaning }) => meaning ?? [])} />
      <FixUp report={report} />
    </ResultFrame>
  );
}
