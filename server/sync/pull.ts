import { ErrorBody } from '../../shared/contract/common.ts';
import { PULL_PROTO } from '../../shared/contract/limits.ts';
import { PullRequest, PullReset, pullResponseOf } from '../../shared/contract/pull.ts';
import type { Part, Profile } from '../../shared/contract/state.ts';
import type { ListedPage } from '../../shared/progress/counted/counted.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseUnauthorized } from '../http/refusal.ts';
import { principalOf } from '../http/access.ts';
import { CountedClaims } from '../items/kinds.ts';
import { BEFORE_THE_FIRST, formatCursor, parseCursor, tagOf } from './cursor.ts';
import type { Page } from './history.ts';
import { readPage } from './history.ts';
import { pullGuard } from './limit-guard.ts';
import type { StoredPart } from './parts.ts';
import type { PlayerState } from './players.ts';
import { latestChange, nonceAt, readPlayer } from './players.ts';
import { checkProtocol } from './protocol.ts';
import { withoutKept } from './spared-parts.ts';
import type { SyncDeps } from './sync-deps.ts';
import * as words from '../words/en/sync.ts';

/** `POST /api/sync/pull`: what a device of the signed-in player does not know yet (protocol, "Pull"). */
export function pullRoute(app: App, deps: SyncDeps): void {
  app.post(
    '/api/sync/pull',
    {
      config: { access: 'player', compressed: true },
      schema: {
        tags: ['sync'],
        summary: 'Get what changed since a cursor',
        body: PullRequest,
        response: { 200: pullResponseOf(CountedClaims), 409: PullReset, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      onRequest: pullGuard(deps.limits),
      preValidation: checkProtocol(PULL_PROTO),
    },
    async (request, reply) => {
      const player = principalOf(request).userId;
      const { cursor, deviceId, limit, holds, folds = FOLDS_WITHOUT_A_NAME } = request.body;
      const profile = await deps.accounts.profile(player);
      if (!profile) return refuseUnauthorized(reply);
      const held = cursor === undefined ? NOTHING : await heldBy(deps, player, cursor);
      if (!held) return refuse(reply, 409, { error: words.otherHistory, code: 'reset' });
      // One that another history gave out says nothing about this one: then everything comes.
      const kept = holds === undefined ? undefined : await heldBy(deps, player, holds);
      const wanted = { profile, held, kept, folds: new Set(folds) };
      return answer(deps, wanted, await readTogether(deps, { player, device: deviceId, held, limit }));
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

/** What a device knows that names no folds, as an older one does: it would stop its pull at a part of any other (decision D28). */
const FOLDS_WITHOUT_A_NAME: readonly string[] = ['badges', 'challenges', 'days', 'games', 'streak'];

/** What the holder of a cursor has, or undefined if this history does not hold the cursor's change. */
async function heldBy({ database, epoch }: SyncDeps, player: string, text: string): Promise<Held | undefined> {
  const cursor = parseCursor(text);
  if (!cursor || cursor.epoch !== epoch) return undefined;
  const { seq, chain, tag } = cursor;
  if (seq > 0 && (await nonceAt(database, player, seq)) !== chain) return undefined;
  // Protocol 1 brought the changes without the parts.
  return tag === undefined ? { changes: seq, parts: 0 } : { changes: seq, parts: seq, tag };
}

interface Asked {
  readonly player: string;
  readonly device: string;
  readonly held: Held;
  readonly limit: number;
}

interface Found {
  readonly state: PlayerState;
  readonly page: Page;
  /** The last change that the page holds, and its nonce. */
  readonly end: { readonly seq: number; readonly nonce?: string | undefined };
}

/**
 * State and page as of one moment. The state is read first and bounds the page: what is committed meanwhile comes with the next pull.
 * But a session may be listed anew meanwhile (late-facts.ts), and would be missing from the last page while its parts hold it: so a
 * player who has changed by then is read once more.
 */
async function readTogether({ database, random }: SyncDeps, { player, device, held, limit }: Asked): Promise<Found> {
  for (;;) {
    const state = await readPlayer(database, player, random, held.parts);
    const page = await readPage(database, { player, device, after: held.changes, upTo: state.seq, limit });
    const { lastSeq } = page;
    if (lastSeq !== undefined) return { state, page, end: { seq: lastSeq, nonce: await nonceAt(database, player, lastSeq) } };
    const end = await latestChange(database, player);
    if (end.seq === state.seq) return { state, page, end };
  }
}

/** What an answer depends on besides the player's history. */
interface Wanted {
  readonly profile: Profile;
  readonly held: Held;
  /** What the device has besides, while it lists everything. */
  readonly kept: Held | undefined;
  /** The names of the folds whose parts the device can read. */
  readonly folds: ReadonlySet<string>;
}

function answer(deps: SyncDeps, { profile, held, kept, folds }: Wanted, { state, page, end }: Found): ListedPage {
  const tag = tagOf(profile);
  const { reset } = state;
  const now = deps.clock();
  const parts = state.parts.filter(({ fold, seq }) => seq <= end.seq && folds.has(fold));
  const { sent, spared } = kept ? withoutKept(parts, kept.parts, now) : { sent: parts };
  return {
    proto: PULL_PROTO,
    changes: [...page.changes],
    parts: sent.map(partOnTheWire),
    ...(spared && { spared }),
    ...(reset && reset.seq > held.parts && reset.seq <= end.seq && { reset: reset.comesTo }),
    ...(tag !== held.tag && { profile }),
    cursor: formatCursor({ epoch: deps.epoch, seq: end.seq, chain: end.nonce ?? BEFORE_THE_FIRST, tag }),
    more: page.lastSeq !== undefined,
    serverTime: now,
  };
}

const partOnTheWire = ({ fold, bucket, version, part }: StoredPart): Part => ({ fold, bucket, version, part: JSON.parse(part) as unknown });
