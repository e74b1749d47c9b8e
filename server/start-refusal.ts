import type { Config } from './config.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);

/**
 * The message to an operator if the server cannot start: one line that names the setting to change, if there is one.
 * @param error the error that stopped the start
 */
export function startRefusal(error: unknown, { port, databaseUrl }: Pick<Config, 'port' | 'databaseUrl'>): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `another program already listens on port ${port}. Stop it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen') return `this user may not listen on port ${port}. Set PORT to 1024 or above.`;
  // A missing socket is a missing file.
  const isUnreachable = UNREACHABLE.has(code) || (code === 'ENOENT' && syscall === 'connect');
  if (databaseUrl !== undefined && isUnreachable) return `the database of DATABASE_URL cannot be reached (${code}).`;
  return message;
}
