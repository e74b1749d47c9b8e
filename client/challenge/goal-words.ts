import type { Challenge } from '../../shared/challenge/challenge.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { gameBySlug, type CatalogueGame } from '../../shared/games/catalogue.ts';
import { amount, wholeNumber } from '../text/number.ts';
import { inSeconds } from '../text/time.ts';

/** What a challenge asks, in words. */
export interface GoalWords {
  readonly game: CatalogueGame;
  /** "150 points", "20 correct answers". */
  readonly target: string;
  /** Further terms with their values: a time limit, a number of questions, a moves limit. */
  readonly terms: readonly { readonly term: string; readonly value: string }[];
  /** How it is played, one thing a line. */
  readonly instructions: readonly string[];
}

const ONE_ATTEMPT = 'You have one attempt. Leaving the game ends it, and its clock does not stop while you are away.';

type ChallengeFields = Pick<ChallengeRevision, 'time_limit' | 'challenge_data'>;

/** What is asked by game: the words know what each game's form has (spec 2 §3), completed by its defaults (decision C4). */
const WORDS: { readonly [slug: string]: (fields: ChallengeFields) => Omit<GoalWords, 'game'> } = {
  'speed-math': ({ time_limit: timeLimit, challenge_data: { questions = 0, target_score: target = 0 } }) => ({
    target: amount(target, 'point'),
    terms: [
      { term: 'Time limit', value: inSeconds(timeLimit) },
      { term: 'Questions', value: wholeNumber(questions) },
    ],
    instructions: [
      `Answer up to ${amount(questions, 'question')} in ${amount(timeLimit, 'second')}.`,
      'Ten points for each right answer, and up to ten more for accuracy.',
      ONE_ATTEMPT,
    ],
  }),
  'math-race': ({ challenge_data: { target_score: target = 0 } }) => ({
    target: amount(target, 'correct answer'),
    terms: [{ term: 'Time limit', value: 'None' }],
    instructions: [
      `Reach the finish with ${amount(target, 'correct answer')}.`,
      'A wrong answer costs time and your streak, no more.',
      ONE_ATTEMPT,
    ],
  }),
  'number-puzzle': ({
    time_limit: timeLimit,
    challenge_data: { moves_limit: moves = 0, puzzle_size: size = 0, target_score: target = 0 },
  }) => ({
    target: amount(target, 'point'),
    terms: [
      { term: 'Time limit', value: inSeconds(timeLimit) },
      { term: 'Moves limit', value: wholeNumber(moves) },
      { term: 'Board', value: `${size} × ${size}` },
    ],
    instructions: [
      `Put the tiles in order in ${amount(moves, 'move')} and ${amount(timeLimit, 'second')} at most.`,
      'Fewer moves and less time make a higher score. There is no hint and no shuffle.',
      ONE_ATTEMPT,
    ],
  }),
};

/** A challenge that this build can play; undefined for one of a newer server. */
export function playable(revision: ChallengeRevision): Challenge | undefined {
  const read = readChallenge(revision);
  return read.ok ? read.value : undefined;
}

/** What a challenge asks, in words; undefined for one that this build cannot play. */
export function goalWords(revision: ChallengeRevision): GoalWords | undefined {
  const rules = playable(revision)?.rules;
  const game = rules && gameBySlug(rules.slug);
  const words = rules && WORDS[rules.slug];
  if (!rules || !game || !words) return undefined;
  return { game, ...words({ ...revision, challenge_data: { ...rules.defaultData, ...revision.challenge_data } }) };
}

/** "10:00 to 13:00 UTC": information, never judged (decision C1). Undefined for a challenge without a window. */
export function windowText({ challenge_data: { start_time: start, end_time: end } }: ChallengeRevision): string | undefined {
  return start === undefined || end === undefined ? undefined : `${start} to ${end} UTC`;
}
