import { sql } from 'kysely';
import { UnusableDatabase, type Dialect, type Store } from './store.ts';
import type { Migration, MigrationContext } from './migration.ts';

type AnyDatabase = MigrationContext['db'];

/**
 * Brings the schema up to this build's version, each step in one transaction together with its mark, so that a start that was
 * killed half way goes on where it stood. Several servers may start on one PostgreSQL at once: they take turns.
 * @param beforeUpdate done before the first step that a database lacks which has others
 * @throws UnusableDatabase if the database was written by a newer build; an Error if the steps are not numbered from 1 without gaps.
 */
export async function migrate(
  store: Store,
  steps: readonly Migration[],
  random: MigrationContext['random'],
  beforeUpdate?: () => Promise<void>,
): Promise<void> {
  checkNumbers(steps);
  await store.write(async (writer) => createVersionTable(untyped(writer), store.dialect));
  const version = await store.write((writer) => currentVersion(untyped(writer)));
  const known = steps.length;
  if (version > known) {
    throw new UnusableDatabase(
      `This database has schema version ${version}, but this server knows only ${known}. Start a newer server, or restore a backup.`,
    );
  }
  if (version > 0 && version < known) await beforeUpdate?.();
  for (const step of steps.slice(version)) {
    await store.write(async (writer) => applyStep({ db: untyped(writer), dialect: store.dialect, random }, step));
  }
}

/** A database stores the number of its last step alone: with a gap or a number twice, a step would be left out for good. */
function checkNumbers(steps: readonly Migration[]): void {
  steps.forEach(({ version, name }, index) => {
    if (version !== index + 1) throw new Error(`The migration "${name}" has the number ${version}, but its place is ${index + 1}.`);
  });
}

/** Migrations work on tables that the current build's types do not describe. */
const untyped = (writer: unknown): AnyDatabase => writer as AnyDatabase;

async function createVersionTable(db: AnyDatabase, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await lockMigrations(db);
  await sql`create table if not exists schema_versions (version integer primary key not null, name text not null)`.execute(db);
}

/** Held to the end of the transaction, which may wait for another server's and take as long as a large table does. The number only has to be ours. */
async function lockMigrations(db: AnyDatabase): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(7364201)`.execute(db);
}

async function currentVersion(db: AnyDatabase): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from schema_versions`.execute(db);
  return rows[0]?.version ?? 0;
}

async function applyStep(context: MigrationContext, step: Migration): Promise<void> {
  if (context.dialect === 'postgres') await lockMigrations(context.db);
  // Another server may have taken this step while we waited for the lock.
  if ((await currentVersion(context.db)) >= step.version) return;
  await step.up(context);
  await sql`insert into schema_versions (version, name) values (${step.version}, ${step.name})`.execute(context.db);
}
