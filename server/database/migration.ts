import type { Kysely } from 'kysely';
import type { Dialect } from './store.ts';

/** What a migration works on: its transaction and the engine it runs on. */
export interface MigrationContext {
  // Tables change from one migration to the next, so none are known by type here.
  readonly db: Kysely<Record<string, Record<string, unknown>>>;
  readonly dialect: Dialect;
  /** Random bytes, for facts that a migration must make up. */
  readonly random: (bytes: number) => Uint8Array;
}

/** One step of the schema. Never changed once released; numbers run from 1 without gaps. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  up(context: MigrationContext): Promise<void>;
}
