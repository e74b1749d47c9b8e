import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublishedPosts } from '../../../server/content/posts/published-posts.ts';
import { site } from '../../../server/site/site.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { callsOn } from '../content/posts/posts-for-test.ts';
import { openEmptySqlite } from '../empty-sqlite.ts';
import { builtClient } from './built-client.ts';

const SITE = 'http://tenfold.test';
/** The beginnings of a PNG and of a GIF, which say what they are. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and pixels', 'latin1');
const GIF = Buffer.from('GIF89a and pixels', 'latin1');
const dataUrl = (label: string, bytes: Buffer) => `data:image/${label};base64,${bytes.toString('base64')}`;

let server: TestApp;
let client: Awaited<ReturnType<typeof builtClient>>;
let calls: ReturnType<typeof callsOn>;
beforeAll(async () => {
  client = await builtClient();
  const database = await openEmptySqlite();
  const posts = new PublishedPosts(database.db, SITE);
  const pages = site({ clientDir: client.folder, siteUrl: SITE, posts, clock: () => TEST_NOW });
  server = await appForTest({ database, posts, plugins: [pages] });
  calls = callsOn(server, server.accounts.add('mia', 'admin'));
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

const get = (url: string, tag = '') => server.app.inject({ url, headers: tag === '' ? {} : { 'if-none-match': tag } });
const add = async (change: Parameters<typeof calls.add>[0]) => (await calls.add(change)).body.post.id;

describe('The first picture of a post that lies in it', () => {
  it('is served as the picture that its bytes say it is, and can be nothing else', async () => {
    // Its label says that it is another.
    const id = await add({ slug: 'png', thumbnail: dataUrl('webp', PNG) });
    const answer = await get(`/pictures/posts/${id}`);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, PNG]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="picture.png"',
      'cache-control': 'no-cache',
    });
    const again = await get(`/pictures/posts/${id}`, String(answer.headers.etag));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is the one in its text, if lists show none', async () => {
    const content = `<p>Look:</p><img src="${dataUrl('gif', GIF)}" alt=""><img src="${dataUrl('png', PNG)}" alt="">`;
    const answer = await get(`/pictures/posts/${await add({ slug: 'gif', thumbnail: null, content })}`);
    expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['image/gif', GIF]);
  });

  it('changes with the post, and goes with it', async () => {
    const id = await add({ slug: 'soon-gone', thumbnail: dataUrl('png', PNG) });
    const before = await get(`/pictures/posts/${id}`);
    await calls.change(id, { slug: 'soon-gone', thumbnail: dataUrl('gif', GIF) }, { revision: 1 });
    const after = await get(`/pictures/posts/${id}`, String(before.headers.etag));
    expect([after.statusCode, after.rawPayload]).toEqual([200, GIF]);
    await calls.change(id, { slug: 'soon-gone', thumbnail: dataUrl('gif', GIF), published: false }, { revision: 2 });
    expect((await get(`/pictures/posts/${id}`)).statusCode).toBe(404);
  });

  it('is not there for a draft, a post without one, one whose picture is elsewhere, and whatever names no post', async () => {
    const draft = await add({ slug: 'draft', thumbnail: dataUrl('png', PNG), published: false });
    const words = await add({ slug: 'words', thumbnail: null });
    const elsewhere = await add({ slug: 'elsewhere', thumbnail: '/x.png' });
    for (const name of [draft, words, elsewhere, 'png', '999', '01', '1e0', '__proto__', '..%2f..%2fassets%2fhome-1a2b.js', '%00']) {
      const answer = await get(`/pictures/posts/${name}`);
      expect([name, answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
        name,
        404,
        'no-store',
        expect.objectContaining({ code: 'not_found' }),
      ]);
    }
  });
});
