import type { AdminPost } from '../../../../shared/contract/posts.ts';
import { createSource, type Observable } from '../../../../shared/observable.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { logWarning } from '../../../window/log.ts';
import { deletePost, listPosts, readPost, type CallAdmin, type ListedPost } from '../editing/post-calls.ts';
import { DELETED, DELETE_FAILED } from '../editing/texts.ts';

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly posts: readonly ListedPost[] };

/** All posts, as the server lists them. */
export class PostList implements Observable<ListState> {
  readonly #call: CallAdmin;
  readonly #newKey: () => string;
  readonly #state = createSource<ListState>({ kind: 'loading' });
  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  #readings = 0;
  /** The keys of deletions whose answer did not come, by post and revision: the same deletion goes out again with the same key. */
  readonly #keys = new Map<string, string>();

  constructor(call: CallAdmin, newKey: () => string) {
    this.#call = call;
    this.#newKey = newKey;
  }

  /** Asks for the list. A list that is there stays until the answer comes; a failure is logged (spec 2 §8). */
  async read(): Promise<void> {
    const reading = ++this.#readings;
    const answer = await listPosts(this.#call);
    // A later one may have been answered already.
    if (reading !== this.#readings) return;
    if (answer.ok) return this.#state.set({ kind: 'here', posts: answer.value });
    logWarning('The posts could not be read.', answer.error.code);
    if (this.getSnapshot().kind !== 'here') this.#state.set({ kind: 'failed' });
  }

  /** A post was saved here: it stands in the list as it is now, and the list is asked for anew. */
  saved(post: AdminPost): void {
    const state = this.getSnapshot();
    if (state.kind === 'here')
      this.#state.set({ kind: 'here', posts: state.posts.map((listed) => (listed.id === post.id ? post : listed)) });
    void this.read();
  }

  /** A post with its content; a failure is a sentence. */
  async open(id: number): Promise<Result<AdminPost, string>> {
    const answer = await readPost(this.#call, id);
    return answer.ok ? answer : fail(answer.error.sentence);
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
      return fail(`${DELETE_FAILED}: somebody else has just changed it.`);
    }
    return answer.ok ? ok(DELETED) : fail(DELETE_FAILED);
  }
}
