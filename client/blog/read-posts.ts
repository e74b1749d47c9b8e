import type { Post, PostSummary } from '../../shared/contract/posts.ts';
import { isPostName } from '../../shared/site/post-name.ts';
import { askForPost, askForPosts } from './ask-for-posts.ts';
import type { CachedPost, CachedPosts } from './cache/cached-posts.ts';

export interface ReadingDeps {
  readonly fetch: typeof fetch;
  readonly kept: CachedPosts;
  /** Writes to the log what went wrong. */
  readonly report: (error: Error) => void;
}

/** Without a network, and not read here before: what can be read instead. */
export interface Unread {
  readonly state: 'unread';
  readonly instead: readonly CachedPost[];
}

export type PostFound = { readonly state: 'here'; readonly post: Post } | { readonly state: 'missing' } | Unread;
export type PostsFound = { readonly state: 'here'; readonly posts: readonly PostSummary[] } | Unread;

/**
 * Reads a post by its id or its slug: first as the device has it, then as the server has it now, if that is another one. What the server
 * has is kept. An error of the server is logged, and counts as no post (spec 2 §8).
 * @param onScreen the post, if it is shown already: it is shown again only if the server has another
 */
export async function readPost(
  name: string,
  onScreen: Post | undefined,
  deps: ReadingDeps,
  show: (found: PostFound) => void,
): Promise<void> {
  const { fetch, kept, report } = deps;
  if (!isPostName(name)) return show({ state: 'missing' });
  const before = onScreen ?? (await kept.find(name));
  if (before && !onScreen) show({ state: 'here', post: before });
  const asked = await askForPost(fetch, name);
  switch (asked.kind) {
    case 'answer':
      if (before?.id !== asked.value.id || before.revision !== asked.value.revision) show({ state: 'here', post: asked.value });
      return kept.keep(asked.value);
    case 'missing':
      show({ state: 'missing' });
      return kept.drop(name);
    case 'failed':
      report(asked.error);
      if (!before) show({ state: 'missing' });
      return;
    case 'unreachable':
      if (!before) show({ state: 'unread', instead: await kept.all() });
      return;
  }
}

/** Reads all posts in the same way. After an error of the server the list is empty (spec 2 §8). */
export async function readPosts(
  onScreen: readonly PostSummary[] | undefined,
  { fetch, kept, report }: ReadingDeps,
  show: (found: PostsFound) => void,
): Promise<void> {
  const before = onScreen ?? (await kept.list());
  if (before && !onScreen) show({ state: 'here', posts: before });
  const asked = await askForPosts(fetch);
  switch (asked.kind) {
    case 'answer':
      if (JSON.stringify(before) !== JSON.stringify(asked.value)) show({ state: 'here', posts: asked.value });
      return kept.keepList(asked.value);
    case 'missing':
    case 'failed':
      report(asked.kind === 'failed' ? asked.error : new Error('This server has no posts.'));
      if (!before) show({ state: 'here', posts: [] });
      return;
    case 'unreachable':
      if (!before) show({ state: 'unread', instead: await kept.all() });
      return;
  }
}
