import { fail, ok, type Result } from '../../shared/result.ts';
import { itemHash } from './hash.ts';
import type { Host } from './host.ts';
import type { Outbox, Transfer } from './player-store.ts';
import type { ClaimRow, PlayerRow, ReceiptRow, SessionRow, StoredItem } from './records.ts';
import { isGame } from './rules/kinds.ts';
import { itemsOf } from './rules/outbox.ts';

const FORMAT = 'tenfold-backup';
/** 1: the first. */
const VERSION = 1;

/** A player's games as a file: everything that no server has taken, with the reason of what was parked. */
export interface Backup {
  readonly format: typeof FORMAT;
  readonly v: typeof VERSION;
  readonly exportedMs: number;
  readonly player: { readonly nickname: string; readonly accountId?: string };
  /** Own sessions that wait, or are parked: their summaries and records. */
  readonly sessions: readonly SessionRow[];
  /** Waiting items without a session of their own. */
  readonly unsent: readonly StoredItem[];
  /** What the claims among them count as. A file of the first version has none. */
  readonly claims?: readonly ClaimRow[];
  readonly parked: readonly ReceiptRow[];
}

/** `newer`: written by a later version of the app. `damaged`: no backup, or one whose records were changed. */
export type BackupError = 'not_a_backup' | 'newer' | 'damaged';

/** The text of the backup file. */
export async function writeBackup(
  store: Pick<Outbox & Transfer, 'absorbable' | 'parked' | 'unsentItems'>,
  player: PlayerRow,
  nowMs: number,
): Promise<string> {
  const [items, parked, stored] = await Promise.all([store.unsentItems(), store.parked(), store.absorbable()]);
  const ids = new Set([...items, ...parked].map((each) => each.id));
  const sessions = stored.sessions.filter((row) => row.item && ids.has(row.id));
  const backup: Backup = {
    format: FORMAT,
    v: VERSION,
    exportedMs: nowMs,
    player: { nickname: player.nickname, ...(player.accountId === undefined ? {} : { accountId: player.accountId }) },
    sessions,
    unsent: items.filter((item) => !isGame(item.kind)),
    claims: stored.claims.filter(({ id }) => ids.has(id)),
    parked,
  };
  return JSON.stringify(backup);
}

/** Reads a backup file; every record must have the hash it was written with. */
export async function readBackup(text: string, host: Pick<Host, 'sha256'>): Promise<Result<Backup, BackupError>> {
  const parsed = parse(text);
  if (!isRecord(parsed) || parsed['format'] !== FORMAT) return fail('not_a_backup');
  if (typeof parsed['v'] === 'number' && parsed['v'] > VERSION) return fail('newer');
  if (!isBackup(parsed)) return fail('damaged');
  const items = [...itemsOf(parsed.sessions), ...parsed.unsent];
  const sound = await Promise.all(items.map((item) => isSound(item, host)));
  return sound.every(Boolean) ? ok(parsed) : fail('damaged');
}

/** Puts a backup's games into a player's database, by id: what is there already stays, and reading it twice adds nothing. */
export async function restoreBackup(store: Pick<Transfer, 'absorb'>, backup: Backup): Promise<void> {
  await store.absorb({ sessions: backup.sessions, unsent: backup.unsent, claims: backup.claims ?? [] });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is StoredItem =>
  isRecord(value) && [value['id'], value['kind'], value['hash']].every((field) => typeof field === 'string') && isRecord(value['payload']);

function isSession(value: unknown): value is SessionRow {
  if (!isRecord(value) || !isRecord(value['summary']) || !isItem(value['item'])) return false;
  const { id, summary, item } = value;
  const numbers = [
    summary['score'],
    summary['timeTaken'],
    summary['durationMs'],
    summary['endMs'],
    summary['utcOffsetMin'],
    summary['day'],
  ];
  return item.id === id && summary['id'] === id && typeof summary['game'] === 'string' && numbers.every(Number.isInteger);
}

function isClaim(value: unknown): value is ClaimRow {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !isRecord(value['counts'])) return false;
  const { badge, notice } = value['counts'];
  const counted = badge ?? notice;
  if (!isRecord(counted) || typeof counted['badge'] !== 'string') return false;
  const numbers = badge === undefined ? ['generation'] : ['generation', 'xp', 'atMs', 'day'];
  return numbers.every((name) => Number.isInteger(counted[name]));
}

function isBackup(value: { readonly [key: string]: unknown }): value is { readonly [key: string]: unknown } & Backup {
  const { v, sessions, unsent, claims = [], parked } = value;
  const lists = [sessions, unsent, claims, parked].every(Array.isArray);
  if (v !== VERSION || !lists) return false;
  return (sessions as unknown[]).every(isSession) && (unsent as unknown[]).every(isItem) && (claims as unknown[]).every(isClaim);
}

/** A payload that has no canonical form was never written by this app. */
async function isSound(item: StoredItem, host: Pick<Host, 'sha256'>): Promise<boolean> {
  try {
    return (await itemHash(host, item)) === item.hash;
  } catch {
    return false;
  }
}
