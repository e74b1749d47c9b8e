import { bigInteger, bytesBetween, createTable } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Daily challenges as their revisions, of which none ever changes (decision C2). */
export const challengeRevisions: Migration = {
  version: 8,
  name: 'challenges',
  async up(context) {
    await createTable(context, 'challenge_revisions')
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('saved_ms', bigInteger(context), (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('challenge_revisions_key', ['challenge', 'revision'])
      .addCheckConstraint('challenge_revisions_challenge_length', bytesBetween('challenge', 1, 60))
      .addCheckConstraint('challenge_revisions_body_length', bytesBetween('body', 2, 16_000))
      .execute();
  },
};
