import type { Writer } from '../../../database/store.ts';
import { ORIGIN_MARK } from '../../../../shared/document-table.ts';
import { readDraft } from '../read-draft.ts';
import { addPost, lockPosts, type PostChange } from '../stored-posts.ts';
import { CHECKS } from './checks.ts';
import type { FirstPost } from './first-post.ts';
import { PERCENTAGES } from './percentages.ts';
import { SQUARES } from './squares.ts';

/** Oldest first. */
export const FIRST_POSTS: readonly FirstPost[] = [SQUARES, CHECKS, PERCENTAGES];

/**
 * Publishes the first posts of a blog that never had any. One whose posts were all deleted stays as it is.
 * @returns how many were added
 */
export async function addFirstPosts(writer: Writer, change: PostChange): Promise<number> {
  await lockPosts(writer, change.dialect);
  if (await writer.selectFrom('posts').select('id').limit(1).executeTakeFirst()) return 0;
  for (const post of FIRST_POSTS) {
    const { title, description, content, slug } = post;
    const draft = { title, description, content, slug, seoTitle: '', seoDescription: '', thumbnail: null, published: true };
    // Their links are paths, whatever the origin is.
    const texts = readDraft(draft, ORIGIN_MARK);
    const added = texts.ok ? await addPost(writer, change, texts.value, null) : texts;
    if (!added.ok) throw new Error(`The post “${title}” cannot be saved: ${added.error.body.error}`);
  }
  return FIRST_POSTS.length;
}
