import { StoreBusy, StoreLost } from './store.ts';

/**
 * The store cannot serve right now, through no fault of the request: full or read-only disk, busy file or row, lost connection, no
 * connection free.
 */
export function isStorageTrouble(error: unknown): boolean {
  if (error instanceof StoreBusy || error instanceof StoreLost) return true;
  const code = codeOf(error);
  return code !== undefined && (SQLITE.some((prefix) => code.startsWith(prefix)) || POSTGRES.test(code) || NETWORK.has(code));
}

const SQLITE = ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'];
/**
 * SQLSTATE classes: connection (08), transaction rollback (40), resources (53), operator intervention (57), system (58); and a lock not had
 * in time, a time limit of a transaction, a database that takes reads alone, as the spare one does to which an address may lead meanwhile.
 */
const POSTGRES = /^((08|40|53|57|58)[0-9A-Z]{3}|55P03|25P0[34]|25006)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
