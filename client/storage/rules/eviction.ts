import type { SessionRow } from '../tables/rows.ts';
import type { PlayerTx } from '../tables/player-tables.ts';
import { liveRange } from './staged.ts';
import { isAccepted } from './receipts.ts';

/** A restored server gets back what it lost from full records: devices keep them this long, and this many (protocol, "Storage on the device"). */
const KEEP_LOGS_MS = 90 * 86_400_000;
const KEEP_LOGS_COUNT = 500;

/** Drops the logs of sessions acknowledged long ago and contained [S9]; nothing that was not sent. */
export async function evictLogs(tx: PlayerTx, nowMs: number): Promise<number> {
  const { sessions, receipts } = tx;
  const rows = [...(await liveRange(tx, {}))].sort((a, b) => b.summary.endMs - a.summary.endMs);
  const old = rows.slice(KEEP_LOGS_COUNT).filter((row) => row.item && row.contained === 1);
  const acknowledged = await receipts.getMany(old.map((row) => row.id));
  const evictable = old.filter((_, index) => {
    const receipt = acknowledged[index];
    return isAccepted(receipt) && receipt.receivedMs < nowMs - KEEP_LOGS_MS;
  });
  await sessions.put(evictable.map(withoutLog));
  return evictable.length;
}

function withoutLog(row: SessionRow): SessionRow {
  const { item: _log, ...rest } = row;
  return rest;
}
