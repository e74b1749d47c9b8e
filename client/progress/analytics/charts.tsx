import { useState } from 'react';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/analytics/charts.ts';
import type { AnalyticsData } from './analytics-data.ts';
import { BarChart } from './bar-chart.tsx';
import { DAYS, METRICS, WEEKS, type Metric } from './chart-texts.ts';
import ui from '../../ui/ui.module.css';
import css from './charts.module.css';

const OPTIONS = METRICS.map((value) => ({ value, label: words.metrics[value] }));

/** The weekly goal, and the last weeks and days as charts. */
export function Charts({ data }: { readonly data: Pick<AnalyticsData, 'goal' | 'weeks' | 'days'> }) {
  const [metric, choose] = useState<Metric>('xp');
  const { days, of, sentence } = data.goal;
  return (
    <Sheet as="section" className={css['charts']} aria-labelledby="weeks-and-days">
      <h2 id="weeks-and-days" className={ui['larger']}>
        {words.title}
      </h2>
      <div className={css['goal']}>
        <p className={css['goalTitle']}>
          {words.goal}
          <span>{words.goalDays(days, of)}</span>
        </p>
        <ProgressBar label={words.goal} value={days / of} valueText={words.goalDays(days, of)} />
        <p className={ui['note']}>{sentence}</p>
      </div>
      <Segments legend={words.whatIsShown} options={OPTIONS} value={metric} onChange={choose} columns={5} />
      <div className={css['pair']}>
        <BarChart buckets={data.weeks} metric={metric} span={WEEKS} />
        <BarChart buckets={data.days} metric={metric} span={DAYS} />
      </div>
      {metric === 'xp' && <p className={ui['note']}>{words.xpOfGames}</p>}
    </Sheet>
  );
}
