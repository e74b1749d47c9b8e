import type { Post, PostSummary } from '../../shared/contract/posts.ts';

/** The published posts, as documents ask for them. */
export interface PostSource {
  /** The newest first. */
  readonly list: readonly PostSummary[];
  /** Another text says that something was published, changed or withdrawn. */
  readonly version: string;
  /** The post with this id or slug; undefined if there is none, or only a draft. */
  find(idOrSlug: string): Promise<Post | undefined>;
}
