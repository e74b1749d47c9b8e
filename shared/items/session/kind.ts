import { roundSeed } from '../../round-seed.ts';
import { isSameSeed, seedFromHex, seedFromText } from '../../seed.ts';
import type { CountingKind } from '../kit/kind-rule.ts';
import type { SessionPayload } from './payload.ts';
import type { StoredSession } from './stored-session.ts';

export const session: CountingKind<SessionPayload, 'session', StoredSession> = {
  kind: 'session',
  kept: 'as-game',
  isClaim: false,
  /**
   * Free play has the seed of its id, so no log can be sent under another (protocol, "Recording a game"). A session that names a challenge
   * may have the challenge's (decision C4); one of a class round has the round's (decision D30).
   */
  isIdOf: (id, { seed: hex, challenge, round }) => {
    const seed = seedFromHex(hex);
    if (seed === null) return false;
    if (round !== undefined) return isSameSeed(seed, roundSeed(round.code));
    return isSameSeed(seed, seedFromText(id)) || (challenge !== undefined && isSameSeed(seed, seedFromText(challenge.id)));
  },
  counts: {
    name: 'session',
    texts: ['id', 'game'],
    integers: ['rules', 'score', 'timeTaken', 'durationMs', 'endMs', 'utcOffsetMin', 'day'],
    idOf: ({ id }) => id,
    // Whenever it arrives, and wherever from.
    countsAfter: ({ atMs }, { endMs }) => endMs > atMs,
  },
};
