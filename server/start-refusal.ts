import type { Config } from './config.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);

/**
 * What an operator is told when the server cannot start: one line that names the setting to change, where there is one.
 * @param error whatever stopped the start
 */
export function startRefusal(error: unknown, { port, databaseUrl }: Pick<Config, 'port' | 'databaseUrl'>): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `another program already listens on port ${port}. Stop it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen') return `this user may not listen on port ${port}. Set PORT to 1024 or above.`;
  // A socket that is not there is a file that is not there.
  const isUnreachable = UNREACHABLE.has(code) || (code === 'ENOENT' && syscall === 'connect');
  if (databaseUrl !== undefined && isUnreachable) return `the database of DATABASE_URL cannot be reached (${code}).`;
  return message;
}
