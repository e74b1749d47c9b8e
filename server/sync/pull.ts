import { ErrorBody } from '../../shared/contract/common.ts';
import { PROTO } from '../../shared/contract/limits.ts';
import type { Profile } from '../../shared/contract/state.ts';
import { PullRequest, PullReset, PullResponse } from '../../shared/contract/sync.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseUnauthorized } from '../http/refusal.ts';
import { principalOf } from '../http/access.ts';
import { BEFORE_THE_FIRST, formatCursor, parseCursor } from './cursor.ts';
import type { Page } from './history.ts';
import { readPage } from './history.ts';
import { pullGuard } from './limit-guard.ts';
import type { PlayerState } from './players.ts';
import { nonceAt, readPlayer } from './players.ts';
import { checkProtocol } from './protocol.ts';
import type { SyncDeps } from './sync-deps.ts';

/** `POST /api/sync/pull`: what a device of the signed-in player does not know yet (protocol, "Pull"). */
export function pullRoute(app: App, parts: SyncDeps): void {
  app.post(
    '/api/sync/pull',
    {
      config: { access: 'player' },
      schema: {
        tags: ['sync'],
        summary: 'Get what changed since a cursor',
        body: PullRequest,
        response: { 200: PullResponse, 409: PullReset, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      onRequest: pullGuard(parts.limits),
      preValidation: checkProtocol,
    },
    async (request, reply) => {
      const player = principalOf(request).userId;
      const { cursor, deviceId, limit } = request.body;
      const profile = await parts.accounts.profile(player);
      if (!profile) return refuseUnauthorized(reply);
      const after = cursor === undefined ? 0 : await placeOf(parts, player, cursor);
      if (after === undefined)
        return refuse(reply, 409, { error: 'The history of this server is not the one the cursor belongs to.', code: 'reset' });
      // The state is read first and bounds the page: whatever is committed meanwhile comes with the next pull.
      const state = await readPlayer(parts.database, player, parts.random);
      const page = await readPage(parts.database, { player, device: deviceId, after, upTo: state.seq, limit });
      return answer(parts, player, state, page, profile);
    },
  );
}

/** The change at which a cursor stands, or undefined if this history does not hold it. */
async function placeOf({ database, epoch }: SyncDeps, player: string, text: string): Promise<number | undefined> {
  const cursor = parseCursor(text);
  if (!cursor || cursor.epoch !== epoch) return undefined;
  if (cursor.seq === 0) return 0;
  return (await nonceAt(database, player, cursor.seq)) === cursor.chain ? cursor.seq : undefined;
}

async function answer(parts: SyncDeps, player: string, state: PlayerState, page: Page, profile: Profile): Promise<PullResponse> {
  const more = page.lastSeq !== undefined;
  const seq = page.lastSeq ?? state.seq;
  const chain = (seq > 0 && (await nonceAt(parts.database, player, seq))) || BEFORE_THE_FIRST;
  return {
    proto: PROTO,
    changes: [...page.changes],
    cursor: formatCursor({ epoch: parts.epoch, seq, chain }),
    more,
    serverTime: parts.clock(),
    ...(!more && { document: { seq: state.seq, profile, accumulator: state.accumulator } }),
  };
}
