import type { FasterTopic, TopicPlace, WeakTopic } from '../../../shared/progress/analytics/topic-stats.ts';
import { firstDayOf, monthOf } from '../../../shared/civil-date.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { gameBySlug } from '../../../shared/games/catalogue.ts';
import { monthName } from '../../text/day.ts';
import { percent } from '../../text/number.ts';
import { inTenths } from '../../text/time.ts';

/** A line about a topic: what it is, where it was asked, and what there is to say. */
export interface TopicLine {
  readonly key: string;
  readonly game: string;
  readonly what: string;
  readonly where: string;
  /** The one number, and what it is. */
  readonly figure: string;
  readonly rest: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The 7 times table", "Division". */
function nameOf(topic: string): string {
  const table = /^table (\d+)$/.exec(topic)?.[1];
  return table === undefined ? capital(topic) : `The ${table} times table`;
}

export const gameName = (slug: string): string => gameBySlug(slug)?.name ?? slug;

const placeOf = ({ game, topic, difficulty }: TopicPlace): Omit<TopicLine, 'figure' | 'rest'> => ({
  key: [game, difficulty, topic].join('/'),
  game,
  what: nameOf(topic),
  where: difficulty === undefined ? gameName(game) : `${gameName(game)}, ${difficulty}`,
});

/** "this month", "in October". */
const monthText = (month: number, today: DayNumber): string =>
  month === monthOf(today) ? 'this month' : `in ${monthName(firstDayOf(month))}`;

/** "2.9 s an answer this month, 4.2 s before". The most that may be said is that one got faster (decision S14). */
export const fasterLine = ({ month, nowMs, beforeMs, ...place }: FasterTopic, today: DayNumber): TopicLine => ({
  ...placeOf(place),
  figure: inTenths(nowMs),
  rest: `an answer ${monthText(month, today)}, ${inTenths(beforeMs)} before`,
});

/** "60% right", or "6.0 s an answer, longer than the others". */
export const weakLine = ({ why, rightPercent, meanMs, ...place }: WeakTopic): TopicLine => ({
  ...placeOf(place),
  ...(why === 'mistakes'
    ? { figure: percent(rightPercent), rest: 'right' }
    : { figure: inTenths(meanMs), rest: 'an answer, longer than the others' }),
});
