import { isUntimed } from '../choices/clock-of.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { HistoryTable } from './history-table.tsx';
import type { AnsweredProblem } from './problem-times.ts';
import { TimeChart } from './time-chart.tsx';
import * as words from '../../words/en/play/result.ts';
import css from './summary.module.css';

interface HowItWentProps {
  readonly rows: readonly AnsweredProblem[];
  /** Of the run: without a clock no time is told. */
  readonly config: object;
}

/** Every answer of a run: a chart of the times, and the history. */
export function HowItWent({ rows, config }: HowItWentProps) {
  const untimed = isUntimed(config);
  return (
    <Sheet as="section" className={css['details']} aria-label={words.howItWent}>
      {!untimed && <TimeChart rows={rows} />}
      <HistoryTable rows={rows} untimed={untimed} />
    </Sheet>
  );
}
