import type { Canonical } from '../../canonical.ts';

/** A count of answers: how many, how many of them were right, and how long all of them took together. Whole numbers; time in ms. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
  readonly ms: number;
}

/**
 * The figures of a run's answers (RULES.md of each game, "Facts"). Plain data in whole numbers, below 2 kB as JSON, because each session
 * is stored and synced with its facts. `answerTimes` (game.ts) defines an answer and its time. So these figures leave out a
 * question without an answer: its time limit ended it, the run ended, or a resume replaced it.
 */
export interface Facts extends Tally {
  /**
   * The answers by topic: an operation, or a table. At most 40 topics, each with at least one answer. Empty in a game without topics;
   * otherwise the topics add up to the whole.
   */
  readonly by: { readonly [topic: string]: Tally };
  /**
   * How long the quickest ten right answers took, in ms, for decision D15: the least sum of ms over a stretch of consecutive answers, right
   * or wrong, that has ten right ones. Null with fewer than ten right answers, and where their times are not known. The pauses between answers are no part of it.
   *
   * In an interrupted run a stretch may reach across the break. It has neither the break nor the time of the question that the resume
   * replaced, except where the game's rules add that time to the fresh question. `Outcome.resumed` says that a run was interrupted; the
   * criteria that use this figure decide whether such a run counts.
   */
  readonly quickestTenMs: number | null;
}

/** What the figures of a run need of an answer. */
export interface TimedAnswer {
  /** Null in a game without topics. */
  readonly topic: string | null;
  readonly right: boolean;
  /** From its question coming into sight to its submission. */
  readonly ms: number;
  /** How long it took is not known: it was written on paper. Then `ms` is 0. */
  readonly untimed?: true;
}

/** One answer of a run, with all that its log tells of it. Plain data. */
export interface Answer extends TimedAnswer {
  /** What was asked, in the game's own form. */
  readonly problem: Canonical;
  /** How many digits were submitted, without a minus; 0 where nothing is typed. */
  readonly digits: number;
  /** By a key, or by itself with its last digit or pick. Where the log does not tell one from the other: `auto`. */
  readonly sent: 'enter' | 'auto';
  /** `resume`: its question replaced the one that was on screen before a break. */
  readonly after: 'resume' | null;
  /** The player said so, instead of an answer, which counts as a wrong one. */
  readonly notKnown?: true;
  /** The solution was on screen a few answers before, without an answer to it. */
  readonly justShown?: true;
}

const RIGHT_IN_STRETCH = 10;

/** A tally that is counted in place: a new object for each answer would cost more, and a server replays every run. */
type OpenTally = { -readonly [figure in keyof Tally]: Tally[figure] };

const emptyTally = (): OpenTally => ({ answers: 0, right: 0, ms: 0 });

function count(tally: OpenTally, { right, ms }: TimedAnswer): void {
  tally.answers++;
  if (right) tally.right++;
  tally.ms += ms;
}

/** The facts of a run's answers. They may be in the order in which they were given, or in reverse: the result is the same. */
export function factsOf(answers: readonly TimedAnswer[]): Facts {
  const total = emptyTally();
  const by: { [topic: string]: OpenTally } = {};
  for (const answer of answers) {
    count(total, answer);
    if (answer.topic !== null) count((by[answer.topic] ??= emptyTally()), answer);
  }
  return { answers: total.answers, right: total.right, ms: total.ms, by, quickestTenMs: quickestTen(answers, total.right) };
}

/** Reads only the stretches that begin and end with a right answer and have exactly ten right ones, since one of these is the quickest. */
function quickestTen(answers: readonly TimedAnswer[], right: number): number | null {
  if (right < RIGHT_IN_STRETCH || answers[0]?.untimed) return null;
  /** Time of all answers before each right one. */
  const startsMs: number[] = [];
  let elapsedMs = 0;
  let quickestMs = Infinity;
  for (const answer of answers) {
    if (answer.right) startsMs.push(elapsedMs);
    elapsedMs += answer.ms;
    // The length is checked first: reading an element before the first one costs more than all the rest.
    if (!answer.right || startsMs.length < RIGHT_IN_STRETCH) continue;
    quickestMs = Math.min(quickestMs, elapsedMs - (startsMs[startsMs.length - RIGHT_IN_STRETCH] as number));
  }
  return quickestMs;
}
