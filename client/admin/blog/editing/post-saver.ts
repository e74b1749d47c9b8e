import type { PostDraft, SavedPost } from '../../../../shared/contract/posts.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { AdminFailure } from '../../gate/admin-call.ts';
import type { PostBase, UnansweredSave } from '../drafts/draft-store.ts';
import { differences } from './post-form.ts';
import { sendPost, type CallAdmin } from './post-calls.ts';

interface PostSaverDeps {
  readonly call: CallAdmin;
  readonly newKey: () => string;
}

const isSame = (one: UnansweredSave, form: PostDraft, base: PostBase | undefined): boolean =>
  one.base?.id === base?.id && one.base?.revision === base?.revision && differences(one.form, form).length === 0;

/**
 * Saves the posts of one edit. When an answer does not come, the server may have saved; so the same request goes out again, with the same
 * key, before anything else of this edit does.
 */
export class PostSaver {
  readonly #deps: PostSaverDeps;
  #unanswered: UnansweredSave | undefined;

  constructor(deps: PostSaverDeps, unanswered?: UnansweredSave) {
    this.#deps = deps;
    this.#unanswered = unanswered;
  }

  /** The save that nobody knows of whether it was done; stored with the form. */
  get unanswered(): UnansweredSave | undefined {
    return this.#unanswered;
  }

  /**
   * Saves what was typed.
   * @param base the post that it changes, at the revision from which the edit started; absent for a new one
   * @param onSent called when `unanswered` has changed, before the request goes out
   */
  async save(form: PostDraft, base: PostBase | undefined, onSent: () => unknown): Promise<Result<SavedPost, AdminFailure>> {
    const before = this.#unanswered;
    if (!before || isSame(before, form, base))
      return this.#send(before ?? { key: this.#deps.newKey(), form, ...(base && { base }) }, onSent);
    const settled = await this.#send(before, onSent);
    if (!settled.ok && settled.error.code !== 'refused') return settled;
    const now = settled.ok ? baseOf(settled.value) : base;
    return this.#send({ key: this.#deps.newKey(), form, ...(now && { base: now }) }, onSent);
  }

  async #send(save: UnansweredSave, onSent: () => unknown): Promise<Result<SavedPost, AdminFailure>> {
    this.#unanswered = save;
    onSent();
    const answer = await sendPost(this.#deps.call, save);
    // Signed out, or no admin any more: the server has not looked at it, and an earlier try may have been done all the same.
    if (answer.ok || answer.error.code === 'stale' || answer.error.code === 'refused') this.#unanswered = undefined;
    return answer.ok ? ok(answer.value) : answer;
  }
}

const baseOf = ({ post: { id, revision } }: SavedPost): PostBase => ({ id, revision });
