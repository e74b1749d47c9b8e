import type { NoticeDeps } from '../auth/mails/notice.ts';
import type { CheckCopy } from '../backups/check-copy.ts';
import type { Config } from '../config.ts';
import type { Tombstones } from '../deletion/tombstones.ts';
import type { Store } from '../database/store.ts';

/** What a command works with. */
export interface AdminDeps extends NoticeDeps {
  readonly database: Store;
  /** The settings of the server, or of the command where none runs. */
  readonly config: Config;
  readonly random: (bytes: number) => Uint8Array;
  /** Where deletions are noted outside the database. */
  readonly tombstones: Tombstones;
  /** The folder of the database file and the keys. */
  readonly dataDir: string;
  /** Checks a backup. */
  readonly checkCopy: CheckCopy;
  /** Told after the commit that a player's data changed. */
  readonly changed: (player: string) => void;
}

/** How a command ended: 0 done, 1 could not be done, 2 was not asked for in the right way. The lines are for the operator. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** One command of `npm run admin`. */
export interface Command {
  /** What follows its name: `<e-mail or name>`, in square brackets if it may be left out; empty: nothing. */
  readonly parameter: string;
  readonly summary: string;
  /** What its own help says besides. */
  readonly details?: readonly string[];
  /** @param words those after the name; none exactly if `parameter` is empty */
  run(deps: AdminDeps, words: readonly string[]): Promise<Outcome>;
}

export const done = (...lines: readonly string[]): Outcome => ({ exitCode: 0, lines });
export const failed = (...lines: readonly string[]): Outcome => ({ exitCode: 1, lines });
export const noAccount = (who: string): Outcome => failed(`There is no account with the address or name "${who}".`);
export const misused = (...lines: readonly string[]): Outcome => ({ exitCode: 2, lines });
