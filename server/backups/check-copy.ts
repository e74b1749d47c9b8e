import { checkSqliteFile } from '../database/sqlite.ts';
import { askThread } from '../threads/ask-thread.ts';

/** Reads a copy of the database whole. @throws UnusableDatabase if it could not take the database's place */
export type CheckCopy = (path: string) => Promise<void>;

/** In this thread. It answers nobody meanwhile: for a command without a server, and where nothing was built. */
export const checkCopyHere: CheckCopy = async (path) => {
  checkSqliteFile(path);
};

/** A file of a gigabyte takes some seconds. */
const LIMITS = { deadlineMs: 600_000, maxMemoryMb: 128 };

/**
 * In a thread of its own.
 * @param entry where the build put check-copy-thread.ts
 */
export const checkCopyApart =
  (entry: URL): CheckCopy =>
  (path) =>
    askThread<undefined>(entry, path, LIMITS);
