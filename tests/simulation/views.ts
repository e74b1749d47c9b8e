import { sql } from 'kysely';
import type { Part, Reset } from '../../shared/contract/state.ts';
import type { Json } from '../../shared/json.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { countsAfter } from '../../shared/progress/counted/reset.ts';
import { figuresOf, type Figures } from '../../shared/progress/figures.ts';
import type { SqliteStore } from '../../server/database/sqlite.ts';
import { partsOf } from '../../server/sync/parts.ts';
import { unpackPayload } from '../../server/sync/stored-payload.ts';
import { unpackCounted } from '../../server/sync/stored-summary.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import type { Device } from './device.ts';
import type { Inspector, PlayerContents } from './inspect.ts';
import type { SimServer } from './sim-server.ts';

/** A device's disk and what is on it. */
export interface DiskView {
  readonly device: Device;
  readonly players: readonly PlayerRow[];
  readonly contents: ReadonlyMap<string, PlayerContents>;
}

/** An item as the server has it. */
export interface ServerItem {
  readonly player: string;
  readonly id: string;
  readonly kind: string;
  readonly receivedMs: number;
  readonly payload: Json;
  /** For what a deferred item waits. */
  readonly waitsFor: string | undefined;
  /** What it counts as, if it was accepted, also before a reset. */
  readonly counts: Counted | undefined;
}

/** A player as the server has them. */
export interface ServerPlayer {
  readonly figures: Figures;
  /** Its parts of evidence. */
  readonly evidence: readonly Pick<Part, 'bucket' | 'part'>[];
  readonly reset: Reset;
  /** Accepted, before or after a reset. */
  readonly items: readonly ServerItem[];
  /** What counts of the items. */
  readonly counted: readonly Counted[];
}

export interface ServerView {
  readonly items: readonly ServerItem[];
  readonly players: ReadonlyMap<string, ServerPlayer>;
}

export async function viewDisk(device: Device, inspector: Inspector): Promise<DiskView> {
  const players = await inspector.players();
  const contents = new Map<string, PlayerContents>();
  for (const { localId } of players) {
    const found = await inspector.player(localId);
    if (found) contents.set(localId, found);
  }
  return { device, players, contents };
}

/** What was read of a database, and how many rows it had changed until then. */
const seen = new WeakMap<SqliteStore, { readonly changes: number; readonly view: ServerView }>();

/** A database in which nothing has changed is not read again. */
export async function viewServer({ database }: SimServer): Promise<ServerView> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(database.db);
  const changes = rows[0]?.changes ?? 0;
  const last = seen.get(database);
  if (last?.changes === changes) return last.view;
  const view = await readServer(database);
  seen.set(database, { changes, view });
  return view;
}

async function readServer({ db }: SqliteStore): Promise<ServerView> {
  const rows = await db
    .selectFrom('items')
    .select(['player', 'id', 'kind', 'status', 'code', 'received_ms', 'payload', 'summary', 'evidence'])
    .execute();
  const players = await db.selectFrom('players').select(['id', 'reset_ms', 'generation']).execute();
  const parts = await db.selectFrom('parts').select(['player', 'fold', 'bucket', 'version', 'part']).execute();
  const items = rows.map(({ player, id, kind, status, code, received_ms: receivedMs, payload, summary, evidence }): ServerItem => {
    const isAccepted = status === 'accepted' || status === 'corrected';
    const counts = summary !== null && isAccepted ? unpackCounted(id, summary, evidence) : undefined;
    const waitsFor = status === 'deferred' ? (code ?? '') : undefined;
    return { player, id, kind, receivedMs, payload: unpackPayload({ id, kind, payload }), waitsFor, counts };
  });
  return {
    items,
    players: new Map(
      players.map(({ id, reset_ms: atMs, generation }) => {
        const reset = { atMs, generation };
        const accepted = items.filter(({ player, counts }) => player === id && counts);
        const counted = accepted.flatMap(({ counts }) => (counts && countsAfter(reset, counts) ? [counts] : []));
        const own = partsOf(parts.filter(({ player }) => player === id));
        const evidence = [...(own.get('evidence') ?? [])].map(([bucket, part]) => ({ bucket, part }));
        return [id, { figures: figuresOf(own), evidence, reset, items: accepted, counted }];
      }),
    ),
  };
}
