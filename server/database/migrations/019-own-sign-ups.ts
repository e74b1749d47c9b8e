import { sql } from 'kysely';
import { bigInteger, createTable, flag, lengthBetween, oneOf } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** SHA-256 as base64url. */
const DIGEST_LENGTH = 43;
/** Much longer than the answer to a sign-up takes, much shorter than a person does. */
const ONE_SIGN_UP_MS = 1_000;

/**
 * A mail's link confirms the sign-up it was made for (decision D33): tokens keep what that asked for, and older ones live on. SQLite cannot
 * change a primary key, so the table is made anew. An account that waits now and was signed up to more than once may have been offered
 * several passwords, of which the last one alone was kept: it counts as if it had.
 */
export const ownSignUps: Migration = {
  version: 19,
  name: 'own sign-ups',
  async up(context) {
    const { db } = context;
    const time = bigInteger(context);
    await db.schema
      .alterTable('users')
      .addColumn('password_in_doubt', 'integer', (column) => column.notNull().defaultTo(0).check(flag('password_in_doubt')))
      .execute();
    await sql`update users set password_in_doubt = 1 where email_confirmed_at is null and updated_at > created_at + ${sql.lit(ONE_SIGN_UP_MS)}`.execute(
      db,
    );
    await createTable(context, 'mail_tokens_anew')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sign_up_data', 'text')
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('code_expires_at', time, (column) => column.notNull())
      .addColumn('expires_at', time, (column) => column.notNull())
      .addColumn('challenge', 'text')
      .addColumn('created_at', time, (column) => column.notNull())
      .addCheckConstraint('mail_tokens_of_kind', oneOf('kind', ['signup', 'recovery', 'email_change_current', 'email_change_new']))
      .addCheckConstraint('mail_tokens_digest_length', lengthBetween('token_hash', DIGEST_LENGTH, DIGEST_LENGTH))
      .addCheckConstraint('mail_tokens_data_length', lengthBetween('sign_up_data', 2, 4096))
      .execute();
    await sql`
      insert into mail_tokens_anew
        (token_hash, user_id, kind, sign_up_data, code_hash, code_tries, code_expires_at, expires_at, challenge, created_at)
      select t.token_hash, t.user_id, t.kind, case when t.kind = 'signup' then u.user_metadata end,
        t.code_hash, t.code_tries, t.code_expires_at, t.expires_at, t.challenge, t.created_at
      from mail_tokens t join users u on u.id = t.user_id`.execute(db);
    await db.schema.dropTable('mail_tokens').execute();
    await db.schema.alterTable('mail_tokens_anew').renameTo('mail_tokens').execute();
    await db.schema.createIndex('mail_tokens_of_user').on('mail_tokens').columns(['user_id', 'kind']).execute();
  },
};
