import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { brokenInWords, mostInChartMs, slowFromMs, timesInWords, type AnsweredProblem } from './problem-times.ts';
import * as words from '../../words/en/play/history.ts';
import ui from '../../ui/ui.module.css';
import css from './time-chart.module.css';

/** With more bars than this there is no room for a cross below each. */
const ROOM_FOR_MARKS = 25;
/** The height of the lowest visible bar, in percent. */
const LEAST_BAR = 4;

/**
 * The time of each problem as a bar: slow ones are filled, wrong ones are hollow with a cross, and what took more than three times the usual
 * is broken. The table tells the same.
 */
export function TimeChart({ rows }: { readonly rows: readonly AnsweredProblem[] }) {
  const mostMs = mostInChartMs(rows);
  const broken = brokenInWords(rows);
  const slowMs = slowFromMs(rows);
  const marks = rows.length <= ROOM_FOR_MARKS;
  return (
    <figure className={ui['grid3']}>
      <figcaption className={ui['medium']}>{timesInWords(rows)}</figcaption>
      <div className={classes(css['paper'], !marks && css['dense'])} aria-hidden="true">
        {rows.map((row) => (
          <div key={row.idx} className={css['column']}>
            <div
              className={classes(
                css['bar'],
                row.ms >= slowMs && css['slow'],
                !row.correct && css['wrong'],
                row.ms > mostMs && css['broken'],
              )}
              style={{ blockSize: `${Math.min(100, Math.max(LEAST_BAR, (100 * row.ms) / mostMs))}%` }}
            />
            {marks && <span className={css['mark']}>{!row.correct && <Icon name="cross" size="small" />}</span>}
          </div>
        ))}
      </div>
      {broken !== undefined && <p className={ui['small']}>{broken}</p>}
      <p className={css['legend']} aria-hidden="true">
        <span className={css['key']}>
          <span className={classes(css['swatch'], css['bar'])} />
          {words.usual}
        </span>
        <span className={css['key']}>
          <span className={classes(css['swatch'], css['bar'], css['slow'])} />
          {words.slow}
        </span>
        <span className={css['key']}>
          <span className={classes(css['swatch'], css['bar'], css['wrong'])} />
          {words.wrong}
        </span>
      </p>
    </figure>
  );
}
