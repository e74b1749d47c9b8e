import type { Bucket } from '../../../shared/progress/analytics/buckets.ts';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { playedFor } from '../../words/en/text/time.ts';
import * as words from '../../words/en/analytics/charts.ts';

/** What a chart can show of its stretches of time. */
export const METRICS = ['xp', 'games', 'score', 'accuracy', 'time'] as const;
export type Metric = (typeof METRICS)[number];

interface MetricText {
  readonly valueOf: (bucket: Bucket) => number;
  readonly textOf: (value: number) => string;
  /** Whether the values of several stretches add up. Averages do not. */
  readonly adds: boolean;
}

export const METRIC_TEXTS: { readonly [metric in Metric]: MetricText } = {
  xp: { valueOf: ({ xp }) => xp, textOf: words.xp, adds: true },
  games: { valueOf: ({ games }) => games, textOf: words.games, adds: true },
  score: { valueOf: ({ averageScore }) => averageScore, textOf: wholeNumber, adds: false },
  accuracy: { valueOf: ({ averageAccuracy }) => averageAccuracy ?? 0, textOf: percent, adds: false },
  time: { valueOf: ({ playTime }) => playTime, textOf: playedFor, adds: true },
};

/** A kind of stretch: eight weeks, or thirty days. */
export interface Span {
  readonly said: typeof words.weeks;
  readonly nameOf: (bucket: Bucket) => string;
}

export const WEEKS: Span = { said: words.weeks, nameOf: ({ from, to }) => words.weekName(from, to) };
export const DAYS: Span = { said: words.days, nameOf: ({ from }) => dayOfWeek(from) };

/** The one number above a chart, and the rest of its sentence. */
interface ChartSentence {
  readonly figure: string;
  readonly rest: string;
}

/** Of all stretches together where the values add up, else of the last one and the best. */
export function sentenceOf(buckets: readonly Bucket[], metric: Metric, { said }: Span): ChartSentence {
  const { valueOf, textOf, adds } = METRIC_TEXTS[metric];
  const played = buckets.filter(({ games }) => games > 0);
  const current = buckets.at(-1);
  if (played.length === 0 || current === undefined) return { figure: words.noGames, rest: said.noGames };
  const now = current.games > 0 ? textOf(valueOf(current)) : undefined;
  if (adds) return { figure: textOf(played.reduce((sum, bucket) => sum + valueOf(bucket), 0)), rest: said.sum(now) };
  const best = textOf(Math.max(...played.map(valueOf)));
  return now === undefined ? { figure: best, rest: said.best } : { figure: now, rest: said.average(best) };
}
