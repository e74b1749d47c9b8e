import { challenge as mathRace } from './math-race/challenge.ts';
import { challenge as numberPuzzle } from './number-puzzle/challenge.ts';
import { challenge as speedMath } from './speed-math/challenge.ts';
import { gameBySlug } from './catalogue.ts';
import type { AnyChallengeRules } from './challenge-kit/challenge-rules.ts';

/** The games that can be a challenge, in the order of the form (spec 2 §3). */
export const CHALLENGE_GAMES: readonly AnyChallengeRules[] = [speedMath, mathRace, numberPuzzle];

/** What a game says of challenges in it, by its number in the catalogue (decision G1); undefined for one that can be none. */
export const challengeRulesById = (gameId: number): AnyChallengeRules | undefined =>
  CHALLENGE_GAMES.find(({ slug }) => gameBySlug(slug)?.id === gameId);
