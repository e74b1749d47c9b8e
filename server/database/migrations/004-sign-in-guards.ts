import { sql } from 'kysely';
import { bigInteger, createTable, lengthBetween, notNegative } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** HMAC-SHA-256 as base64url. */
const KEY_LENGTH = 43;

/** A name is a profile's own (null), or held since a time for the owner of an address that somebody signed up again. */
async function heldNames({ db, ...context }: MigrationContext): Promise<void> {
  await db.schema
    .alterTable('profile_names')
    .addColumn('held_at', bigInteger({ db, ...context }))
    .execute();
  await db.schema
    .createIndex('profile_names_held')
    .on('profile_names')
    .column('held_at')
    .where(sql.ref('held_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('users_unconfirmed')
    .on('users')
    .column('updated_at')
    .where(sql.ref('email_confirmed_at'), 'is', null)
    .execute();
}

async function wrongPasswords(context: MigrationContext): Promise<void> {
  await createTable(context, 'wrong_passwords')
    .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('since', bigInteger(context), (column) => column.notNull())
    .addCheckConstraint('wrong_passwords_key_length', lengthBetween('key_hash', KEY_LENGTH, KEY_LENGTH))
    .addCheckConstraint('wrong_passwords_tries_bound', notNegative('tries'))
    .execute();
  await context.db.schema.createIndex('wrong_passwords_by_age').on('wrong_passwords').column('since').execute();
}

async function knownSources(context: MigrationContext): Promise<void> {
  await createTable(context, 'known_sources')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', bigInteger(context), (column) => column.notNull())
    .addPrimaryKeyConstraint('known_sources_key', ['user_id', 'source_hash'])
    .addCheckConstraint('known_sources_hash_length', lengthBetween('source_hash', KEY_LENGTH, KEY_LENGTH))
    .execute();
}

export const signInGuards: Migration = {
  version: 4,
  name: 'sign-in guards',
  async up(context) {
    await heldNames(context);
    await wrongPasswords(context);
    await knownSources(context);
  },
};
