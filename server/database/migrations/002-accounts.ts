import { bigInteger, createTable, lengthBetween, notNegative, oneOf } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** 254 is the longest address that mail can carry. */
const EMAIL_MAX = 254;
/** SHA-256 as base64url. */
const DIGEST_LENGTH = 43;
const UUID_LENGTH = 36;

async function users(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('email_confirmed_at', time)
    .addColumn('confirmation_sent_at', time)
    .addColumn('recovery_sent_at', time)
    .addColumn('last_sign_in_at', time)
    .addColumn('new_email', 'text')
    .addColumn('email_change_sent_at', time)
    .addColumn('email_change_agreed', 'text', (column) => column.notNull().defaultTo('none'))
    .addColumn('banned_until', time)
    .addColumn('tickets_dead_before', time, (column) => column.notNull().defaultTo(0))
    .addColumn('user_metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addCheckConstraint('users_id_length', lengthBetween('id', UUID_LENGTH, UUID_LENGTH))
    .addCheckConstraint('users_email_length', lengthBetween('email', 3, EMAIL_MAX))
    .addCheckConstraint('users_agreed_known', oneOf('email_change_agreed', ['none', 'current', 'new']))
    .addCheckConstraint('users_metadata_length', lengthBetween('user_metadata', 2, 4096))
    .execute();
}

async function profiles(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('player'))
    .addColumn('picture_url', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addCheckConstraint('profiles_username_length', lengthBetween('username', 3, 24))
    .addCheckConstraint('profiles_display_name_length', lengthBetween('display_name', 3, 24))
    .addCheckConstraint('profiles_role_known', oneOf('role', ['player', 'admin']))
    .execute();
  await createTable(context, 'profile_names')
    .addColumn('name_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await context.db.schema.createIndex('profile_names_by_user').on('profile_names').column('user_id').execute();
}

async function identities(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'identities')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('last_sign_in_at', time)
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addUniqueConstraint('identities_subject', ['provider', 'subject'])
    .addCheckConstraint('identities_provider_known', oneOf('provider', ['email', 'google']))
    .execute();
  await context.db.schema.createIndex('identities_by_user').on('identities').column('user_id').execute();
}

async function sessions(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'auth_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('aal', 'text', (column) => column.notNull().defaultTo('aal1'))
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('gen', 'integer', (column) => column.notNull())
    .addColumn('seen_gen', 'integer', (column) => column.notNull())
    .addColumn('rotated_at', time, (column) => column.notNull())
    .addColumn('used_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addCheckConstraint('auth_sessions_aal_known', oneOf('aal', ['aal1', 'aal2']))
    .addCheckConstraint('auth_sessions_gen_bound', notNegative('gen'))
    .execute();
  await context.db.schema.createIndex('auth_sessions_by_user').on('auth_sessions').column('user_id').execute();
  // No reference to the session: a token of an ended session is told apart from one that never was.
  await createTable(context, 'refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('gen', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addUniqueConstraint('refresh_tokens_number', ['session_id', 'gen'])
    .addCheckConstraint('refresh_tokens_hash_length', lengthBetween('token_hash', DIGEST_LENGTH, DIGEST_LENGTH))
    .execute();
  await context.db.schema.createIndex('refresh_tokens_by_age').on('refresh_tokens').column('created_at').execute();
}

async function oneTimeSecrets(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'mail_tokens')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('code_expires_at', time, (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('challenge', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_tokens_key', ['user_id', 'kind'])
    .addCheckConstraint('mail_tokens_kind_known', oneOf('kind', ['signup', 'recovery', 'email_change_current', 'email_change_new']))
    .addCheckConstraint('mail_tokens_hash_length', lengthBetween('token_hash', DIGEST_LENGTH, DIGEST_LENGTH))
    .execute();
  await createTable(context, 'auth_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addCheckConstraint('auth_codes_method_known', oneOf('method', ['otp', 'oauth']))
    .execute();
}

async function mails(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'mail_history')
    .addColumn('address_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sent', 'text', (column) => column.notNull())
    .addColumn('touched_at', time, (column) => column.notNull())
    .execute();
  await context.db.schema.createIndex('mail_history_by_age').on('mail_history').column('touched_at').execute();
  await createTable(context, 'mail_queue')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .execute();
  await context.db.schema.createIndex('mail_queue_by_due').on('mail_queue').column('due_at').execute();
}

export const accounts: Migration = {
  version: 2,
  name: 'accounts',
  async up(context) {
    await users(context);
    await profiles(context);
    await identities(context);
    await sessions(context);
    await oneTimeSecrets(context);
    await mails(context);
  },
};
