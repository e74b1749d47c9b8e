import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import { device } from '../device/device.ts';
import { attempt } from '../device/stored.ts';
import { timeNow } from '../storage/known-time.ts';
import type { RunOwner } from '../engine/engine.ts';
import { attemptState } from './attempt-result.ts';
import { endedAttempt } from './ended-attempt.ts';
import { endOfDay, readToday } from './read-today.ts';

/** What a game's page plays of today's challenge: its revision and its set-up, unchecked. */
interface PlayableChallenge {
  readonly revision: Parameters<typeof readChallenge>[0];
  readonly config: unknown;
  /** Whether the player has had the one attempt (decision C2). */
  readonly isAttempted: boolean;
  /** How long its date still lasts, in ms from the moment of the call. */
  readonly leftMs: () => number;
}

/** Today's challenge, if it is one in the game with this slug; undefined if not, or if storage refuses. */
export async function challengeFor(slug: string, owner: RunOwner): Promise<PlayableChallenge | undefined> {
  const localId = owner.kind === 'player' ? owner.localId : undefined;
  const { host, storage } = device();
  const today = await attempt(() => readToday(storage, host, localId));
  if (!today.ok || today.value.ofDay.state !== 'active') return undefined;
  const { revision } = today.value.ofDay;
  const challenge = readChallenge(revision);
  if (!challenge.ok || challenge.value.rules.slug !== slug) return undefined;
  const { state } = attemptState(today.value, endedAttempt.getSnapshot(), localId);
  const { day, clock } = today.value;
  const leftMs = () => endOfDay(day) - timeNow(host, clock);
  return { revision, config: challenge.value.goal.config, isAttempted: state !== 'none', leftMs };
}
