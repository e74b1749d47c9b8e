import { gameBySlug } from '../../games/catalogue.ts';
import { monthOf, type MonthNumber } from '../../civil-date.ts';
import type { DayNumber } from '../../day.ts';
import type { Tally } from '../../games/kit/facts.ts';
import type { Figures } from '../figures.ts';
import { topicOfKey, type TopicTally } from '../folds/topics.ts';

/** Nothing is said of fewer answers: chance would speak. */
export const LEAST_TOPIC_ANSWERS = 10;

/** Quicker or slower by less than this is no difference worth a word. */
const QUICKER_SHARE = 0.95;
const SLOW_SHARE = 1.25;
/** From this share of right answers on, a topic is not weak. */
const SURE_PERCENT = 90;
/** What was last answered longer ago says nothing of now. */
const RECENT_MONTHS = 2;

/** Where the player or the game chooses how large the numbers are, a longer time may well be progress. */
const isComparable = ({ game }: TopicPlace): boolean => (gameBySlug(game)?.comparable ?? null) !== null;

/** A topic of a game: a table or an operation, at one difficulty unless its questions are the same at all. */
export interface TopicPlace {
  readonly game: string;
  readonly topic: string;
  readonly difficulty?: string;
}

/** A topic that takes less time than it did, with no more mistakes. Times are means of an answer, ms. */
export interface FasterTopic extends TopicPlace {
  readonly month: MonthNumber;
  readonly nowMs: number;
  readonly beforeMs: number;
}

/** A topic with many mistakes, or one that takes longer than the other topics of its game and difficulty. */
export interface WeakTopic extends TopicPlace {
  readonly why: 'mistakes' | 'slow';
  readonly rightPercent: number;
  /** The mean time of an answer. */
  readonly meanMs: number;
}

const inMonth = ([, , , , answers, right, ms]: TopicTally): Tally => ({ answers, right, ms });
const overall = ([answers, right, ms]: TopicTally): Tally => ({ answers, right, ms });
const beforeMonth = ([answers, right, ms, , answersInMonth, rightInMonth, msInMonth]: TopicTally): Tally => ({
  answers: answers - answersInMonth,
  right: right - rightInMonth,
  ms: ms - msInMonth,
});

const isEnough = ({ answers }: Tally): boolean => answers >= LEAST_TOPIC_ANSWERS;
const meanOf = ({ ms, answers }: Tally): number => ms / answers;
const percentOf = ({ right, answers }: Tally): number => Math.round((100 * right) / answers);

type Placed = readonly [place: TopicPlace, tally: TopicTally];

const topicsOf = ({ games }: Pick<Figures, 'games'>): readonly Placed[] =>
  Object.entries(games).flatMap(([game, { topics }]) =>
    Object.entries(topics).map(([key, tally]) => [{ game, ...topicOfKey(key) }, tally] as const),
  );

/** What got faster: the last month of a topic against all before it. The greatest gain comes first. */
export function fasterTopics(figures: Pick<Figures, 'games'>, today: DayNumber): readonly FasterTopic[] {
  return topicsOf(figures)
    .flatMap(([place, tally]): readonly FasterTopic[] => {
      const [month, now, before] = [tally[3], inMonth(tally), beforeMonth(tally)];
      if (!isComparable(place) || month <= monthOf(today) - RECENT_MONTHS) return [];
      if (!isEnough(now) || !isEnough(before) || percentOf(now) < percentOf(before)) return [];
      const [nowMs, beforeMs] = [meanOf(now), meanOf(before)];
      return nowMs <= QUICKER_SHARE * beforeMs ? [{ ...place, month, nowMs, beforeMs }] : [];
    })
    .sort((a, b) => a.nowMs / a.beforeMs - b.nowMs / b.beforeMs);
}

/** The last month's answers if there are enough of them, or those of all time. */
function judged(tally: TopicTally): Tally | undefined {
  if (isEnough(inMonth(tally))) return inMonth(tally);
  return isEnough(overall(tally)) ? overall(tally) : undefined;
}

/** What is weak: topics with many mistakes, those with the most first; then slow ones, the slowest first. */
export function weakTopics(figures: Pick<Figures, 'games'>): readonly WeakTopic[] {
  const all = topicsOf(figures).flatMap(([place, tally]) => {
    const answers = judged(tally);
    return answers ? [{ place, answers, rightPercent: percentOf(answers), meanMs: meanOf(answers) }] : [];
  });
  const othersOf = ({ place }: (typeof all)[number]) =>
    all.filter(
      (other) => other.place.game === place.game && other.place.difficulty === place.difficulty && other.place.topic !== place.topic,
    );
  const slowness = (one: (typeof all)[number]): number => {
    const others = othersOf(one);
    const [ms, answers] = [sum(others.map((other) => other.answers.ms)), sum(others.map((other) => other.answers.answers))];
    return answers === 0 || ms === 0 ? 0 : one.meanMs / (ms / answers);
  };
  const mistaken = all.filter(({ rightPercent }) => rightPercent < SURE_PERCENT).sort((a, b) => a.rightPercent - b.rightPercent);
  const slow = all
    .filter(({ rightPercent }) => rightPercent >= SURE_PERCENT)
    .map((one) => [one, slowness(one)] as const)
    .filter(([, times]) => times >= SLOW_SHARE)
    .sort(([, a], [, b]) => b - a);
  const weak = ({ place, rightPercent, meanMs }: (typeof all)[number], why: WeakTopic['why']): WeakTopic => ({
    ...place,
    why,
    rightPercent,
    meanMs,
  });
  return [...mistaken.map((one) => weak(one, 'mistakes')), ...slow.map(([one]) => weak(one, 'slow'))];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
