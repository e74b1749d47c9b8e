import type { Config } from './config.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);

/** The disk takes no more: a file's codes, and that of SQLite. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
/** A file's own error names it. */
const NOT_WRITABLE = ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_IOERR', 'SQLITE_PERM'];

/**
 * The message to an operator if the server cannot start: one line that names the setting to change, if there is one.
 * @param error the error that stopped the start
 */
export function startRefusal(
  error: unknown,
  { host, port, databaseUrl, dataDir }: Pick<Config, 'host' | 'port' | 'databaseUrl' | 'dataDir'>,
): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, hostname, message } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  if (code === 'EADDRINUSE') return `another program already listens on port ${port}. Stop it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen') return `this user may not listen on port ${port}. Set PORT to 1024 or above.`;
  // A name is looked up before it is listened on.
  if ((code === 'EADDRNOTAVAIL' && syscall === 'listen') || (syscall === 'getaddrinfo' && hostname === host))
    return `this machine has no address ${host}. Set HOST to one that it has.`;
  if (DISK_FULL.has(code))
    return `there is no room on the disk of ${dataDir}. Make room there, or set DATA_DIR to a folder on another disk.`;
  if (NOT_WRITABLE.some((each) => code.startsWith(each)))
    return `this user cannot write to ${dataDir} (${code}). Give it that folder, or set DATA_DIR to another one.`;
  if (code.startsWith('SQLITE_BUSY')) return `another program holds the database in ${dataDir}. Close it first.`;
  // A missing socket is a missing file.
  const isUnreachable = UNREACHABLE.has(code) || (code === 'ENOENT' && syscall === 'connect');
  if (databaseUrl !== undefined && isUnreachable) return `the database of DATABASE_URL cannot be reached (${code}).`;
  return message;
}
