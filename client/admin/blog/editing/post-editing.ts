import type { AdminPost, PostDraft, Rebuild, SavedPost } from '../../../../shared/contract/posts.ts';
import { createSource, type Observable } from '../../../../shared/observable.ts';
import type { AdminFailure } from '../../gate/admin-call.ts';
import type { DraftContent, DraftSaver } from '../drafts/draft-saver.ts';
import type { FormDraft, PostBase, UnansweredSave } from '../drafts/draft-store.ts';
import { EMPTY_FORM, formOf, refusalOf, trimmed } from './post-form.ts';
import { postIn, type CallAdmin } from './post-calls.ts';
import { PostSaver } from './post-saver.ts';
import * as words from '../../../words/en/admin/post.ts';

/** What the editor says of a save, or why there is none. */
interface Message {
  readonly tone: 'right' | 'wrong';
  readonly lines: readonly string[];
  /** The part of the form that it is about. */
  readonly field?: string | undefined;
}

/** Somebody else saved the post (or deleted it: null) since this edit started. */
export interface Conflict {
  readonly stored: AdminPost | null;
  /** The stored post as a form. */
  readonly theirs: PostDraft | null;
}

export interface EditingState {
  readonly form: PostDraft;
  /** The post that is changed; undefined for a new one. */
  readonly base: PostBase | undefined;
  /** Whether something was typed that is not saved. */
  readonly changed: boolean;
  readonly saving: boolean;
  /** When what was typed last was stored on this device. */
  readonly storedMs: number | undefined;
  readonly message: Message | undefined;
  readonly conflict: Conflict | undefined;
  /** Forms that no open tab is typing. */
  readonly left: readonly FormDraft[];
  /** Counts up when another content comes into the form than was typed: what shows it begins anew. */
  readonly edition: number;
}

interface PostEditingDeps {
  readonly call: CallAdmin;
  readonly newKey: () => string;
  readonly drafts: Pick<DraftSaver, 'left' | 'keep' | 'flush' | 'drop' | 'take' | 'leave' | 'discard' | 'settled'>;
  /** A stored content as this editor writes it. */
  readonly contentOf: (html: string) => string;
  /** Told what each save has stored. */
  readonly onSaved: (post: AdminPost) => void;
}

const FIRST: EditingState = {
  form: EMPTY_FORM,
  base: undefined,
  changed: false,
  saving: false,
  storedMs: undefined,
  message: undefined,
  conflict: undefined,
  left: [],
  edition: 0,
};

const ELSEWHERE: Message = { tone: 'wrong', lines: [words.elsewhere] };

/** The edit of one post after the other in this tab: the form, what is kept of it on the device, its save, and what comes of it. */
export class PostEditing implements Observable<EditingState> {
  readonly #deps: PostEditingDeps;
  readonly #state = createSource<EditingState>(FIRST);
  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  #saver: PostSaver;

  constructor(deps: PostEditingDeps) {
    this.#deps = deps;
    this.#saver = new PostSaver(deps);
  }

  /** Looks for forms that were left on this device. */
  async lookForLeft(): Promise<void> {
    this.#change({ left: await this.#deps.drafts.left() });
  }

  /** Something was typed. */
  type(typed: Partial<PostDraft>): void {
    const { form } = this.getSnapshot();
    this.#change({ form: { ...form, ...typed }, changed: true, message: undefined });
    this.#keep();
  }

  /** What was typed at that time is stored on this device. */
  stored(typedMs: number): void {
    this.#change({ storedMs: typedMs });
  }

  /** Clears the form for a new post. What was typed is gone: ask first if there are changes. */
  beginNew(): void {
    this.#deps.drafts.drop();
    this.#replace(EMPTY_FORM);
  }

  /** Puts a stored post into the form. What was typed is gone: ask first if there are changes. */
  open(post: AdminPost): void {
    this.#deps.drafts.drop();
    this.#replace(this.#formOf(post), post);
  }

  /** The post was deleted in this tab: if it is in the form, the form is for a new one, and what was typed stays in it. */
  forget(id: number): void {
    const { base, changed } = this.getSnapshot();
    if (base?.id !== id) return;
    if (!changed) return this.beginNew();
    this.#change({ base: undefined });
    this.#keep();
  }

  /** Goes on with a form that was left. What is in the form so far stays on this device. */
  async goOn(row: FormDraft): Promise<void> {
    if (await this.#deps.drafts.take(row)) {
      this.#replace(row.form, row.base, row.unanswered);
      this.#change({ changed: true, storedMs: row.typedMs });
    } else this.#change({ message: ELSEWHERE });
    await this.#lookAgain();
  }

  /** Removes a form that was left. */
  async discard(row: FormDraft): Promise<void> {
    this.#deps.drafts.discard(row);
    await this.#lookAgain();
  }

  /** Saves the form. What is typed meanwhile stays, and is for the next call. */
  async save(): Promise<void> {
    const { form, base, saving } = this.getSnapshot();
    if (saving) return;
    const refusal = refusalOf(form);
    if (refusal) return this.#change({ message: { tone: 'wrong', lines: [refusal.sentence], field: refusal.field } });
    this.#change({ saving: true, message: undefined });
    const saver = this.#saver;
    const isHere = () => this.#saver === saver;
    const answer = await saver.save(trimmed(form), base, () => isHere() && this.#keepNow());
    // Another post may have come into the form meanwhile.
    if (isHere()) {
      this.#change({ saving: false });
      if (answer.ok) this.#saved(answer.value, form);
      else this.#failed(answer.error);
    }
    if (answer.ok) this.#deps.onSaved(answer.value.post);
  }

  /** Of two versions, that in the form: it is saved over the other one. */
  async keepMine(): Promise<void> {
    const { conflict } = this.getSnapshot();
    if (!conflict) return;
    this.#change({ conflict: undefined, base: baseOf(conflict.stored) });
    await this.save();
  }

  /** Of two versions, the stored one. That in the form is left on this device. */
  async takeTheirs(): Promise<void> {
    const { conflict } = this.getSnapshot();
    if (!conflict) return;
    this.#keep();
    await this.#deps.drafts.leave();
    this.#replace(conflict.theirs ?? EMPTY_FORM, baseOf(conflict.stored));
    await this.#lookAgain();
  }

  /** Back to the form, with nothing decided. */
  decideLater(): void {
    this.#change({ conflict: undefined });
  }

  #saved({ post, rebuild }: SavedPost, sent: PostDraft): void {
    const { form, base } = this.getSnapshot();
    if (form !== sent) {
      this.#change({ base: baseOf(post) });
      this.#keep();
    } else if (base) this.open(post);
    else this.beginNew();
    this.#change({ message: { tone: 'right', lines: savedTexts(base === undefined, rebuild) } });
  }

  #failed(error: AdminFailure): void {
    this.#keepNow();
    if (error.code === 'stale') return this.#change({ conflict: this.#conflictWith(postIn(error.current)) });
    const field = error.code === 'refused' ? error.field : undefined;
    this.#change({ message: { tone: 'wrong', lines: [words.saveFailed(error.sentence)], field } });
  }

  #replace(form: PostDraft, base?: PostBase, unanswered?: UnansweredSave): void {
    const { form: before, edition, left } = this.getSnapshot();
    this.#saver = new PostSaver(this.#deps, unanswered);
    const next = form.content === before.content ? edition : edition + 1;
    this.#state.set({ ...FIRST, form, base: base && baseOf(base), left, edition: next });
  }

  #formOf(post: AdminPost): PostDraft {
    return formOf({ ...post, content: this.#deps.contentOf(post.content) });
  }

  #conflictWith(stored: AdminPost | null): Conflict {
    return { stored, theirs: stored && this.#formOf(stored) };
  }

  #keep(): void {
    this.#deps.drafts.keep(() => this.#typed());
  }

  #keepNow(): void {
    this.#keep();
    this.#deps.drafts.flush();
  }

  #typed(): DraftContent {
    const { form, base } = this.getSnapshot();
    const { unanswered } = this.#saver;
    return { form, ...(base && { base }), ...(unanswered && { unanswered }) };
  }

  async #lookAgain(): Promise<void> {
    await this.#deps.drafts.settled();
    await this.lookForLeft();
  }

  #change(change: Partial<EditingState>): void {
    this.#state.set({ ...this.getSnapshot(), ...change });
  }
}

/** What is said after a save, and what became of the operator's build hook. */
const savedTexts = (isNew: boolean, rebuild: Rebuild): readonly string[] => [
  isNew ? words.created : words.updated,
  ...(rebuild === 'none' ? [] : [words.rebuilt[rebuild]]),
];

function baseOf(post: PostBase): PostBase;
function baseOf(post: PostBase | null): PostBase | undefined;
function baseOf(post: PostBase | null): PostBase | undefined {
  return post ? { id: post.id, revision: post.revision } : undefined;
}
