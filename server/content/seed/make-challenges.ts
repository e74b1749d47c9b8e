import { setImmediate } from 'node:timers/promises';
import { refusalOf } from '../../../shared/challenge/refusal.ts';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import { dateOfDay } from '../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { BOARDS } from './boards.ts';
import { RACES } from './races.ts';
import { SPEED } from './speed.ts';
import type { ChallengeTemplate } from './template.ts';

/** By the game's number less one: the games take turns from day to day. */
const GAMES: readonly (readonly ChallengeTemplate[])[] = [SPEED, RACES, BOARDS];

/** Each day of so many has another template. */
export const DAYS = 30;

/** The whole day, for the window is shown and never judged (decision C1). */
const WINDOW = { start_time: '00:00', end_time: '23:59' };

/**
 * A challenge for each of 30 days that has none (decision C10). What a day gets depends on the day alone, so two who ask at the same time
 * make the same ones. Each can be passed: the problems follow from the id, and ids are tried until one has a board within its limits.
 * @param from the first of the days, by UTC.
 * @param known all revisions there are.
 * @param nowMs server time.
 */
export async function makeChallenges(
  from: DayNumber,
  known: readonly ChallengeRevision[],
  nowMs: number,
): Promise<readonly ChallengeRevision[]> {
  const ids = new Set(known.map(({ id }) => id));
  const made: ChallengeRevision[] = [];
  for (let day = from; day < from + DAYS; day++) {
    if (challengeOfDay(known, day).state !== 'none') continue;
    made.push(challengeFor(day, ids, nowMs));
    // Requests come between two searches for a way, which take long.
    await setImmediate();
  }
  return made;
}

function challengeFor(day: DayNumber, ids: ReadonlySet<string>, nowMs: number): ChallengeRevision {
  const [game, turn] = [day % GAMES.length, Math.floor(day / GAMES.length)];
  const templates = GAMES[game] as readonly ChallengeTemplate[];
  const { challenge_data: data, ...template } = templates[turn % templates.length] as ChallengeTemplate;
  const date = dateOfDay(day);
  for (let attempt = 1; ; attempt++) {
    const challenge: ChallengeRevision = {
      id: attempt === 1 ? date : `${date}-${attempt}`,
      revision: 1,
      date,
      ...template,
      game_id: game + 1,
      bonus_xp: 0,
      max_attempts: 3,
      is_active: true,
      created_at: nowMs,
      challenge_data: { ...WINDOW, ...data },
    };
    if (!ids.has(challenge.id) && refusalOf(challenge) === undefined) return challenge;
  }
}
