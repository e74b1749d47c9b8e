import { describe, expect, it } from 'vitest';
import type { AdminPost, PostDraft, Rebuild } from '../../../../../../shared/contract/posts.ts';
import { fail, ok } from '../../../../../../shared/result.ts';
import type { AdminAnswer, AdminRequest } from '../../../../../../client/admin/gate/admin-call.ts';
import { EMPTY_FORM } from '../../../../../../client/admin/blog/editing/post-form.ts';
import { PostEditing } from '../../../../../../client/admin/blog/editing/post-editing.ts';
import type { DraftContent } from '../../../../../../client/admin/blog/drafts/draft-saver.ts';
import type { FormDraft } from '../../../../../../client/admin/blog/drafts/draft-store.ts';

const isDraft = (body: unknown): body is PostDraft => typeof body === 'object' && body !== null && 'title' in body;

/** Posts as the server stores them: a key is one save, and a stale revision none. */
class Posts {
  readonly stored = new Map<number, AdminPost>();
  readonly #answers = new Map<string, { readonly request: string; readonly answer: AdminAnswer }>();
  rebuild: Rebuild = 'none';
  /** How the next answers are lost: on the way there, or on the way back. */
  readonly lost: ('request' | 'answer')[] = [];
  refusal: string | undefined;
  saves = 0;

  readonly call = async (request: AdminRequest): Promise<AdminAnswer> => {
    const lost = this.lost.shift();
    if (lost === 'request') return UNREACHABLE;
    const answer = this.#once(request);
    return lost === 'answer' ? UNREACHABLE : answer;
  };

  /** Another admin saves. */
  change(id: number, change: Partial<AdminPost>): void {
    const post = this.stored.get(id);
    if (post) this.stored.set(id, { ...post, ...change, revision: post.revision + 1 });
  }

  #once(request: AdminRequest): AdminAnswer {
    const { key = '' } = request.save ?? {};
    const text = JSON.stringify(request);
    const before = this.#answers.get(key);
    if (before)
      return before.request === text ? before.answer : fail({ code: 'refused', sentence: 'Another request.', reason: 'key_reused' });
    const answer = this.#save(request);
    this.#answers.set(key, { request: text, answer });
    return answer;
  }

  #save({ path, body, save }: AdminRequest): AdminAnswer {
    if (!isDraft(body)) throw new Error('This is no form.');
    if (this.refusal !== undefined) return fail({ code: 'refused', sentence: this.refusal, field: 'slug' });
    const id = Number(/\d+$/.exec(path)?.[0] ?? this.stored.size + 1);
    const before = this.stored.get(id);
    if (save?.revision !== undefined && before?.revision !== save.revision)
      return fail({ code: 'stale', sentence: 'Stale.', current: before ? { ...before } : null });
    const post: AdminPost = {
      ...body,
      id,
      revision: (before?.revision ?? 0) + 1,
      createdMs: 1,
      updatedMs: 2,
      slug: body.slug || null,
      description: body.description || null,
      seoTitle: body.seoTitle || body.title,
      seoDescription: body.seoDescription || body.description,
    };
    this.stored.set(id, post);
    this.saves++;
    return ok({ post, rebuild: body.published ? this.rebuild : 'none' });
  }
}

const UNREACHABLE: AdminAnswer = fail({ code: 'unreachable', sentence: 'No network.' });

/** What the device keeps, as much as the editor sees of it. */
class Drafts {
  current: DraftContent | undefined;
  rows: FormDraft[] = [];
  keep = (content: () => DraftContent) => void (this.current = content());
  flush = () => undefined;
  drop = () => void (this.current = undefined);
  left = () => Promise.resolve(this.rows);
  settled = () => Promise.resolve();
  discard = (row: FormDraft) => void (this.rows = this.rows.filter((each) => each !== row));
  take = (row: FormDraft) => {
    this.discard(row);
    return Promise.resolve(true);
  };
  leave = () => {
    if (this.current) this.rows.push({ ...this.current, id: 'left', typedMs: 7 });
    this.current = undefined;
    return Promise.resolve(true);
  };
}

function edit() {
  const posts = new Posts();
  const drafts = new Drafts();
  let keys = 0;
  const begin = () =>
    new PostEditing({ call: posts.call, drafts, newKey: () => `key-${++keys}`, contentOf: (html) => html, onSaved: () => undefined });
  return { posts, drafts, begin, editing: begin() };
}

const PRIMES = { title: 'Primes', content: '<p>2, 3, 5</p>' };

/** A post that is stored and in the form. */
async function editStored() {
  const all = edit();
  all.editing.type(PRIMES);
  await all.editing.save();
  const post = all.posts.stored.get(1);
  if (!post) throw new Error('Nothing was stored.');
  all.editing.open(post);
  return all;
}

describe('The blog editor', () => {
  it.each([
    [{ content: '<p>x</p>' }, 'title', 'Please enter a title for your blog post'],
    [{ title: '  ', content: '<p>x</p>' }, 'title', 'Please enter a title for your blog post'],
    [{ title: 'Primes' }, 'content', 'Please enter content for your blog post'],
    [{ title: 'Primes', content: '<p> &nbsp;</p>\n<ul>\n<li></li>\n</ul>' }, 'content', 'Please enter content for your blog post'],
  ])('asks for what is missing in %j', async (typed, field, sentence) => {
    const { posts, editing } = edit();
    editing.type(typed);
    await editing.save();
    expect(editing.getSnapshot().message).toEqual({ tone: 'wrong', lines: [sentence], field });
    expect(posts.saves).toBe(0);
  });

  it('empties the form after a new post is saved, and removes its draft', async () => {
    const { posts, drafts, editing } = edit();
    editing.type({ ...PRIMES, title: '  Primes ' });
    await editing.save();
    expect(posts.stored.get(1)).toMatchObject({ title: 'Primes', content: PRIMES.content });
    expect(editing.getSnapshot()).toMatchObject({
      form: EMPTY_FORM,
      base: undefined,
      changed: false,
      message: { lines: ['Post created successfully!'] },
    });
    expect(drafts.current).toBeUndefined();
  });

  it('keeps the saved post in the form after a change', async () => {
    const { posts, editing } = await editStored();
    editing.type({ description: ' Numbers ' });
    await editing.save();
    expect(posts.stored.get(1)).toMatchObject({ revision: 2, description: 'Numbers' });
    expect(editing.getSnapshot()).toMatchObject({
      form: { ...PRIMES, description: 'Numbers' },
      base: { id: 1, revision: 2 },
      changed: false,
      message: { tone: 'right', lines: ['Post updated successfully!'] },
    });
  });

  it.each([
    ['triggered', 'Blog published! Site rebuild triggered - static pages will be available in 2-3 minutes.'],
    ['failed', 'Blog saved but rebuild failed. Static pages may not be updated.'],
  ] as const)('says what became of the rebuild: %s', async (rebuild, line) => {
    const { posts, editing } = edit();
    posts.rebuild = rebuild;
    editing.type({ ...PRIMES, published: true });
    await editing.save();
    expect(editing.getSnapshot().message?.lines).toEqual(['Post created successfully!', line]);
  });

  it('keeps everything when a save fails, and says why', async () => {
    const { posts, drafts, editing } = edit();
    posts.refusal = 'This address is taken.';
    editing.type(PRIMES);
    await editing.save();
    expect(editing.getSnapshot()).toMatchObject({
      form: PRIMES,
      changed: true,
      message: { tone: 'wrong', lines: ['Error saving post: This address is taken.'], field: 'slug' },
    });
    expect(drafts.current).toMatchObject({ form: PRIMES });
  });

  it.each(['request', 'answer'] as const)('saves a post once, though the %s was lost', async (lost) => {
    const { posts, editing } = edit();
    posts.lost.push(lost);
    editing.type(PRIMES);
    await editing.save();
    expect(editing.getSnapshot().message?.lines).toEqual(['Error saving post: No network.']);
    await editing.save();
    expect([posts.saves, posts.stored.size]).toEqual([1, 1]);
    expect(editing.getSnapshot().message?.lines).toEqual(['Post created successfully!']);
  });

  it('makes no second post of what was typed after a save whose answer was lost, and saves that, too', async () => {
    const { posts, editing } = edit();
    posts.lost.push('answer');
    editing.type(PRIMES);
    await editing.save();
    editing.type({ title: 'Prime numbers' });
    await editing.save();
    expect([...posts.stored.values()]).toMatchObject([{ id: 1, revision: 2, title: 'Prime numbers' }]);
  });

  it('knows of the lost answer also after a crash, from the draft', async () => {
    const { posts, drafts, begin, editing } = edit();
    posts.lost.push('answer');
    editing.type(PRIMES);
    await editing.save();
    await drafts.leave();
    const later = begin();
    await later.lookForLeft();
    const [row] = later.getSnapshot().left;
    if (!row) throw new Error('No form was left.');
    await later.goOn(row);
    await later.save();
    expect([posts.saves, posts.stored.size]).toEqual([1, 1]);
  });

  it('keeps what is typed while a save is under way, for the next one', async () => {
    const { posts, drafts, editing } = edit();
    editing.type(PRIMES);
    const saving = editing.save();
    editing.type({ title: 'Primes, and more' });
    await saving;
    expect(editing.getSnapshot()).toMatchObject({ form: { title: 'Primes, and more' }, base: { id: 1, revision: 1 }, changed: true });
    expect(drafts.current).toMatchObject({ base: { id: 1, revision: 1 }, form: { title: 'Primes, and more' } });
    await editing.save();
    expect([...posts.stored.values()]).toMatchObject([{ id: 1, revision: 2, title: 'Primes, and more' }]);
  });

  it('leaves another post alone that came into the form while a save was under way', async () => {
    const { posts, drafts, editing } = await editStored();
    editing.type({ title: 'Prime numbers' });
    const saving = editing.save();
    editing.beginNew();
    editing.type({ title: 'Squares' });
    await saving;
    expect(posts.stored.get(1)).toMatchObject({ revision: 2, title: 'Prime numbers' });
    expect(editing.getSnapshot()).toMatchObject({ form: { title: 'Squares' }, base: undefined, changed: true, saving: false });
    expect(drafts.current).toEqual({ form: { ...EMPTY_FORM, title: 'Squares' } });
  });

  it('shows both versions if another admin saved meanwhile, and loses neither', async () => {
    const { posts, drafts, editing } = await editStored();
    posts.change(1, { title: 'Theirs' });
    editing.type({ title: 'Mine' });
    await editing.save();
    expect(editing.getSnapshot()).toMatchObject({ form: { title: 'Mine' }, conflict: { theirs: { title: 'Theirs' } } });
    expect(posts.stored.get(1)).toMatchObject({ title: 'Theirs' });
    await editing.takeTheirs();
    expect(editing.getSnapshot()).toMatchObject({ form: { title: 'Theirs' }, base: { id: 1, revision: 2 }, conflict: undefined });
    expect(drafts.rows).toMatchObject([{ form: { title: 'Mine' }, base: { id: 1, revision: 1 } }]);
  });

  it('saves over the other version if told to', async () => {
    const { posts, editing } = await editStored();
    posts.change(1, { title: 'Theirs' });
    editing.type({ title: 'Mine' });
    await editing.save();
    await editing.keepMine();
    expect(posts.stored.get(1)).toMatchObject({ revision: 3, title: 'Mine' });
  });

  it('saves as a new post what another admin has deleted, if told to', async () => {
    const { posts, editing } = await editStored();
    posts.stored.delete(1);
    editing.type({ title: 'Mine' });
    await editing.save();
    expect(editing.getSnapshot().conflict).toEqual({ stored: null, theirs: null });
    await editing.keepMine();
    expect([...posts.stored.values()]).toMatchObject([{ title: 'Mine' }]);
  });

  it('begins anew with what shows the text only if another text comes into the form', async () => {
    const { posts, editing } = await editStored();
    const { edition } = editing.getSnapshot();
    editing.type({ content: '<p>2, 3, 5, 7</p>' });
    await editing.save();
    expect(editing.getSnapshot().edition).toBe(edition);
    const post = posts.stored.get(1);
    if (post) editing.open({ ...post, content: '<p>other</p>' });
    expect(editing.getSnapshot().edition).toBe(edition + 1);
  });
});
