import { bigInteger, createKeyedTable, lengthBetween } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** SHA-256 as base64url. */
const DIGEST_LENGTH = 43;

/** Proofs of work that were used, until they would have run out. */
export const captchas: Migration = {
  version: 13,
  name: 'captchas',
  async up(context) {
    await createKeyedTable(context, 'used_captchas')
      .addColumn('proof_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('ends_at', bigInteger(context), (column) => column.notNull())
      .addCheckConstraint('used_captchas_hash_length', lengthBetween('proof_hash', DIGEST_LENGTH, DIGEST_LENGTH))
      .execute();
    await context.db.schema.createIndex('used_captchas_by_end').on('used_captchas').column('ends_at').execute();
  },
};
