import { useState } from 'react';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import type { AnalyticsData } from './analytics-data.ts';
import { BarChart } from './bar-chart.tsx';
import { DAYS, METRIC_TEXTS, METRICS, WEEKS, type Metric } from './chart-texts.ts';
import css from './charts.module.css';

const OPTIONS = METRICS.map((value) => ({ value, label: METRIC_TEXTS[value].label }));

/** The weekly goal, and the last weeks and days as charts. */
export function Charts({ data }: { readonly data: Pick<AnalyticsData, 'goal' | 'weeks' | 'days'> }) {
  const [metric, choose] = useState<Metric>('xp');
  const { days, of, sentence } = data.goal;
  return (
    <Sheet as="section" className={css['charts']} aria-labelledby="weeks-and-days">
      <h2 id="weeks-and-days" className={css['title']}>
        Weeks and days
      </h2>
      <div className={css['goal']}>
        <p className={css['goalTitle']}>
          Weekly goal
          <span>{`${days} of ${of} days`}</span>
        </p>
        <ProgressBar label="Weekly goal" value={days / of} valueText={`${days} of ${of} days`} />
        <p className={css['note']}>{sentence}</p>
      </div>
      <Segments legend="What the charts show" options={OPTIONS} value={metric} onChange={choose} columns={5} />
      <div className={css['pair']}>
        <BarChart buckets={data.weeks} metric={metric} span={WEEKS} />
        <BarChart buckets={data.days} metric={metric} span={DAYS} />
      </div>
      {metric === 'xp' && <p className={css['note']}>XP of games. What challenges and badges pay belongs to no day.</p>}
    </Sheet>
  );
}
