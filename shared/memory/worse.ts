import type { DayEntry } from './entries.ts';
import { logTimeOf, type Times } from './times.ts';

/** What answers to a fact say in all: their times are those of right ones. */
export interface Counted extends Times {
  readonly answers: number;
  readonly right: number;
}

/** The days of one fact, the oldest first. */
export type Days = readonly DayEntry[];

export function countOf(days: Days): Counted {
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  const right = days.reduce((sum, day) => sum + Math.min(day.right, day.answers), 0);
  return { answers, right, ...logTimeOf(days) };
}

/** What is usual for a player in a stratum. */
export interface Usual {
  readonly chance: number;
  /** Of the logarithm of a time; null if no time is known. */
  readonly logTime: { readonly mean: number; readonly spread: number } | null;
}

/** How much worse than the player's rest a fact may be: less often right, in logits, and slower, in logarithms of the time. */
const ALTERNATIVES: readonly (readonly [harder: number, slower: number])[] = [
  [1.5, 0],
  [3, 0],
  [0, 0.6],
  [1.5, 0.5],
  [3, 0.8],
];

/** How many times as likely in such a way as usual, as logarithms: an answer that is right, one that is not, and times. */
interface Way {
  readonly right: number;
  readonly wrong: number;
  readonly timed: number;
  readonly logTime: number;
}

function wayFrom({ chance, logTime }: Usual, harder: number, slower: number): Way {
  const odds = (chance / (1 - chance)) * Math.exp(-harder);
  const worse = odds / (1 + odds);
  const byChance = { right: Math.log(worse / chance), wrong: Math.log((1 - worse) / (1 - chance)) };
  if (logTime === null) return { ...byChance, timed: 0, logTime: 0 };
  const precision = logTime.spread ** -2;
  return { ...byChance, timed: -(logTime.mean * slower + slower ** 2 / 2) * precision, logTime: slower * precision };
}

/** The ways in which a fact may be worse than this. */
export const waysFrom = (usual: Usual): readonly Way[] => ALTERNATIVES.map(([harder, slower]) => wayFrom(usual, harder, slower));

const byRight = ({ answers, right }: Counted, way: Way): number => right * way.right + (answers - right) * way.wrong;

const likelihood = (counted: Counted, way: Way): number =>
  Math.exp(byRight(counted, way) + counted.timed * way.timed + counted.sum * way.logTime);

/** How many times as likely as usual these answers are, if each way is as likely as the others. */
export function evidenceFor(counted: Counted, ways: readonly Way[]): number {
  let sum = 0;
  for (const way of ways) sum += likelihood(counted, way);
  return sum / ways.length;
}

/** Whether in the likeliest way there are more mistakes than usual. If not, times alone speak for it. */
export function hasMistakes(counted: Counted, ways: readonly Way[]): boolean {
  const likeliest = ways.reduce((best, way) => (likelihood(counted, way) > likelihood(counted, best) ? way : best));
  return byRight(counted, likeliest) > 0;
}
