import { roundSeed } from '../../round-seed.ts';
import { isSheetId, sheetId } from '../../sheet-id.ts';
import { isSameSeed, seedFromHex, seedFromText } from '../../seed.ts';
import type { CountingKind } from '../kit/kind-rule.ts';
import type { SessionPayload } from './payload.ts';
import type { StoredSession } from './stored-session.ts';

/** Whether a set-up is that of a sheet of paper (shared/games/practice/v3/config.ts). */
const isOfSheet = (config: SessionPayload['config']): config is { kind: 'paper'; plan: string } =>
  config['kind'] === 'paper' && typeof config['plan'] === 'string';

export const session: CountingKind<SessionPayload, 'session', StoredSession> = {
  kind: 'session',
  kept: 'as-game',
  isClaim: false,
  isNamedByWhat: isSheetId,
  /**
   * Free play has the seed of its id, so no log can be sent under another (protocol, "Recording a game"). A session that names a challenge
   * may have the challenge's (decision C4); one of a class round has the round's (decision D30). A sheet of paper gives its session
   * the id, and so the seed; no other session has such an id (decision D37).
   */
  isIdOf: (id, { seed: hex, challenge, round, config }) => {
    const seed = seedFromHex(hex);
    if (seed === null) return false;
    if (isOfSheet(config) ? id !== sheetId(config.plan) : isSheetId(id)) return false;
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
