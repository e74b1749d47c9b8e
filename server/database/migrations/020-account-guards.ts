import { sql } from 'kysely';
import { bigInteger, createTable, flag, lengthBetween, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** HMAC-SHA-256 as base64url. */
const DIGEST_LENGTH = 43;
const UUID_LENGTH = 36;

/** When a session last proved who its user is, and whether it is there to choose a new password (decision D34). */
async function proofs(context: MigrationContext): Promise<void> {
  const { db } = context;
  await db.schema.alterTable('auth_sessions').addColumn('proven_at', bigInteger(context)).execute();
  await db.schema
    .alterTable('auth_sessions')
    .addColumn('recovers', 'integer', (column) => column.notNull().defaultTo(0).check(flag('recovers')))
    .execute();
  await db.schema
    .alterTable('auth_codes')
    .addColumn('recovers', 'integer', (column) => column.notNull().defaultTo(0).check(flag('recovers')))
    .execute();
}

/** A code can bring an identity to the session that asked for it, in the place of a session. */
async function connections({ db }: MigrationContext): Promise<void> {
  await db.schema.alterTable('auth_codes').addColumn('linking_session', 'text').execute();
  await db.schema
    .alterTable('auth_codes')
    .addColumn('identity', 'text', (column) => column.check(sql<boolean>`(identity is null) = (linking_session is null)`))
    .execute();
}

/** What changed on accounts, until a mail lists it (decision D22). */
async function notices(context: MigrationContext): Promise<void> {
  await createTable(context, 'waiting_notices')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', bigInteger(context), (column) => column.notNull())
    .addCheckConstraint('waiting_notices_id_length', lengthBetween('id', UUID_LENGTH, UUID_LENGTH))
    .addCheckConstraint('waiting_notices_hash_length', lengthBetween('address_hash', DIGEST_LENGTH, DIGEST_LENGTH))
    .execute();
  await context.db.schema.createIndex('waiting_notices_by_address').on('waiting_notices').column('address_hash').execute();
}

export const accountGuards: Migration = {
  version: 20,
  name: 'guards of the account',
  async up(context) {
    await context.db.schema
      .alterTable('users')
      .addColumn('ticket_generation', 'integer', (column) => column.notNull().defaultTo(0).check(notNegative('ticket_generation')))
      .execute();
    await proofs(context);
    await connections(context);
    await notices(context);
  },
};
