import * as words from '../../words/en/play/history.ts';

/** One answered problem of a run, for chart and table. */
export interface AnsweredProblem {
  readonly idx: number;
  readonly problem: string;
  readonly given: string;
  readonly answer: string;
  readonly correct: boolean;
  readonly ms: number;
  /** True if there was no answer. `given` then says why. */
  readonly unanswered?: boolean;
}

/** A problem of this length is not broken over two lines of a sentence; a longer one is words. */
const LONGEST_SUM = 12;

const inOneLine = (problem: string): string => (problem.length > LONGEST_SUM ? problem : problem.replaceAll(' ', '\u00a0'));

/** A problem is slow if it took this many times the median of the run. */
const SLOW_FACTOR = 1.5;
/** With fewer problems the median means too little. */
const FEWEST_FOR_SLOW = 4;

/** The median time of a run's answers, in ms; 0 without answers. */
export function usualMs(rows: readonly AnsweredProblem[]): number {
  const times = rows.map((row) => row.ms).sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  const upper = times[middle] ?? 0;
  return times.length % 2 === 1 ? upper : (upper + (times[middle - 1] ?? upper)) / 2;
}

/** A problem is slow from this time on, in ms; infinite if there are too few problems. */
export const slowFromMs = (rows: readonly AnsweredProblem[]): number =>
  rows.length < FEWEST_FOR_SLOW ? Infinity : usualMs(rows) * SLOW_FACTOR;

/** A chart of times reaches up to this many times the median: one long pause would press all other bars flat. */
const MOST_FACTOR = 3;
/** So many of those beyond it are named, the longest first. */
const MOST_NAMED = 3;

/** The greatest time that a chart of these shows in full, in ms. What took longer is drawn broken. */
export const mostInChartMs = (rows: readonly AnsweredProblem[]): number =>
  Math.max(1, Math.min(usualMs(rows) * MOST_FACTOR, Math.max(...rows.map((row) => row.ms))));

/** What a chart shows broken, in words; undefined if it shows all in full. */
export function brokenInWords(rows: readonly AnsweredProblem[]): string | undefined {
  const mostMs = mostInChartMs(rows);
  const broken = rows.filter((row) => row.ms > mostMs).sort((a, b) => b.ms - a.ms);
  const named = broken.slice(0, MOST_NAMED);
  return broken.length === 0
    ? undefined
    : words.broken(
        named.map(({ problem, ms }) => words.took(inOneLine(problem), ms)),
        broken.length - named.length,
      );
}

/** The content of the chart in words. */
export function timesInWords(rows: readonly AnsweredProblem[]): string {
  const slowest = rows.reduce<AnsweredProblem | undefined>((most, row) => (most && most.ms >= row.ms ? most : row), undefined);
  if (!slowest) return '';
  if (rows.length === 1) return words.oneTime(inOneLine(slowest.problem), slowest.ms);
  return words.times(usualMs(rows), inOneLine(slowest.problem), slowest.ms);
}
