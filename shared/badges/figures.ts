import type { PlayableSlug } from '../games/catalogue.ts';
import { CLOCKS } from '../games/kit/clock.ts';
import { recordBy } from '../games/kit/clocked.ts';
import type { SessionSummary } from '../contract/state.ts';
import type { SomeFigures } from '../progress/figures.ts';
import { NONE } from '../progress/folds/challenges.ts';
import { NO_FEATS, type Feats } from '../progress/folds/feats.ts';
import type { Table } from '../progress/folds/table.ts';
import { topicOfKey, type TopicTally } from '../progress/folds/topics.ts';
import { longestStreak } from '../progress/streak.ts';
import type { VIEW_FOLDS } from '../progress/view.ts';

/** What a badge's criteria read. */
export interface BadgeFigures {
  readonly level: number;
  readonly progress: SomeFigures<(typeof VIEW_FOLDS)[number]>;
}

/**
 * A figure that only grows, until a reset: a count, a sum or a maximum. All but the level and the days are of verified sessions
 * (decision D23).
 */
export type GrowingFigure =
  /** Days in a row at best, and days on which something was played. `challenges` counts those with an attempt in which something was tried. */
  | { readonly figure: 'level' | 'longestStreak' | 'practisedDays' | 'challenges' }
  /** Sessions that were played to their end; of one game, or of all; at one difficulty, or at any. */
  | { readonly figure: 'finished'; readonly game?: PlayableSlug; readonly difficulty?: SessionSummary['difficulty'] }
  /** Right answers, and sessions with an accuracy of 100 or of 90 and more (folds/feats.ts); of one game, or of all. */
  | { readonly figure: 'right' | 'perfect' | 'accurate'; readonly game?: PlayableSlug }
  /** The most right answers of one session. */
  | { readonly figure: 'mostRight'; readonly game: PlayableSlug }
  /** Right answers to one topic. */
  | { readonly figure: 'topicRight'; readonly game: PlayableSlug; readonly topic: string }
  /** A record of the game (its RULES.md): its sum over all sessions, or the most in one. */
  | { readonly figure: 'record'; readonly game: PlayableSlug; readonly record: string; readonly take: 'sum' | 'most' };

/** A time that only shrinks, until a reset: the least of all sessions. */
export type LeastTime =
  | { readonly time: 'quickestTen'; readonly game: PlayableSlug }
  | { readonly time: 'record'; readonly game: PlayableSlug; readonly record: string };

/** The figure's value: a whole number, 0 if nothing was played. */
export function readFigure(of: GrowingFigure, { level, progress }: BadgeFigures): number {
  switch (of.figure) {
    case 'level':
      return level;
    case 'longestStreak':
      return longestStreak(progress.streak);
    case 'practisedDays':
      return sum(progress.streak.map(([from, to]) => to - from + 1));
    case 'challenges':
      return Object.values(progress.challenges).filter(([xp, bestScore]) => bestScore !== NONE && xp > 0).length;
    case 'finished':
      return sum(featsOf(progress, of.game).map(({ finished }) => finishedAt(finished, of.difficulty)));
    case 'right':
    case 'perfect':
    case 'accurate':
      return sum(featsOf(progress, of.game).map((feats) => feats[of.figure]));
    case 'mostRight':
      return progress.games[of.game]?.feats.mostRight ?? 0;
    case 'topicRight':
      return rightTo(progress.games[of.game]?.topics ?? {}, of.topic);
    case 'record':
      return takenBy[of.take](CLOCKS.map((clock) => progress.games[of.game]?.records[recordBy(of.record, clock)]?.[of.take] ?? 0));
  }
}

/** The least time in ms; undefined if there is none. */
export function readLeastMs(of: LeastTime, { progress }: BadgeFigures): number | undefined {
  switch (of.time) {
    case 'quickestTen':
      return progress.games[of.game]?.feats.quickestTenMs;
    case 'record':
      return progress.games[of.game]?.records[of.record]?.least;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const takenBy = { sum, most: (numbers: readonly number[]): number => Math.max(...numbers) };

const featsOf = ({ games }: BadgeFigures['progress'], game: PlayableSlug | undefined): readonly Feats[] =>
  game === undefined ? Object.values(games).map(({ feats }) => feats) : [games[game]?.feats ?? NO_FEATS];

/** Right answers to a topic at all difficulties. */
const rightTo = (topics: Table<TopicTally>, topic: string): number =>
  sum(Object.entries(topics).map(([key, [, right]]) => (topicOfKey(key).topic === topic ? right : 0)));

const finishedAt = (finished: Feats['finished'], difficulty: SessionSummary['difficulty'] | undefined): number =>
  difficulty === undefined ? sum(Object.values(finished)) : finished[difficulty];
