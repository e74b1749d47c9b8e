import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FinishReport, Recorder } from '../engine/engine.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcer } from '../ui/feedback/visually-hidden.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import { CountingNumber } from './counting-number.tsx';
import { HistoryTable } from './history-table.tsx';
import { Kept } from './kept.tsx';
import type { AnsweredProblem } from './problem-times.ts';
import { TimeChart } from './time-chart.tsx';
import { useGameKeys } from './use-game-keys.ts';
import css from './summary.module.css';

export interface SummaryProps {
  readonly game: string;
  /** The game's slug: its hue. */
  readonly hue: string;
  readonly message: string;
  readonly score: number;
  /** Whole percent. */
  readonly accuracy: number;
  /** Whole seconds. */
  readonly timeTaken: number;
  readonly resumed: boolean;
  readonly rows: readonly AnsweredProblem[];
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  readonly lost: boolean;
  /** Who the run was recorded for. */
  readonly recorder: Recorder;
  readonly onAgain: () => void;
  readonly onNew: () => void;
}

/** Keys meant for the game that just ended start nothing. */
const DEAF_MS = 800;

/** What a run was worth: one figure, then the rest of it, then how it went. */
export function Summary(props: SummaryProps) {
  const { game, message, score, accuracy, timeTaken, rows, onAgain, onNew } = props;
  const [kept, setKept] = useState<FinishReport>();
  const report = kept ?? props.report;
  const result = useResultFocus();
  useAgainOnEnter(onAgain);
  return (
    <div className={css['summary']} data-game={props.hue}>
      <section ref={result} tabIndex={-1} className={css['result']} aria-label={`${game}: result`}>
        <h1 className={css['message']}>{message}</h1>
        <p className={css['score']}>
          <span className={css['figure']}>
            <CountingNumber value={score} />
          </span>
          <span className={css['unit']}>points</span>
        </p>
        <dl className={css['figures']}>
          <Figure name="Accuracy">{accuracy}%</Figure>
          <Figure name="Time">{timeTaken} s</Figure>
          {report?.kept === 'memory' ? <Figure name="Correct">{rightOf(rows)}</Figure> : <Figure name="XP">{report ? <CountingNumber value={report.xpEarned} prefix="+" /> : '–'}</Figure>}
        </dl>
        {props.resumed && <p className={css['quiet']}>Resumed: it counts, but is no personal best.</p>}
        <Kept report={report} recorder={props.recorder} lost={props.lost} onKept={setKept} />
      </section>
      {rows.length > 0 ? (
        <Sheet as="section" className={css['details']} aria-label="How it went">
          <TimeChart rows={rows} />
          <HistoryTable rows={rows} />
        </Sheet>
      ) : (
        <p className={css['quiet']}>No answers this time.</p>
      )}
      <div className={css['actions']} data-thumb-row="">
        <Button size="large" onClick={onNew}>
          New Challenge
        </Button>
        <Button size="large" variant="primary" onClick={onAgain}>
          Try Again
        </Button>
      </div>
      <Announcer message={`${message} ${score} points, accuracy ${accuracy} percent, time ${timeTaken} seconds.`} />
    </div>
  );
}

const rightOf = (rows: readonly AnsweredProblem[]): string => `${rows.filter((row) => row.correct).length}/${rows.length}`;

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css['pair']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The answer slot that had the focus is gone: it goes to the result, without scrolling. */
function useResultFocus() {
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    result.current?.focus({ preventScroll: true });
  }, []);
  return result;
}

/** Enter plays again, once the keys of the game are over. */
function useAgainOnEnter(onAgain: () => void): void {
  const mounted = useRef(0);
  useEffect(() => {
    mounted.current = performance.now();
  }, []);
  useGameKeys((key) => {
    if (key === 'enter' && performance.now() - mounted.current > DEAF_MS) onAgain();
  });
}
