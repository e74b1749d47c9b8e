import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { gameBySlug } from '../../shared/games/catalogue.ts';
import type { CatalogueGame } from '../../shared/games/kit/catalogue-game.ts';
import type { GoalWords } from '../../shared/games/kit/challenge-rules.ts';

/** A challenge's game, and what it asks in words. */
export interface ChallengeWords extends GoalWords {
  readonly game: CatalogueGame;
}

const LEAVING = 'Leaving the game ends your attempt, and its clock does not stop while you are away.';

/** What a challenge asks, in words; undefined for one that this build cannot play. */
export function goalWords(revision: ChallengeRevision): ChallengeWords | undefined {
  const read = readChallenge(revision);
  if (!read.ok) return undefined;
  const { rules, goal } = read.value;
  const game = gameBySlug(rules.slug);
  const words = rules.inWords(goal);
  return game && { game, ...words, instructions: [...words.instructions, LEAVING] };
}

/** "10:00 to 13:00 UTC": information, never judged (decision C1). Undefined for a challenge without a window. */
export function windowText({ challenge_data: { start_time: start, end_time: end } }: ChallengeRevision): string | undefined {
  return start === undefined || end === undefined ? undefined : `${start} to ${end} UTC`;
}
