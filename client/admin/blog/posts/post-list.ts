import type { AdminPost } from '../../../../shared/contract/posts.ts';
import { createSource, type Observable } from '../../../../shared/observable.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { logWarning } from '../../../window/log.ts';
import type { Admin } from '../../gate/admin-context.ts';
import type { Cached } from '../../gate/cached-answers.ts';
import { deletePost, cachedPost, cachedPosts, listPosts, readPost, type CallAdmin, type ListedPost } from '../editing/post-calls.ts';
import * as words from '../../../words/en/admin/blog.ts';

type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `atMs`: when the server said so. */
  | { readonly kind: 'here'; readonly posts: readonly ListedPost[]; readonly atMs?: number };

const hereWith = (posts: readonly ListedPost[], cached: Cached<unknown> | undefined): ListState => ({
  kind: 'here',
  posts,
  ...(cached && { atMs: cached.atMs }),
});

/** All posts, as the server lists them. */
export class PostList implements Observable<ListState> {
  readonly #call: CallAdmin;
  readonly #newKey: () => string;
  readonly #cached: Admin['cached'];
  readonly #state = createSource<ListState>({ kind: 'loading' });
  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  #readings = 0;
  /** The keys of deletions whose answer did not come, by post and revision: the same deletion goes out again with the same key. */
  readonly #keys = new Map<string, string>();

  constructor({ call, cached }: Pick<Admin, 'call' | 'cached'>, newKey: () => string) {
    this.#call = call;
    this.#cached = cached;
    this.#newKey = newKey;
  }

  /** Asks for the list. What was read last is there at once, and stays until the answer comes; a failure is logged (spec 2 §8). */
  async read(): Promise<void> {
    const reading = ++this.#readings;
    const asking = listPosts(this.#call);
    const before = await cachedPosts(this.#cached);
    if (before && this.getSnapshot().kind === 'loading') this.#state.set(hereWith(before.value, before));
    const answer = await asking;
    const cached = await cachedPosts(this.#cached);
    // A later one may have been answered already.
    if (reading !== this.#readings) return;
    if (answer.ok) return this.#state.set(hereWith(answer.value, cached));
    logWarning('The posts could not be read.', answer.error.code);
    if (this.getSnapshot().kind !== 'here') this.#state.set({ kind: 'failed' });
  }

  /** A post was saved here: it stands in the list as it is now, and the list is asked for anew. */
  saved(post: AdminPost): void {
    const state = this.getSnapshot();
    if (state.kind === 'here') this.#state.set({ ...state, posts: state.posts.map((listed) => (listed.id === post.id ? post : listed)) });
    void this.read();
  }

  /** A post with its content, as it was when it was opened last if the server is not reached; a failure is a sentence. */
  async open(id: number): Promise<Result<AdminPost, string>> {
    const answer = await readPost(this.#call, id);
    if (answer.ok) return answer;
    const cached = answer.error.code === 'unreachable' ? await cachedPost(this.#cached, id) : undefined;
    return cached ? ok(cached.value) : fail(answer.error.sentence);
  }

  /** Deletes a post as it is listed; both results are sentences. */
  async remove({ id, revision }: ListedPost): Promise<Result<string, string>> {
    const which = `${id}/${revision}`;
    const key = this.#keys.get(which) ?? this.#newKey();
    this.#keys.set(which, key);
    const answer = await deletePost(this.#call, { id, revision }, key);
    if (answer.ok || answer.error.code === 'stale') this.#keys.delete(which);
    if (answer.ok) await this.read();
    else if (answer.error.code === 'stale') {
      await this.read();
      return fail(words.changedMeanwhile);
    }
    return answer.ok ? ok(words.removed) : fail(words.removeFailed);
  }
}
