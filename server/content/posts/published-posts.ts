import { hash } from 'node:crypto';
import type { Post, PostSummary } from '../../../shared/contract/posts.ts';
import { isPostId } from '../../../shared/site/post-name.ts';
import type { Writer } from '../../database/store.ts';
import { cleanHtml } from './clean-html.ts';
import { LISTED, postOf, summaryOf, WHOLE, type ListedRow } from './stored-posts.ts';

/** So many characters of contents are kept in memory; then they are read anew. */
const MAX_KEPT_CHARS = 32 * 1024 * 1024;

/**
 * The published posts, for whoever shows them: the public calls, documents, feed and sitemap. Lists lie in memory, a content is read when
 * it is first asked for; what has not changed is the same object. Another server, or an operator's command, may publish at any time:
 * `refresh` takes that over.
 */
export class PublishedPosts {
  readonly #db: Writer;
  readonly #siteUrl: string;
  /** Of all posts, drafts and deleted ones too. It only grows. */
  #revisions = -1;
  #list: readonly PostSummary[] = [];
  #version = '';
  #whole = new Map<number, Promise<Post | undefined>>();
  #keptChars = 0;

  /** @param siteUrl the site's origin */
  constructor(db: Writer, siteUrl: string) {
    this.#db = db;
    this.#siteUrl = siteUrl;
  }

  /** Newest first. Another list says that something was published, changed or withdrawn. */
  get list(): readonly PostSummary[] {
    return this.#list;
  }

  /** Another text says the same as another list. All servers on one database have the same one. */
  get version(): string {
    return this.#version;
  }

  /** @param named as in an address: a number is an id, anything else a slug (spec 2 §5) */
  async find(named: string): Promise<Post | undefined> {
    const listed = this.#list.find(isPostId(named) ? ({ id }) => String(id) === named : ({ slug }) => slug === named);
    if (!listed) return undefined;
    const known = this.#whole.get(listed.id);
    if (known) return known;
    const whole = this.#whole;
    const read = this.#read(listed.id).catch((error: unknown) => {
      whole.delete(listed.id);
      throw error;
    });
    whole.set(listed.id, read);
    return read;
  }

  /** Looks whether there is anything new. @returns whether there was */
  async refresh(): Promise<boolean> {
    const { revisions } = await this.#db
      .selectFrom('posts')
      .select(({ fn }) => fn.sum<number | string | null>('revision').as('revisions'))
      .executeTakeFirstOrThrow();
    const found = Number(revisions ?? 0);
    if (found === this.#revisions) return false;
    const rows = await this.#db
      .selectFrom('posts')
      .select(LISTED)
      .where('published', '=', 1)
      .orderBy('created_ms', 'desc')
      .orderBy('id', 'desc')
      .execute();
    // A look that began later may have ended earlier.
    if (found > this.#revisions) this.#take(rows, found);
    return true;
  }

  #take(rows: readonly ListedRow[], revisions: number): void {
    this.#revisions = revisions;
    const version = hash('sha256', JSON.stringify(rows.map(({ id, revision }) => [id, revision])), 'base64url');
    if (version === this.#version) return;
    this.#version = version;
    this.#list = rows.map(summaryOf);
    this.#forget();
  }

  #forget(): void {
    this.#whole = new Map();
    this.#keptChars = 0;
  }

  async #read(id: number): Promise<Post | undefined> {
    const row = await this.#db.selectFrom('posts').select(WHOLE).where('id', '=', id).where('published', '=', 1).executeTakeFirst();
    if (!row) return undefined;
    this.#keptChars += row.content.length;
    if (this.#keptChars > MAX_KEPT_CHARS) this.#forget();
    return { ...postOf(row), content: cleanHtml(row.content, this.#siteUrl).html };
  }
}
