import { Sheet } from '../../ui/sheet/sheet.tsx';
import { HistoryTable } from './history-table.tsx';
import type { AnsweredProblem } from './problem-times.ts';
import { TimeChart } from './time-chart.tsx';
import * as words from '../../words/en/play/result.ts';
import css from './summary.module.css';

/** Every answer of a run: a chart of the times, and the history. */
export function HowItWent({ rows }: { readonly rows: readonly AnsweredProblem[] }) {
  return (
    <Sheet as="section" className={css['details']} aria-label={words.howItWent}>
      <TimeChart rows={rows} />
      <HistoryTable rows={rows} />
    </Sheet>
  );
}
