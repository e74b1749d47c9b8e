import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { gameBySlug } from '../../shared/games/catalogue.ts';
import { timeBy, type Clock } from '../../shared/games/kit/clock.ts';
import type { CatalogueGame } from '../../shared/games/kit/catalogue-game.ts';
import * as words from '../words/en/challenge-goals.ts';
import { gameName } from '../words/game-names.ts';

/** A challenge's game, and what it asks in words. */
export interface ChallengeWords {
  readonly game: CatalogueGame;
  readonly gameName: string;
  /** "150 points", "20 correct answers". */
  readonly target: string;
  /** By a player's clock; without one no time is told. */
  readonly terms: (clock: Clock) => readonly { readonly term: string; readonly value: string }[];
  /** How it is played, a sentence each. */
  readonly instructions: (clock: Clock) => readonly string[];
  /** Absent if a run ends at its limits by itself. */
  readonly limits?: (clock: Clock) => string;
}

/** The time that a player has for so many seconds; null without a clock. */
const by = (clock: Clock) => (seconds: number) => timeBy(clock, seconds);

/** What a challenge asks, in words; undefined for one that this build cannot play. */
export function goalWords(revision: ChallengeRevision): ChallengeWords | undefined {
  const read = readChallenge(revision);
  if (!read.ok) return undefined;
  const { rules, goal } = read.value;
  const game = gameBySlug(rules.slug);
  const { target, terms, instructions, limits } = rules.goalFacts(goal);
  return (
    game && {
      game,
      gameName: gameName(game.slug),
      target: words.targetText(target),
      terms: (clock) => terms.flatMap((each) => words.termWords(each, by(clock)) ?? []),
      instructions: (clock) => [...instructions.map((each) => words.instructionText(each, by(clock))), words.leaving(clock === 'off')],
      ...(limits && { limits: (clock) => words.limitsText(limits, by(clock)) }),
    }
  );
}

/** Information, never judged (decision C1). Undefined for a challenge without a window. */
export function windowText({ challenge_data: { start_time: start, end_time: end } }: ChallengeRevision): string | undefined {
  return start === undefined || end === undefined ? undefined : words.timeWindow(start, end);
}
