import { sql, type Selectable } from 'kysely';
import type { AdminPost, AdminPostsResponse, Post, PostSummary } from '../../../shared/contract/posts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { freeSlug } from '../../../shared/slug.ts';
import type { Dialect, Writer } from '../../database/store.ts';
import { refusal, stale, type SaveRefusal } from '../../saves/refusal.ts';
import type { PostsTable } from '../../database/tables/content.ts';
import type { PostTexts } from './read-draft.ts';
import * as words from '../../words/en/saves.ts';

/** The columns of a post as lists show it. */
export const LISTED = ['id', 'revision', 'slug', 'published', 'created_ms', 'updated_ms', 'title', 'description', 'thumbnail'] as const;
export const WHOLE = [...LISTED, 'seo_title', 'seo_description', 'content'] as const;

export type ListedRow = Pick<Selectable<PostsTable>, (typeof LISTED)[number]>;
type WholeRow = Pick<Selectable<PostsTable>, (typeof WHOLE)[number]>;

export const NO_POST = refusal(404, 'post_not_found', words.noPost);
const SLUG_TAKEN = refusal(422, 'slug_taken', words.slugTaken, 'slug');

export const summaryOf = (row: ListedRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  createdMs: row.created_ms,
  updatedMs: row.updated_ms,
});

export const postOf = (row: WholeRow): Post => ({
  ...summaryOf(row),
  revision: row.revision,
  content: row.content,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
});

const adminPostOf = (row: WholeRow): AdminPost => ({ ...postOf(row), published: row.published === 1 });

/** All posts that are not deleted, newest first, without their contents. */
export async function listPosts(db: Writer): Promise<AdminPostsResponse['posts']> {
  const rows = await db
    .selectFrom('posts')
    .select(LISTED)
    .where('deleted_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...summaryOf(row), revision: row.revision, published: row.published === 1 }));
}

/** The post of this id, published or a draft; undefined if there is none, or none any more. */
export async function findPost(db: Writer, id: number): Promise<AdminPost | undefined> {
  const row = await db.selectFrom('posts').select(WHOLE).where('id', '=', id).where('deleted_ms', 'is', null).executeTakeFirst();
  return row && adminPostOf(row);
}

/** What happens to a post in a transaction. */
export interface PostChange {
  readonly dialect: Dialect;
  /** Server time. */
  readonly nowMs: number;
}

/** @param author the account that makes it; null for a command */
export async function addPost(
  writer: Writer,
  { dialect, nowMs }: PostChange,
  texts: PostTexts,
  author: string | null,
): Promise<Result<AdminPost, SaveRefusal>> {
  await lockPosts(writer, dialect);
  const slug = await settleSlug(writer, texts);
  if (!slug.ok) return slug;
  const row = await writer
    .insertInto('posts')
    .values({ ...columnsOf(texts, slug.value, nowMs), revision: 1, created_ms: nowMs, deleted_ms: null, author })
    .returning(WHOLE)
    .executeTakeFirstOrThrow();
  return ok(adminPostOf(row));
}

/** A post and the revision of it that an editor started from. */
interface PostRevision {
  readonly id: number;
  readonly revision: number;
}

export async function changePost(
  writer: Writer,
  { dialect, nowMs }: PostChange,
  from: PostRevision,
  texts: PostTexts,
): Promise<Result<AdminPost, SaveRefusal>> {
  await lockPosts(writer, dialect);
  const refused = await refusalOf(writer, from);
  if (refused) return fail(refused);
  const slug = await settleSlug(writer, texts, from.id);
  if (!slug.ok) return slug;
  const row = await writer
    .updateTable('posts')
    .set({ ...columnsOf(texts, slug.value, nowMs), revision: from.revision + 1 })
    .where('id', '=', from.id)
    .returning(WHOLE)
    .executeTakeFirstOrThrow();
  return ok(adminPostOf(row));
}

/** Takes a post's texts away. Its row stays, so that neither its id nor its revision is used again. */
export async function deletePost(
  writer: Writer,
  { dialect, nowMs }: PostChange,
  from: PostRevision,
): Promise<Result<{ readonly deleted: true }, SaveRefusal>> {
  await lockPosts(writer, dialect);
  const refused = await refusalOf(writer, from);
  if (refused) return fail(refused);
  const nothing = {
    title: '',
    description: null,
    content: '',
    seo_title: '',
    seo_description: '',
    thumbnail: null,
    slug: null,
    author: null,
  };
  await writer
    .updateTable('posts')
    .set({ ...nothing, published: 0, revision: from.revision + 1, updated_ms: nowMs, deleted_ms: nowMs })
    .where('id', '=', from.id)
    .execute();
  return ok({ deleted: true });
}

/** One save of posts at a time, so that two cannot take the same slug. Readers go on. SQLite has one writer anyway. */
export async function lockPosts(writer: Writer, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`lock table posts in share row exclusive mode`.execute(writer);
}

async function refusalOf(writer: Writer, { id, revision }: PostRevision): Promise<SaveRefusal | undefined> {
  const row = await writer
    .selectFrom('posts')
    .select([...WHOLE, 'deleted_ms'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return NO_POST;
  if (row.deleted_ms !== null) return stale(null);
  return row.revision === revision ? undefined : stale(adminPostOf(row));
}

const columnsOf = (texts: PostTexts, slug: string | null, nowMs: number) => ({
  slug,
  published: texts.published ? 1 : 0,
  updated_ms: nowMs,
  title: texts.title,
  description: texts.description,
  seo_title: texts.seoTitle,
  seo_description: texts.seoDescription,
  thumbnail: texts.thumbnail,
  content: texts.content,
});

/** @param own the post that is changed: what it has is not taken. */
async function settleSlug(writer: Writer, { slug }: PostTexts, own?: number): Promise<Result<string | null, SaveRefusal>> {
  if (slug === null) return ok(null);
  const rows = await writer.selectFrom('posts').select(['id', 'slug']).where('slug', 'is not', null).execute();
  const taken = new Set(rows.flatMap((row) => (row.id === own || row.slug === null ? [] : [row.slug])));
  if (slug.from === 'editor' && taken.has(slug.text)) return fail(SLUG_TAKEN);
  return ok(freeSlug(slug.text, taken));
}
