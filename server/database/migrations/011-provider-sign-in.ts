import { sql } from 'kysely';
import { bigInteger, createTable, flag, lengthBetween } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** SHA-256 as base64url. */
const DIGEST_LENGTH = 43;

/** Whether the provider vouches for an identity's address. What an e-mail identity has to show is the user's own confirmation. */
async function verifiedAddresses({ db }: MigrationContext): Promise<void> {
  await db.schema
    .alterTable('identities')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0).check(flag('email_verified')))
    .execute();
}

async function oauthStates(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'oauth_states')
    .addColumn('state_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('redirect_to', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text')
    .addColumn('linking_user', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('linking_session', 'text')
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addCheckConstraint('oauth_states_hash_length', lengthBetween('state_hash', DIGEST_LENGTH, DIGEST_LENGTH))
    .addCheckConstraint('oauth_states_linking_whole', sql`(linking_user is null) = (linking_session is null)`)
    .execute();
  await context.db.schema.createIndex('oauth_states_by_end').on('oauth_states').column('expires_at').execute();
}

export const providerSignIn: Migration = {
  version: 11,
  name: 'sign-in at a provider',
  async up(context) {
    await verifiedAddresses(context);
    await oauthStates(context);
  },
};
