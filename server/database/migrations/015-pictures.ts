import { bigInteger, bytes, bytesBetween, createTable, lengthBetween } from '../columns.ts';
import type { Migration } from '../migration.ts';

const UUID_LENGTH = 36;
/** Several times what a small picture takes. */
const IMAGE_MAX_BYTES = 128 * 1024;

/** The pictures of accounts, one each. They lie in the database, so that its servers and its backups have them. */
export const pictures: Migration = {
  version: 15,
  name: 'pictures',
  async up(context) {
    await createTable(context, 'pictures')
      .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('image', bytes(context), (column) => column.notNull())
      .addColumn('created_at', bigInteger(context), (column) => column.notNull())
      .addCheckConstraint('pictures_id_length', lengthBetween('id', UUID_LENGTH, UUID_LENGTH))
      .addCheckConstraint('pictures_image_size', bytesBetween('image', 1, IMAGE_MAX_BYTES))
      .execute();
  },
};
