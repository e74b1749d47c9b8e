import { dayOfDate } from '../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { standingOf } from '../../../shared/progress/standing.ts';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { goalWords, windowText, type ChallengeWords } from '../../challenge/goal-words.ts';
import type { AttemptResult } from '../../challenge/attempt-result.ts';
import type { ShownToday } from '../../challenge/use-todays-challenge.ts';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/daily-challenge/waiting.ts';
import { streakOf } from './streak-of.ts';
import { calendarOf, type CalendarMonth } from './calendar.ts';

/** Today's challenge, ready to be shown. */
export interface ShownChallenge {
  readonly title: string;
  readonly description: string;
  readonly xpReward: number;
  readonly window: string | undefined;
  readonly goal: ChallengeWords;
}

/** The card of the day: what to play, a challenge that is not active, or none (spec 2 §2). */
type DayCard =
  | { readonly state: 'active'; readonly challenge: ShownChallenge }
  | { readonly state: 'inactive'; readonly window: string | undefined }
  | { readonly state: 'none' };

/** The reward of a challenge of an earlier day that was passed. Nothing ends the time in which it can be taken. */
export interface WaitingReward {
  readonly id: string;
  /** "Hurdles, Saturday, Nov 21"; less of a challenge that the device no longer has. */
  readonly name: string;
  readonly xpReward: number;
}

/** Everything that /daily-challenge shows. */
export interface DailyData {
  /** "Sunday, Nov 22", by UTC. */
  readonly date: string;
  readonly card: DayCard;
  /** Of whoever plays. Absent until it is known. */
  readonly clock?: Clock | undefined;
  /** Absent until there is an attempt (decision C6). */
  readonly result: AttemptResult | undefined;
  readonly calendar: CalendarMonth;
  /** How many dates in a row were attempted; 0 of a guest. */
  readonly streak: number;
  /** Says when the next challenge comes, as of the moment of the call. Absent where none is known. */
  readonly next?: (() => string) | undefined;
  /** The last day's first. */
  readonly waiting: readonly WaitingReward[];
}

/** A challenge as screens show it; undefined for one that only a newer build can play. */
export function shownChallenge(revision: ChallengeRevision): ShownChallenge | undefined {
  const goal = goalWords(revision);
  const { title, description, xp_reward: xpReward } = revision;
  return goal && { title, description, xpReward, window: windowText(revision), goal };
}

function cardOf({ ofDay }: ShownToday['today']): DayCard {
  if (ofDay.state === 'none') return { state: 'none' };
  const challenge = ofDay.state === 'active' ? shownChallenge(ofDay.revision) : undefined;
  return challenge ? { state: 'active', challenge } : { state: 'inactive', window: windowText(ofDay.revision) };
}

function nameOf(revision: ChallengeRevision | undefined): string {
  const day = revision && dayOfDate(revision.date);
  return revision && typeof day === 'number' ? words.challengeOn(revision.title, day) : words.earlierChallenge;
}

function waitingRewards({ revisions, ofDay, attempts }: ShownToday['today']): readonly WaitingReward[] {
  const { challenges = {} } = attempts ?? {};
  const latestFirst = [...revisions].reverse();
  const today = ofDay.state === 'none' ? undefined : ofDay.revision.id;
  return Object.keys(challenges)
    .filter((id) => id !== today)
    .map((id) => ({ id, standing: standingOf(challenges, id), revision: latestFirst.find((each) => each.id === id) }))
    .filter(({ standing: { passed, claimed } }) => passed && !claimed)
    .sort((a, b) => ((a.revision?.date ?? '') < (b.revision?.date ?? '') ? 1 : -1))
    .map(({ id, standing: { xpReward }, revision }) => ({ id, name: nameOf(revision), xpReward }));
}

/** What /daily-challenge shows of what the device knows. */
export function dailyData({ today, attempt }: ShownToday): DailyData {
  return {
    date: dayOfWeek(today.day),
    card: cardOf(today),
    result: 'result' in attempt ? attempt.result : undefined,
    calendar: calendarOf(today),
    streak: streakOf(today),
    waiting: waitingRewards(today),
  };
}
