import type { FasterTopic, TopicPlace, WeakTopic } from '../../shared/progress/analytics/topic-stats.ts';
import type { DayNumber } from '../../shared/day.ts';
import { gameName } from '../words/game-names.ts';
import { topicName } from '../words/topic-names.ts';
import { percent } from '../text/number.ts';
import { inTenths } from '../words/en/text/time.ts';
import * as words from '../words/en/analytics/highlights.ts';
import { practiceLink, type PracticeLink } from './practice-link.ts';

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

/** A line about what is weak, and where it is practised. */
export interface WeakLine extends TopicLine {
  readonly practice: PracticeLink | undefined;
}

export const difficultyName = (difficulty: string): string => words.difficulties[difficulty] ?? difficulty;

const placeOf = ({ game, topic, difficulty }: TopicPlace): Omit<TopicLine, 'figure' | 'rest'> => ({
  key: [game, difficulty, topic].join('/'),
  game,
  what: topicName(topic),
  where: difficulty === undefined ? gameName(game) : words.placeAt(gameName(game), difficultyName(difficulty)),
});

/** "2.9 s an answer this month, 4.2 s before". The most that may be said is that one got faster (decision S14). */
export const fasterLine = ({ month, nowMs, beforeMs, ...place }: FasterTopic, today: DayNumber): TopicLine => ({
  ...placeOf(place),
  figure: inTenths(nowMs),
  rest: words.anAnswerIn(month, today, beforeMs),
});

/** "60% right", or "6.0 s an answer, longer than the others". */
export const weakLine = ({ why, rightPercent, meanMs, ...place }: WeakTopic): WeakLine => ({
  ...placeOf(place),
  practice: practiceLink(place),
  ...(why === 'mistakes'
    ? { figure: percent(rightPercent), rest: words.right }
    : { figure: inTenths(meanMs), rest: words.longerThanOthers }),
});
