import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPost } from '../../../../server/content/posts/stored-posts.ts';
import { readDraft } from '../../../../server/content/posts/read-draft.ts';
import type { AdminPostsResponse, Post, PostDraft, PostsResponse } from '../../../../shared/contract/posts.ts';
import { appForTest, TEST_NOW, type TestApp } from '../../app-for-test.ts';
import { onEachEngine } from '../../engines.ts';
import { ATTACKS } from './attack-strings.ts';
import { HARMLESS } from './harmless.ts';
import { callsOn, DRAFT } from './posts-for-test.ts';

const MINUTE_MS = 60_000;

onEachEngine('posts', (engine) => {
  let running: TestApp;
  let calls: ReturnType<typeof callsOn>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    running = await appForTest({ database: await engine.open() });
    calls = callsOn(running, running.accounts.add('mia', 'admin'));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await running.close();
  });

  const listed = async () => (await running.app.inject({ url: '/api/content/posts' })).json<PostsResponse>().posts;
  const shown = (named: string | number, tag?: string) =>
    running.app.inject({ url: `/api/content/posts/${named}`, headers: tag === undefined ? {} : { 'if-none-match': tag } });

  test('that are saved are stored whole, and what is left out is filled in (spec 2 §5)', async () => {
    const { status, body } = await calls.add({ title: '  Squares near 50 ', description: ' ', published: false });
    expect([status, body.rebuild]).toEqual([201, 'none']);
    const post = {
      id: 1,
      revision: 1,
      slug: 'squares-near-50',
      title: 'Squares near 50',
      description: null,
      content: DRAFT.content,
      seoTitle: 'Squares near 50',
      seoDescription: '',
      thumbnail: null,
      published: false,
      createdMs: TEST_NOW,
      updatedMs: TEST_NOW,
    };
    expect(body.post).toEqual(post);
    expect((await calls.read(1)).body).toEqual(post);
    running.clock.now += MINUTE_MS;
    const changed = await calls.change(1, { seoTitle: 'S', seoDescription: 'D', thumbnail: '/x.png', slug: 'fifty' }, { revision: 1 });
    expect(changed.body).toEqual({
      post: {
        ...post,
        revision: 2,
        slug: 'fifty',
        description: 'A short way.',
        seoTitle: 'S',
        seoDescription: 'D',
        thumbnail: '/x.png',
        published: true,
        updatedMs: TEST_NOW + MINUTE_MS,
      },
      rebuild: 'none',
    });
  });

  test('that are published are listed newest first, and read by id and by slug; drafts and unknown ones are not there', async () => {
    await calls.add();
    running.clock.now += 1;
    await calls.add({ title: 'Draft', published: false });
    running.clock.now += 1;
    await calls.add({ title: 'Nines', description: '' });
    const posts = await listed();
    expect(posts.map(({ id, slug }) => [id, slug])).toEqual([
      [3, 'nines'],
      [1, 'squares-near-50'],
    ]);
    expect(posts[0]).toEqual({
      id: 3,
      slug: 'nines',
      title: 'Nines',
      description: null,
      thumbnail: null,
      createdMs: TEST_NOW + 2,
      updatedMs: TEST_NOW + 2,
    });
    const [byId, bySlug] = [await shown(3), await shown('nines')];
    expect(byId.json()).toEqual({ ...posts[0], revision: 1, content: DRAFT.content, seoTitle: 'Nines', seoDescription: '' });
    expect(bySlug.body).toBe(byId.body);
    for (const none of [2, 4, 'draft', 'nothing', '0', '03', '3.0', '99999999999999', '%00', 'Nines']) {
      const answer = await shown(none);
      expect([none, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([none, 404, 'post_not_found']);
    }
    const all = await calls.call<AdminPostsResponse>('GET', '/api/admin/posts');
    expect(all.body.posts.map(({ id, published, revision }) => [id, published, revision])).toEqual([
      [3, true, 1],
      [2, false, 1],
      [1, true, 1],
    ]);
    expect(JSON.stringify(all.body)).not.toContain(DRAFT.content);
    expect((await calls.read(9)).status).toBe(404);
  });

  test('are answered by 304 to who has them, until one changes', async () => {
    await calls.add();
    const [list, post] = [await running.app.inject({ url: '/api/content/posts' }), await shown(1)];
    const has = async () => [
      (await running.app.inject({ url: '/api/content/posts', headers: { 'if-none-match': list.headers.etag ?? '' } })).statusCode,
      (await shown(1, post.headers.etag)).statusCode,
    ];
    expect(list.headers['cache-control']).toBe('no-cache');
    expect(await has()).toEqual([304, 304]);
    expect((await shown(1, post.headers.etag)).body).toBe('');
    await calls.add({ title: 'Draft', published: false });
    expect(await has()).toEqual([304, 304]);
    await calls.change(1, { title: 'Other' }, { revision: 1 });
    expect(await has()).toEqual([200, 200]);
  });

  test('that another server publishes show here within a minute', async () => {
    expect(await listed()).toEqual([]);
    const texts = readDraft(DRAFT, 'http://tenfold.test');
    if (!texts.ok) throw new Error(texts.error.body.error);
    const { database } = running;
    await database.write((writer) => addPost(writer, { dialect: database.dialect, nowMs: TEST_NOW }, texts.value, null));
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(async () => (await listed()).length).toBe(1);
    expect((await shown('squares-near-50')).statusCode).toBe(200);
  });

  describe('a save', () => {
    test('from an older revision is refused with what is stored, and neither version is lost', async () => {
      await calls.add();
      await calls.change(1, { title: 'Leo’s' }, { revision: 1 });
      const { status, body } = await calls.change(1, { title: 'Mia’s' }, { revision: 1 });
      expect([status, body.code, body.current]).toEqual([412, 'stale', (await calls.read(1)).body]);
      expect(body.current?.title).toBe('Leo’s');
      expect((await calls.remove(1, { revision: 1 })).body.current?.revision).toBe(2);
    });

    test('of two at once from one revision is one, and the other hears of it', async () => {
      await calls.add();
      const saves = await Promise.all(['a', 'b', 'c', 'd'].map((title) => calls.change(1, { title }, { revision: 1 })));
      expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
      const saved = saves.find(({ status }) => status === 200)?.body.post;
      expect((await calls.read(1)).body).toEqual(saved);
      for (const { body } of saves.filter(({ status }) => status === 412)) expect(body.current).toEqual(saved);
    });

    test('that is sent again is one post, and gets the first answer', async () => {
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => calls.add({}, { key })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await listed()).toHaveLength(1);
      expect((await calls.add({ title: 'Another' }, { key })).body.code).toBe('idempotency_key_reused');
      const [change, marks] = [{ title: 'New' }, { key: randomUUID(), revision: 1 }];
      expect((await calls.change(1, change, marks)).body).toEqual((await calls.change(1, change, marks)).body);
      expect((await calls.read(1)).body.revision).toBe(2);
    });

    test('without a key or a revision, or with one that is none, is refused in words', async () => {
      await calls.add();
      for (const [marks, status, code] of [
        [{ key: '' }, 400, 'idempotency_key'],
        [{ key: 'again' }, 400, 'idempotency_key'],
        [{}, 428, 'precondition_required'],
        [{ revision: 0 }, 400, 'if_match'],
      ] as const) {
        const { body, ...answer } = await calls.change(1, {}, marks);
        expect([answer.status, body.code]).toEqual([status, code]);
        expect(body.error).toMatch(/^[A-Z].*\.$/);
        expect((await calls.remove(1, marks)).body.code).toBe(code);
      }
    });

    test('of a draft that may not be saved is refused with words for its field, and stores nothing', async () => {
      const { status, body } = await calls.add({ title: ' ' });
      expect([status, body]).toEqual([422, { error: 'Please enter a title for your blog post', code: 'title_missing', field: 'title' }]);
      expect(await listed()).toEqual([]);
    });

    test('takes two MiB, and no more', async () => {
      const picture = `<img src="data:image/png;base64,iVBORw0KGgoA${'A'.repeat(399_988)}">`;
      expect((await calls.add({ content: picture.repeat(3) })).status).toBe(201);
      expect((await calls.add({ content: picture.repeat(6) })).status).toBe(413);
    });

    test('of who lost the role of an admin meanwhile changes nothing', async () => {
      const { accounts } = running;
      accounts.adminRefusal = () => Promise.resolve({ status: 403, code: 'not_admin' });
      expect((await calls.add()).body.code).toBe('not_admin');
      accounts.adminRefusal = () => Promise.resolve({ status: 403, code: 'session_not_found' });
      expect((await calls.add()).status).toBe(401);
      expect(await listed()).toEqual([]);
    });
  });

  describe('a slug', () => {
    const slugOf = async (change: Partial<PostDraft>) => (await calls.add(change)).body.post.slug;

    test('that is derived and taken gets a number behind it; one that was typed is refused', async () => {
      expect([await slugOf({}), await slugOf({}), await slugOf({})]).toEqual(['squares-near-50', 'squares-near-50-2', 'squares-near-50-3']);
      expect((await calls.add({ slug: 'squares-near-50-2' })).body).toMatchObject({ code: 'slug_taken', field: 'slug' });
      expect((await calls.change(3, { slug: 'squares-near-50' }, { revision: 1 })).body.code).toBe('slug_taken');
      expect((await calls.change(3, {}, { revision: 1 })).body.post.slug).toBe('squares-near-50-3');
      expect((await calls.change(3, { slug: 'squares-near-50-3' }, { revision: 2 })).body.post.slug).toBe('squares-near-50-3');
    });

    test('that eight posts want at once is each one’s own', async () => {
      const slugs = await Promise.all(Array.from({ length: 8 }, () => slugOf({ title: 'One' })));
      expect(new Set(slugs)).toEqual(new Set(['one', 'one-2', 'one-3', 'one-4', 'one-5', 'one-6', 'one-7', 'one-8']));
    });

    test('is none if the title has no letter or digit for it, and is free again after a deletion', async () => {
      expect([await slugOf({ title: 'Привет' }), await slugOf({ title: '你好' })]).toEqual([null, null]);
      expect((await shown(1)).statusCode).toBe(200);
      await calls.add({ slug: 'x' });
      await calls.remove(3, { revision: 1 });
      expect(await slugOf({ slug: 'x' })).toBe('x');
    });
  });

  describe('a deleted post', () => {
    test('is gone with its texts, and its number is never used again', async () => {
      await calls.add();
      const marks = { key: randomUUID(), revision: 1 };
      expect((await calls.remove(1, marks)).body).toEqual({ deleted: true });
      expect((await calls.remove(1, marks)).body).toEqual({ deleted: true });
      expect([(await shown(1)).statusCode, (await calls.read(1)).status, await listed()]).toEqual([404, 404, []]);
      const rows = await running.database.db.selectFrom('posts').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/Squares|2304|mia/);
      expect((await calls.add()).body.post.id).toBe(2);
    });

    test('is not brought back by a save that knows it as it was', async () => {
      await calls.add();
      await calls.remove(1, { revision: 1 });
      for (const revision of [1, 2]) {
        const { status, body } = await calls.change(1, {}, { revision });
        expect([status, body.code, body.current]).toEqual([412, 'stale', null]);
      }
      expect((await calls.remove(1, { revision: 2 })).status).toBe(412);
      expect((await calls.change(7, {}, { revision: 1 })).status).toBe(404);
    });
  });

  if (engine.name === 'SQLite')
    test('made of attacks in all fields are refused, or are harmless text', async () => {
      // Each one by itself is cleaned in clean-html.test.ts.
      for (const attack of ATTACKS.filter((_, n) => n % 15 === 0)) {
        const fields = { title: attack, description: attack, seoTitle: attack, seoDescription: attack };
        const bad = [await calls.add({ slug: attack }), await calls.add({ thumbnail: attack })];
        expect([attack, ...bad.map(({ status }) => [400, 422].includes(status))]).toEqual([attack, true, true]);
        const saved = await calls.add({ ...fields, slug: 'a', content: `<p>x ${attack.replaceAll('<img', '<p')}</p>` });
        const { id, title, content } = (await shown('a')).json<Post>();
        expect([id, title]).toEqual([saved.body.post.id, attack.replaceAll(/[\p{Control}\p{Surrogate}\s]+/gu, ' ').trim()]);
        expect(content).toMatch(HARMLESS);
        await calls.remove(id, { revision: 1 });
      }
    });
});
