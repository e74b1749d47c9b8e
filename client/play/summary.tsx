import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FinishReport } from '../engine/engine.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcer } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import { CountingNumber } from './counting-number.tsx';
import { HistoryTable } from './history-table.tsx';
import type { AnsweredProblem } from './problem-times.ts';
import { SummarySlotsContext } from './summary-slots.ts';
import { TimeChart } from './time-chart.tsx';
import { useGameKeys } from './use-game-keys.ts';
import css from './summary.module.css';

export interface SummaryProps {
  readonly game: string;
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
  readonly guest: boolean;
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
  useAgainOnEnter(onAgain);
  return (
    <div className={css['summary']}>
      <section className={css['result']} aria-label={`${game}: result`}>
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
          <Figure name="XP">{report && !isGuestRun(props, kept) ? <CountingNumber value={report.xpEarned} prefix="+" /> : '–'}</Figure>
        </dl>
        {props.resumed && <p className={css['quiet']}>Resumed: it counts, but is no personal best.</p>}
        <Kept {...props} report={report} kept={kept} onKept={setKept} />
      </section>
      {rows.length > 0 ? (
        <Sheet as="section" className={css['details']} aria-label="How it went">
          <TimeChart rows={rows} />
          <HistoryTable rows={rows} />
        </Sheet>
      ) : (
        <p className={css['quiet']}>No answers this time.</p>
      )}
      <div className={css['actions']}>
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

const isGuestRun = ({ guest }: SummaryProps, kept: FinishReport | undefined): boolean => guest && kept === undefined;

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css['pair']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface KeptProps extends SummaryProps {
  readonly kept: FinishReport | undefined;
  readonly onKept: (report: FinishReport) => void;
}

/** What became of the run, in one line of fixed height; a guest is offered to keep it. */
function Kept(props: KeptProps) {
  const { report, kept, onKept, lost } = props;
  const { Keep, Saved } = useContext(SummarySlotsContext);
  if (lost) return <p className={css['kept']}>This game could not be saved on this device.</p>;
  if (!report) return <p className={css['kept']} />;
  if (isGuestRun(props, kept)) return Keep ? <Keep report={report} onKept={onKept} /> : <p className={css['kept']}>You play as a guest: this game is not kept.</p>;
  if (Saved) return <Saved report={report} />;
  return <p className={css['kept']}>{savedText(report)}</p>;
}

function savedText(report: FinishReport): ReactNode {
  if (report.kept === 'memory') return 'Not saved: this device’s storage cannot be used now. The game is kept until you close this page.';
  return (
    <>
      <Icon name="tick" size="small" /> Saved on this device
    </>
  );
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
