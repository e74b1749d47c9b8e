import type { Generated } from 'kysely';

/** Every revision of every daily challenge. Rows are added, never changed (decision C2). */
interface ChallengeRevisionsTable {
  challenge: string;
  /** Counts up from 1 within one challenge. */
  revision: number;
  /** Server time, ms. */
  saved_ms: number;
  /** JSON (contract ChallengeRevision). */
  body: string;
}

/** Posts of the blog. A deleted one keeps its row without texts, so that its id is never used again and its revision goes on. */
export interface PostsTable {
  id: Generated<number>;
  /** Counts up from 1 with each save and with the deletion. */
  revision: number;
  /** Null if the title gives none, and once the post is deleted. */
  slug: string | null;
  /** 0 or 1. */
  published: number;
  /** Server time, ms, as all of these. */
  created_ms: number;
  updated_ms: number;
  deleted_ms: number | null;
  /** The account that made it; null if a command made it, or the account is gone. */
  author: string | null;
  title: string;
  description: string | null;
  seo_title: string;
  seo_description: string;
  thumbnail: string | null;
  /** HTML, cleaned. */
  content: string;
}

export interface ContentTables {
  challenge_revisions: ChallengeRevisionsTable;
  posts: PostsTable;
}
