import { gameBySlug, isPlayable, type PlayableSlug } from '../../shared/games/catalogue.ts';
import type { SetupPart } from '../../shared/games/statistics-kit/practice.ts';
import { PRACTICE } from '../../shared/games/practice.ts';
import type { TopicPlace } from '../../shared/progress/analytics/topic-stats.ts';
import type { FactLink } from './fact-practice.ts';

/** A link to a game whose set-up is filled in. */
interface GameLink {
  readonly to: `/games/${PlayableSlug}`;
  readonly search: SetupPart;
}

/** Or to a practice of certain facts. */
export type PracticeLink = GameLink | FactLink;

/** Where a topic is practised; undefined for a game that this build cannot play. */
export function practiceLink({ game, topic, difficulty }: TopicPlace): GameLink | undefined {
  const entry = gameBySlug(game);
  if (!entry || !isPlayable(entry)) return undefined;
  return { to: `/games/${entry.slug}`, search: PRACTICE[entry.slug].practiceOf?.(topic, difficulty) ?? {} };
}
