import { isMoreBetter, type Measure } from '../../../shared/games/statistics-kit/best.ts';
import type { ComparedFigure, RunComparison } from '../../../shared/progress/comparison.ts';
import { LAST_RUNS } from '../../../shared/progress/folds/bests.ts';
import * as words from '../../words/en/play/standing.ts';

/** What a result says of a run beside those before it with the same set-up. */
interface StandingText {
  /** Beside one another: how it compares with the last run and with the best. Empty if there is nothing to compare. */
  readonly parts: readonly string[];
  /** Sentences: why it is not compared and what is to be reached, or how far the player has come. */
  readonly sentences: readonly string[];
}

/** The text on a run; undefined if there is nothing to say: its runs before are not known, or it can be compared with none. */
export function standingText(comparison: RunComparison | undefined): StandingText | undefined {
  if (!comparison) return undefined;
  const { figures, before } = comparison;
  const [lead] = figures;
  if (!lead) return notCompared(comparison);
  if (!before) return { parts: [], sentences: [words.firstRun] };
  const [, second] = figures;
  return {
    parts: [gainText(lead, before.runs), bestText(lead)],
    sentences: [...(second ? [secondText(second, before.runs)] : []), ...progressText(comparison, lead)],
  };
}

function notCompared({ lack, before }: RunComparison): StandingText | undefined {
  const best = before?.figures[0];
  const sentences = [...(lack ? [words.lacks[lack]] : []), ...(best ? [words.bestToReach(best.measure, best.best.value)] : [])];
  return sentences.length > 0 ? { parts: [], sentences } : undefined;
}

/** Beside the last run, which may be the first one, too. */
const gainText = ({ measure, gainOnLast = 0 }: ComparedFigure, runs: number): string =>
  words.gainOn(runs === 1 ? 'first' : 'last', measure, gainOnLast);

function bestText({ measure, value, isNewBest, best }: ComparedFigure): string {
  if (isNewBest) return words.isBest;
  return value === best ? words.asGoodAsBest : words.bestSoFar(measure, best);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A figure that is no less the run's than the one it leads with: the moves of a puzzle. */
const secondText = (figure: ComparedFigure, runs: number): string => `${capital(gainText(figure, runs))}, ${bestText(figure)}.`;

/** From the third run on: this run beside the first one; and once there are runs of both, this week beside last week. */
function progressText({ before, weeks }: RunComparison, { measure, gainOnFirst = 0 }: ComparedFigure): readonly string[] {
  return [
    ...(before && before.runs > 1 ? [`${capital(words.gainOn('first', measure, gainOnFirst))}.`] : []),
    ...(weeks ? [words.weeks(measure, weeks.thisWeek, weeks.lastWeek, weeks.onlyItsEnd)] : []),
  ];
}

/** The last runs with a set-up, this one included, the earliest first; undefined with fewer than two. */
interface RunLine {
  readonly values: readonly number[];
  /** From 0 to 1 each, 1 the best of them. */
  readonly heights: readonly number[];
  readonly words: string;
}

export function runLine(comparison: RunComparison | undefined): RunLine | undefined {
  const [lead, earlier] = [comparison?.figures[0], comparison?.before?.figures[0].line ?? []];
  if (!lead || earlier.length === 0) return undefined;
  const { measure, value: to } = lead;
  const values = [...earlier.map(({ value }) => value), to].slice(-LAST_RUNS);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const moreIsBetter = isMoreBetter(measure);
  const [best, from] = [moreIsBetter ? most : least, values[0] ?? to];
  const share = (value: number) => (most === least ? 0.5 : (value - least) / (most - least));
  return {
    values,
    heights: values.map((value) => (moreIsBetter ? share(value) : 1 - share(value))),
    words: words.line({ measure, runs: values.length, from, to, best }),
  };
}

/** What each result says among its figures, and need not say again: points, and time and moves of a puzzle. */
const isAmongFigures = (measure: Measure): boolean => measure === 'score' || measure === 'time' || measure === 'moves';

/** All of it for whoever hears it: the figure first, then how it compares. */
export function standingInWords(comparison: RunComparison | undefined): string {
  const [lead] = comparison?.figures ?? [];
  const { parts = [], sentences = [] } = standingText(comparison) ?? {};
  const figure = lead && !isAmongFigures(lead.measure) ? [words.withUnit[lead.measure](lead.value)] : [];
  const first = [...figure, ...parts].join(', ');
  return [...(first === '' ? [] : [`${capital(first)}.`]), ...sentences].join(' ');
}
