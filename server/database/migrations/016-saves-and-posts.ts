import { bigInteger, bytesBetween, createTable, flag, lengthBetween } from '../columns.ts';
import type { Migration, MigrationContext } from '../migration.ts';

const UUID_LENGTH = 36;
/** A SHA-256 in base64url. */
const DIGEST_LENGTH = 43;
/** Far above what a post can be. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;
/** What a limit in characters comes to in UTF-8. */
const inBytes = (characters: number): number => 3 * characters;

/** Saves of admins by their keys, and the posts of the blog. */
export const savesAndPosts: Migration = {
  version: 16,
  name: 'saves and posts',
  async up(context) {
    await createSaves(context);
    await createPosts(context);
  },
};

async function createSaves(context: MigrationContext): Promise<void> {
  await createTable(context, 'saves')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('saved_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('saves_key', ['actor', 'key'])
    .addCheckConstraint('saves_actor_length', bytesBetween('actor', 1, 100))
    .addCheckConstraint('saves_key_length', lengthBetween('key', UUID_LENGTH, UUID_LENGTH))
    .addCheckConstraint('saves_request_length', lengthBetween('request', DIGEST_LENGTH, DIGEST_LENGTH))
    .addCheckConstraint('saves_answer_length', bytesBetween('answer', 2, ANSWER_MAX_BYTES))
    .execute();
}

/** A deleted post keeps its row without its texts, so that no id and no revision is ever used again. */
async function createPosts(context: MigrationContext): Promise<void> {
  const { db, dialect } = context;
  await createTable(context, 'posts')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('created_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('updated_ms', bigInteger(context), (column) => column.notNull())
    .addColumn('deleted_ms', bigInteger(context))
    .addColumn('author', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('seo_title', 'text', (column) => column.notNull())
    .addColumn('seo_description', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addCheckConstraint('posts_published', flag('published'))
    .addCheckConstraint('posts_slug_length', bytesBetween('slug', 1, 80))
    .addCheckConstraint('posts_author_length', bytesBetween('author', 1, 100))
    .addCheckConstraint('posts_title_length', bytesBetween('title', 0, inBytes(200)))
    .addCheckConstraint('posts_description_length', bytesBetween('description', 1, inBytes(500)))
    .addCheckConstraint('posts_seo_title_length', bytesBetween('seo_title', 0, inBytes(200)))
    .addCheckConstraint('posts_seo_description_length', bytesBetween('seo_description', 0, inBytes(500)))
    .addCheckConstraint('posts_thumbnail_length', bytesBetween('thumbnail', 1, 450_000))
    .addCheckConstraint('posts_content_length', bytesBetween('content', 0, inBytes(1_500_000)))
    .execute();
  // Deleted posts have none, and rows without one differ from each other.
  await db.schema.createIndex('posts_by_slug').on('posts').column('slug').unique().execute();
}
