import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stays of a deleted account. It names nobody: the id is random. */
export interface Tombstone {
  readonly player: string;
  /** When it was deleted; ms since the epoch. */
  readonly deletedMs: number;
}

/** The tombstones outside the database: a restored backup does not know of deletions after it was made. */
export interface Tombstones {
  all(): readonly Tombstone[];
  /** Durable when it returns. */
  add(tombstones: readonly Tombstone[]): void;
}

/** The file of the tombstones in a data folder, beside the keys. */
export const tombstoneFileIn = (dataDir: string): string => join(dataDir, 'keys', 'deleted-accounts.txt');

/**
 * Keeps the tombstones in a file that only grows: a line each, `<id> <ms>`, readable by the server's own user only (mode 0600). Several
 * servers and commands may add to one file. A line that a crash cut off is passed over; the database has that tombstone.
 */
export function tombstoneFile(path: string): Tombstones {
  return {
    all: () => linesOf(path).flatMap(readLine),
    add(tombstones) {
      if (tombstones.length === 0) return;
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // It begins with a line break, so that a line that was cut off spoils none.
      const lines = tombstones.map(({ player, deletedMs }) => `\n${player} ${deletedMs}`).join('');
      appendFileSync(path, `${lines}\n`, { mode: 0o600, flush: true });
    },
  };
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readLine(line: string): readonly Tombstone[] {
  const [, player, ms] = /^([A-Za-z0-9:_-]{1,100}) (\d{1,15})$/.exec(line) ?? [];
  return player === undefined ? [] : [{ player, deletedMs: Number(ms) }];
}
