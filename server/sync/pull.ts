import { ErrorBody } from '../../shared/contract/common.ts';
import { PULL_PROTO } from '../../shared/contract/limits.ts';
import { PullRequest, PullReset, PullResponse } from '../../shared/contract/pull.ts';
import type { Part, Profile } from '../../shared/contract/state.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseUnauthorized } from '../http/refusal.ts';
import { principalOf } from '../http/access.ts';
import { BEFORE_THE_FIRST, formatCursor, parseCursor, tagOf } from './cursor.ts';
import type { Page } from './history.ts';
import { readPage } from './history.ts';
import { pullGuard } from './limit-guard.ts';
import type { StoredPart } from './parts.ts';
import type { PlayerState } from './players.ts';
import { nonceAt, readPlayer } from './players.ts';
import { checkProtocol } from './protocol.ts';
import type { SyncDeps } from './sync-deps.ts';

/** `POST /api/sync/pull`: what a device of the signed-in player does not know yet (protocol, "Pull"). */
export function pullRoute(app: App, deps: SyncDeps): void {
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
      onRequest: pullGuard(deps.limits),
      preValidation: checkProtocol(PULL_PROTO),
    },
    async (request, reply) => {
      const player = principalOf(request).userId;
      const { cursor, deviceId, limit } = request.body;
      const profile = await deps.accounts.profile(player);
      if (!profile) return refuseUnauthorized(reply);
      const held = cursor === undefined ? NOTHING : await heldBy(deps, player, cursor);
      if (!held) return refuse(reply, 409, { error: 'The history of this server is not the one the cursor belongs to.', code: 'reset' });
      // The state is read first and bounds the page: whatever is committed meanwhile comes with the next pull.
      const state = await readPlayer(deps.database, player, deps.random, held.parts);
      const page = await readPage(deps.database, { player, device: deviceId, after: held.changes, upTo: state.seq, limit });
      return answer(deps, { player, profile, held, state, page });
    },
  );
}

/** What a client has by its cursor: all changes up to one, all parts up to one, and a profile. */
interface Held {
  readonly changes: number;
  readonly parts: number;
  readonly tag?: string;
}

const NOTHING: Held = { changes: 0, parts: 0 };

/** What the holder of a cursor has, or undefined if this history does not hold the cursor's change. */
async function heldBy({ database, epoch }: SyncDeps, player: string, text: string): Promise<Held | undefined> {
  const cursor = parseCursor(text);
  if (!cursor || cursor.epoch !== epoch) return undefined;
  const { seq, chain, tag } = cursor;
  if (seq > 0 && (await nonceAt(database, player, seq)) !== chain) return undefined;
  // Protocol 1 brought the changes without the parts.
  return tag === undefined ? { changes: seq, parts: 0 } : { changes: seq, parts: seq, tag };
}

interface Found {
  readonly player: string;
  readonly profile: Profile;
  readonly held: Held;
  readonly state: PlayerState;
  readonly page: Page;
}

async function answer(deps: SyncDeps, { player, profile, held, state, page }: Found): Promise<PullResponse> {
  const end = page.lastSeq ?? state.seq;
  const chain = (end > 0 && (await nonceAt(deps.database, player, end))) || BEFORE_THE_FIRST;
  const tag = tagOf(profile);
  const { reset } = state;
  return {
    proto: PULL_PROTO,
    changes: [...page.changes],
    parts: state.parts.filter(({ seq }) => seq <= end).map(partOnTheWire),
    ...(reset && reset.seq > held.parts && reset.seq <= end && { reset: reset.comesTo }),
    ...(tag !== held.tag && { profile }),
    cursor: formatCursor({ epoch: deps.epoch, seq: end, chain, tag }),
    more: page.lastSeq !== undefined,
    serverTime: deps.clock(),
  };
}

const partOnTheWire = ({ fold, bucket, version, part }: StoredPart): Part => ({ fold, bucket, version, part: JSON.parse(part) as unknown });
