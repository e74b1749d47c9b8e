import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCache } from '../../../server/site/document-cache.ts';
import type { SiteDocument } from '../../../server/site/site-file.ts';
import type { PostSource } from '../../../server/site/post-source.ts';
import { site } from '../../../server/site/site.ts';
import type { Post } from '../../../shared/contract/posts.ts';
import { TEST_NOW, appForTest, type TestApp } from '../app-for-test.ts';
import { builtClient } from './built-client.ts';

const POST: Post = {
  id: 7,
  slug: 'squares-near-50',
  title: 'Squares <near> 50',
  description: null,
  thumbnail: null,
  createdMs: TEST_NOW,
  updatedMs: TEST_NOW,
  revision: 1,
  content: `<h2>How</h2><p>${'Twice fifty is a hundred. '.repeat(40)}</p>`,
  seoTitle: 'Squares near 50',
  seoDescription: '',
};

/** Posts in memory, which a test may change. */
class FakePosts implements PostSource {
  posts: readonly Post[] = [POST];
  version = '1';
  asked = 0;

  get list() {
    return this.posts;
  }

  find(name: string): Promise<Post | undefined> {
    this.asked++;
    return Promise.resolve(this.posts.find(({ id, slug }) => String(id) === name || slug === name));
  }
}

let server: TestApp;
let client: Awaited<ReturnType<typeof builtClient>>;
let posts: FakePosts;

beforeAll(async () => {
  client = await builtClient();
  posts = new FakePosts();
  server = await appForTest({
    plugins: [site({ clientDir: client.folder, siteUrl: 'https://tenfold.test', posts, clock: () => TEST_NOW })],
  });
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

const get = (url: string, headers: { readonly [name: string]: string } = {}) => server.app.inject({ url, headers });

describe('The document of a post', () => {
  it('has its words whole before any script, with the canonical address by the slug', async () => {
    for (const url of ['/blog/squares-near-50', '/blog/7', '/blog/squares-near-50/?x=1']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
      expect(body).toContain('<title>Squares &lt;near&gt; 50 | Tenfold Blog</title>');
      expect(body).toContain('href="https://tenfold.test/blog/squares-near-50"');
      expect(body).toContain('<h2 id="section-how">How</h2>');
    }
    expect((await get('/blog/7/')).body).toContain('data-path="/blog/7"');
  });

  it('may run what the build inlined into its template', async () => {
    expect((await get('/blog/7')).headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot6'");
  });

  it('is the same in every coding, and comes only once as long as it is the same', async () => {
    const plain = (await get('/blog/7')).body;
    const [br, gzip] = [await get('/blog/7', { 'accept-encoding': 'br' }), await get('/blog/7', { 'accept-encoding': 'gzip' })];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([plain, plain]);
    const again = await get('/blog/7', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('changes with the post, and the list with any of them', async () => {
    const before = await get('/blog/7');
    expect((await get('/blog')).body).toContain('<li>Squares &lt;near&gt; 50</li>');
    posts.posts = [{ ...POST, revision: 2, title: 'Changed' }];
    posts.version = '2';
    const after = await get('/blog/7');
    expect(after.body).toContain('<title>Changed | Tenfold Blog</title>');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await get('/blog')).body).toContain('<li>Changed</li>');
    posts.posts = [];
    posts.version = '3';
    expect([(await get('/blog')).body.includes('none'), (await get('/blog/7')).statusCode]).toEqual([true, 404]);
    posts.posts = [POST];
    posts.version = '4';
  });

  it.each(['/blog/unknown', '/blog/8', '/blog/%3Cscript%3E', '/blog/__proto__', '/blog/07', `/blog/${'a'.repeat(90)}`])(
    'is a real 404 where there is no post: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/html; charset=utf-8', 'no post']);
    },
  );

  it('is asked for in the database only by what can be the name of a post', async () => {
    const before = posts.asked;
    await get('/blog/..%2f..%2fetc');
    await get('/blog/A B');
    expect(posts.asked).toBe(before);
  });
});

it('A template is sent to the service worker with its policy, and is no page', async () => {
  const { statusCode, headers, body } = await get('/app-template/post');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(headers['content-security-policy']).toContain('sha256-boot6');
  expect(body).toContain('(~content~)');
  expect(body).toContain('https://tenfold.test(~address~)');
});

describe('Documents in memory', () => {
  const document = (bytes: number): SiteDocument => ({
    file: { type: 'text/html', tag: '', plain: Buffer.alloc(bytes) },
    policy: '',
    status: 200,
  });

  it('are made once for each version, also if many ask at once', async () => {
    const cache = new DocumentCache();
    let made = 0;
    const make = async () => {
      made++;
      return document(10);
    };
    const both = await Promise.all([cache.get('/blog/7', '1', make), cache.get('/blog/7', '1', make)]);
    await cache.get('/blog/7', '1', make);
    expect([made, both[0] === both[1]]).toEqual([1, true]);
    await cache.get('/blog/7', '2', make);
    await cache.get('/blog/7', '1', make);
    expect(made).toBe(3);
  });

  it('are bounded: the one that nobody has asked for the longest goes', async () => {
    const cache = new DocumentCache(30);
    const made: string[] = [];
    const ask = (path: string) =>
      cache.get(path, '1', async () => {
        made.push(path);
        return document(10);
      });
    for (const path of ['/a', '/b', '/c', '/a', '/d', '/a', '/b']) await ask(path);
    expect(made).toEqual(['/a', '/b', '/c', '/d', '/b']);
  });

  it('that could not be made are made again', async () => {
    const cache = new DocumentCache();
    await expect(cache.get('/a', '1', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect((await cache.get('/a', '1', async () => document(1))).status).toBe(200);
  });
});
