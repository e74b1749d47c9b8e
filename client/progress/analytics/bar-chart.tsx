import { useId } from 'react';
import type { Bucket } from '../../../shared/progress/analytics/buckets.ts';
import { dayText } from '../../words/en/text/calendar.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { playedFor } from '../../words/en/text/time.ts';
import * as words from '../../words/en/analytics/charts.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import css from './bar-chart.module.css';
import { METRIC_TEXTS, sentenceOf, type Metric, type Span } from './chart-texts.ts';

/** The height of the lowest visible bar, in percent. */
const LEAST_BAR = 4;
/** A label below each bar would not fit: every so many has one, and the last always. */
const LABELS = 4;

interface BarChartProps {
  readonly buckets: readonly Bucket[];
  readonly metric: Metric;
  readonly span: Span;
}

/** Stretches of time as bars on squared paper, a sentence with their one number above, and the same as a table behind a press. */
export function BarChart({ buckets, metric, span }: BarChartProps) {
  const titleId = useId();
  const { figure, rest } = sentenceOf(buckets, metric, span);
  return (
    <figure className={css['chart']} aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId} className={css['title']}>
          {span.said.title}
        </h3>
        <p className={css['sentence']}>
          <strong className={css['number']}>{figure}</strong> <span>{rest}</span>
        </p>
      </figcaption>
      <Bars buckets={buckets} metric={metric} />
      <details className={css['details']}>
        <summary className={css['summary']}>{words.showAsTable}</summary>
        <BucketTable buckets={buckets} span={span} />
      </details>
    </figure>
  );
}

/** Drawn for the eye: the sentence and the table say the same. */
function Bars({ buckets, metric }: Omit<BarChartProps, 'span'>) {
  const { valueOf, textOf } = METRIC_TEXTS[metric];
  const most = Math.max(...buckets.map(valueOf));
  const every = Math.ceil(buckets.length / LABELS);
  const last = buckets.length - 1;
  return (
    <div className={classes(css['drawing'], buckets.length > 10 && css['dense'])} aria-hidden="true">
      <p className={css['scale']}>{most > 0 && textOf(most)}</p>
      <div className={css['paper']}>
        {buckets.map((bucket, index) => {
          const value = valueOf(bucket);
          return (
            <div
              key={bucket.from}
              className={classes(css['bar'], value === 0 && css['none'], index === last && css['last'])}
              style={value === 0 ? undefined : { blockSize: `${Math.max(LEAST_BAR, (100 * value) / most)}%` }}
            />
          );
        })}
      </div>
      <div className={css['labels']}>
        {buckets.map((bucket, index) => (
          <span key={bucket.from} className={css['label']}>
            {(last - index) % every === 0 && <span className={css['text']}>{dayText(bucket.from)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

function BucketTable({ buckets, span }: Pick<BarChartProps, 'buckets' | 'span'>) {
  return (
    <table className={css['table']}>
      <VisuallyHidden as="caption">{span.said.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{span.said.row}</th>
          <th scope="col">{words.metrics.games}</th>
          <th scope="col">{words.metrics.xp}</th>
          <th scope="col">{words.averageScore}</th>
          <th scope="col">{words.metrics.accuracy}</th>
          <th scope="col">{words.timePlayed}</th>
        </tr>
      </thead>
      <tbody>
        {[...buckets].reverse().map((bucket) => (
          <tr key={bucket.from}>
            <th scope="row">{span.nameOf(bucket)}</th>
            <td>{wholeNumber(bucket.games)}</td>
            <td>{wholeNumber(bucket.xp)}</td>
            <td>{bucket.games === 0 ? '–' : wholeNumber(bucket.averageScore)}</td>
            <td>{bucket.averageAccuracy === undefined ? '–' : percent(bucket.averageAccuracy)}</td>
            <td>{playedFor(bucket.playTime)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
