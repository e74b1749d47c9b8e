import { bigInteger, createTable, lengthBetween, notNegative, oneOf } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** HMAC-SHA-256 or SHA-256 as base64url. */
const DIGEST_LENGTH = 43;
const UUID_LENGTH = 36;

async function factors(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'factors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('factor_type', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('unverified'))
    .addColumn('secret', 'text')
    .addColumn('phone', 'text')
    .addColumn('last_step', time, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    // Names that are null differ from each other on both engines.
    .addUniqueConstraint('factors_name', ['user_id', 'friendly_name'])
    .addCheckConstraint('factors_id_length', lengthBetween('id', UUID_LENGTH, UUID_LENGTH))
    .addCheckConstraint('factors_type_known', oneOf('factor_type', ['totp', 'phone']))
    .addCheckConstraint('factors_status_known', oneOf('status', ['unverified', 'verified']))
    .addCheckConstraint('factors_step_bound', notNegative('last_step'))
    .execute();
}

async function challenges(context: MigrationContext): Promise<void> {
  const time = bigInteger(context);
  await createTable(context, 'factor_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('factor_id', 'text', (column) => column.notNull().references('factors.id').onDelete('cascade'))
    .addColumn('code_hash', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addCheckConstraint('factor_challenges_id_length', lengthBetween('id', UUID_LENGTH, UUID_LENGTH))
    .addCheckConstraint('factor_challenges_tries_bound', notNegative('tries'))
    .execute();
  await context.db.schema.createIndex('factor_challenges_by_factor').on('factor_challenges').column('factor_id').execute();
}

async function recoveryCodes(context: MigrationContext): Promise<void> {
  await createTable(context, 'recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', bigInteger(context), (column) => column.notNull())
    .addCheckConstraint('recovery_codes_hash_length', lengthBetween('code_hash', DIGEST_LENGTH, DIGEST_LENGTH))
    .execute();
  await context.db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();
}

async function wrongCodes(context: MigrationContext): Promise<void> {
  await createTable(context, 'wrong_codes')
    .addColumn('guarded', 'text', (column) => column.primaryKey().notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('touched_at', bigInteger(context), (column) => column.notNull())
    .addCheckConstraint('wrong_codes_guarded_length', lengthBetween('guarded', UUID_LENGTH, UUID_LENGTH))
    .execute();
  await context.db.schema.createIndex('wrong_codes_by_age').on('wrong_codes').column('touched_at').execute();
}

/** Second factors, their challenges, recovery codes, and the counts of wrong codes. A session knows which factor raised it. */
export const secondFactors: Migration = {
  version: 10,
  name: 'second factors',
  async up(context) {
    await factors(context);
    await challenges(context);
    await recoveryCodes(context);
    await wrongCodes(context);
    await context.db.schema.alterTable('auth_sessions').addColumn('raised_by', 'text').execute();
  },
};
