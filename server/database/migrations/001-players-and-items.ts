import { sql } from 'kysely';
import { bigInteger, bytesBetween, createTable, flag, notNegative, oneOf } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

/** Longest payload in bytes: a whole push is at most 256 KiB, and JSON escapes can lengthen its text when it is written canonically. */
const MAX_PAYLOAD = 2 * 1024 * 1024;

async function facts(context: MigrationContext): Promise<void> {
  await createTable(context, 'facts')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const epoch = Buffer.from(context.random(9)).toString('base64url');
  await context.db.insertInto('facts').values({ name: 'epoch', value: epoch }).execute();
}

async function players(context: MigrationContext): Promise<void> {
  await createTable(context, 'players')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seq', bigInteger(context), (column) => column.notNull())
    .addColumn('accumulator', 'text', (column) => column.notNull())
    .addCheckConstraint('players_id_length', bytesBetween('id', 1, 100))
    .addCheckConstraint('players_seq_bound', notNegative('seq'))
    .execute();
  await createTable(context, 'changes')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('seq', bigInteger(context), (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_key', ['player', 'seq'])
    .addCheckConstraint('changes_nonce_length', bytesBetween('nonce', 11, 11))
    .execute();
}

async function items(context: MigrationContext): Promise<void> {
  await createTable(context, 'items')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('seq', bigInteger(context), (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('v', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('corrected', 'text')
    .addColumn('late', 'integer', (column) => column.notNull())
    .addColumn('received_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('summary', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('items_key', ['player', 'id'])
    .addCheckConstraint('items_id_length', bytesBetween('id', 1, 100))
    .addCheckConstraint('items_hash_length', bytesBetween('hash', 43, 43))
    .addCheckConstraint('items_status_known', oneOf('status', ['accepted', 'corrected', 'deferred', 'rejected']))
    .addCheckConstraint('items_late_flag', flag('late'))
    .addCheckConstraint('items_payload_length', bytesBetween('payload', 2, MAX_PAYLOAD))
    .execute();
  await context.db.schema.createIndex('items_by_change').on('items').columns(['player', 'seq']).execute();
  // Nearly always empty: what a newer build of the server looks at when it starts.
  await context.db.schema
    .createIndex('items_deferred')
    .on('items')
    .columns(['player', 'id'])
    .where(sql.ref('status'), '=', sql.lit('deferred'))
    .execute();
}

async function tickets(context: MigrationContext): Promise<void> {
  // No reference to players: a ticket may be asked for before the first game arrives.
  await createTable(context, 'tickets')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('install', 'text', (column) => column.notNull())
    .addColumn('issued_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('expires_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('revoked_ms', bigInteger(context))
    .addPrimaryKeyConstraint('tickets_key', ['player', 'id'])
    .execute();
}

export const playersAndItems: Migration = {
  version: 1,
  name: 'players and items',
  async up(context) {
    await facts(context);
    await players(context);
    await items(context);
    await tickets(context);
  },
};
