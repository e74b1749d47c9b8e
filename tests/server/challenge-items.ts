import { addRevisions } from '../../server/content/challenge-revisions.ts';
import { challengeSeed, type Challenge } from '../../shared/challenge/challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { Item } from '../../shared/contract/sync.ts';
import { dayNumber } from '../../shared/day.ts';
import { parseConfig } from '../../shared/games/speed-math/v1/config.ts';
import { speedMath } from '../../shared/games/speed-math/v1/rules.ts';
import { seedToHex } from '../../shared/seed.ts';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { read, revision } from '../unit/shared/challenge/revisions.ts';
import { play, repeat } from '../unit/shared/games/speed-math/play.ts';
import { TEST_NOW, type TestApp } from './app-for-test.ts';
import { anyItem, newId } from './played-games.ts';

const MINUTE_MS = 60_000;

/** Five questions of Speed Math on the day of the tests; 52 points are a pass, which needs all of them. */
export const speedMathOn = (id: string, change: Partial<ChallengeRevision> = {}): ChallengeRevision =>
  revision(1, { questions: 5, target_score: 52, operation: 'addition' }, { id, date: '2026-11-20', ...change });

/** Stores revisions as an operator's command or another server does: behind the back of the one that runs. */
export async function addBehind({ database }: Pick<TestApp, 'database'>, ...revisions: readonly ChallengeRevision[]): Promise<void> {
  await database.write((writer) => addRevisions(writer, revisions, TEST_NOW));
}

/** A session of a Speed Math challenge: so many right answers out of all, ended a minute before now unless told otherwise. */
export interface Played {
  readonly of: ChallengeRevision;
  readonly right?: number;
  readonly id?: string;
  readonly endedMs?: number;
  /** What the payload has otherwise, before it is hashed. */
  readonly change?: Partial<SessionPayload>;
}

export function attempt({ of, right = 5, id = newId(), endedMs = TEST_NOW - MINUTE_MS, change = {} }: Played): Item {
  const challenge = read(of);
  const { log, score, accuracy, timeTaken } = played(challenge, right);
  const payload: SessionPayload = {
    game: 'speed-math',
    rules: 1,
    seed: seedToHex(challengeSeed(challenge)),
    config: { ...Object(challenge.goal.config) },
    log,
    challenge: { id: of.id, revision: of.revision },
    time: {
      startedMs: endedMs - MINUTE_MS,
      endedMs,
      utcOffsetMin: 0,
      clockOffsetMs: 0,
      floorMs: endedMs - 2 * MINUTE_MS,
      day: dayNumber(endedMs, 0),
    },
    claims: { score, timeTaken, difficulty: 'medium', accuracy },
    ...change,
  };
  return anyItem({ id, owner: 'ada', kind: 'session', payload });
}

function played({ id, goal }: Challenge, right: number) {
  const config = parseConfig(goal.config);
  if (!config.ok) throw new Error(config.error.field);
  const wrong = config.value.questions - right;
  const acts = [...repeat(right, 'right', 2_000), ...repeat(wrong, 'wrong', 2_000), { afterMs: 2_000, does: 'tick' } as const];
  const { record, last } = play(config.value, id, acts);
  const { score, accuracy, timeTaken } = speedMath.outcome(last);
  return { log: record.log, score, accuracy: accuracy ?? 0, timeTaken };
}
