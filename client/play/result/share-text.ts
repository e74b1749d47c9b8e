import { bestRules } from '../../../shared/games/bests.ts';
import { meanMs } from '../../../shared/games/mean-ms.ts';
import type { MeasuredFacts } from '../../../shared/games/statistics-kit/best.ts';
import { isUntimedSession } from '../choices/untimed-session.ts';
import * as words from '../../words/en/play/share.ts';

/** What fits beside one another in a message on a phone of 360 px. */
const MOST_MARKS = 16;

/**
 * A row of marks, one an answer: at most sixteen, so that it is one line on a phone. Of more answers each mark stands for several, and is
 * right if all of them were. Nothing in it tells a problem or an answer. Empty without answers.
 */
export function markRow(rights: readonly boolean[]): string {
  const each = Math.ceil(rights.length / MOST_MARKS);
  const groups = Array.from({ length: each && Math.ceil(rights.length / each) }, (_, i) => rights.slice(i * each, (i + 1) * each));
  const row = groups.map((group) => (group.every(Boolean) ? words.right : words.wrong)).join('');
  return each > 1 ? row + words.answersEach(each) : row;
}

/** A run as its figures are shared: an outcome, or the summary of a session. */
type FiguredRun = MeasuredFacts & { readonly game: string; readonly timeTaken: number; readonly course?: string | undefined };

/** The figures of a run: points where its game is measured by them, how much was right, and by a clock time and pace. */
export function sharedFigures(run: FiguredRun): readonly string[] {
  const { game, score, accuracy, timeTaken, facts } = run;
  const untimed = isUntimedSession(run);
  const pace = untimed ? undefined : meanMs(run);
  return [
    ...(bestRules(game)?.measures.includes('score') ? [words.points(score)] : []),
    ...(facts && facts[0] > 0 ? [words.rightOf(facts[1], facts[0])] : accuracy === undefined ? [] : [words.rate(accuracy)]),
    ...(untimed ? [] : [words.time(timeTaken)]),
    ...(pace === undefined ? [] : [words.pace(pace)]),
  ];
}

/** A result as text, a line each: what it is, the row of marks, the figures. What is not known is left out. */
export const shareText = (about: readonly (string | undefined)[], rights: readonly boolean[], figures: readonly string[] = []): string =>
  [...about, markRow(rights), figures.join(' · ')].filter(Boolean).join('\n');
