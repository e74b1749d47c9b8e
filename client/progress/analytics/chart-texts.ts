import type { Bucket } from '../../../shared/progress/analytics/buckets.ts';
import { dayOfWeek, dayText } from '../../text/day.ts';
import { amount, percent, wholeNumber } from '../../text/number.ts';
import { playedFor } from '../../text/time.ts';

/** What a chart can show of its stretches of time. */
export const METRICS = ['xp', 'games', 'score', 'accuracy', 'time'] as const;
export type Metric = (typeof METRICS)[number];

interface MetricText {
  readonly label: string;
  readonly valueOf: (bucket: Bucket) => number;
  readonly textOf: (value: number) => string;
  /** Whether the values of several stretches add up. Averages do not. */
  readonly adds: boolean;
}

export const METRIC_TEXTS: { readonly [metric in Metric]: MetricText } = {
  xp: { label: 'XP', valueOf: ({ xp }) => xp, textOf: (value) => `${wholeNumber(value)} XP`, adds: true },
  games: { label: 'Games', valueOf: ({ games }) => games, textOf: (value) => amount(value, 'game'), adds: true },
  score: { label: 'Score', valueOf: ({ averageScore }) => averageScore, textOf: wholeNumber, adds: false },
  accuracy: { label: 'Accuracy', valueOf: ({ averageAccuracy }) => averageAccuracy ?? 0, textOf: percent, adds: false },
  time: { label: 'Time', valueOf: ({ playTime }) => playTime, textOf: playedFor, adds: true },
};

/** A kind of stretch: eight weeks, or thirty days. */
export interface Span {
  readonly title: string;
  /** What one stretch is called, e.g. `week`. */
  readonly one: string;
  /** All of them together, e.g. `8 weeks`. */
  readonly all: string;
  /** The last one, e.g. `this week`. */
  readonly last: string;
  readonly nameOf: (bucket: Bucket) => string;
}

export const WEEKS: Span = {
  title: 'The last 8 weeks',
  one: 'week',
  all: '8 weeks',
  last: 'this week',
  nameOf: ({ from, to }) => `${dayText(from)} to ${dayText(to)}`,
};

export const DAYS: Span = {
  title: 'The last 30 days',
  one: 'day',
  all: '30 days',
  last: 'today',
  nameOf: ({ from }) => dayOfWeek(from),
};

/** The one number above a chart, and the rest of its sentence. */
interface ChartSentence {
  readonly figure: string;
  readonly rest: string;
}

/** "412 XP in 8 weeks, 96 XP this week." or, of averages, "89% this week on average; the best week of 8 weeks had 95%." */
export function sentenceOf(buckets: readonly Bucket[], metric: Metric, { one, all, last }: Span): ChartSentence {
  const { valueOf, textOf, adds } = METRIC_TEXTS[metric];
  const played = buckets.filter(({ games }) => games > 0);
  const current = buckets.at(-1);
  if (played.length === 0 || current === undefined) return { figure: 'No games', rest: `in these ${all}.` };
  const now = current.games > 0 ? textOf(valueOf(current)) : undefined;
  if (adds) {
    const whole = textOf(played.reduce((sum, bucket) => sum + valueOf(bucket), 0));
    return { figure: whole, rest: `in ${all}, ${now ?? 'none'} ${last}.` };
  }
  const best = textOf(Math.max(...played.map(valueOf)));
  return now === undefined
    ? { figure: best, rest: `on the best ${one} of ${all}; no games ${last}.` }
    : { figure: now, rest: `${last} on average; the best ${one} of ${all} had ${best}.` };
}
