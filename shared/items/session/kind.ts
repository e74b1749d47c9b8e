import { isSameSeed, seedFromHex, seedFromText } from '../../seed.ts';
import type { KindRule } from '../kit/kind-rule.ts';
import type { SessionPayload } from './payload.ts';

export const session: KindRule<SessionPayload> = {
  kind: 'session',
  kept: 'as-game',
  isClaim: false,
  /** Free play has the seed of its id, so no log can be sent under another (protocol, "Recording a game"). A challenge has its own. */
  isIdOf: (id, { seed: hex, challenge }) => {
    const seed = seedFromHex(hex);
    return seed !== null && (challenge !== undefined || isSameSeed(seed, seedFromText(id)));
  },
};
