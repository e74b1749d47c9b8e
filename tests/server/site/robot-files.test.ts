import { afterAll, beforeAll, expect, test } from 'vitest';
import { robotFiles } from '../../../server/site/robot-files.ts';
import { feedOf } from '../../../server/site/feed.ts';
import type { PostSummary } from '../../../shared/contract/posts.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { builtClient } from './built-client.ts';

const SITE = 'https://tenfold.test';
const AT = Date.UTC(2026, 10, 20, 12);

const post = (id: number, change: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: 'About it.',
  thumbnail: null,
  createdMs: AT + id,
  updatedMs: AT + id * 1000,
  ...change,
});

const posts: { list: readonly PostSummary[]; version: string } = { list: [], version: 'none' };
const publish = (...list: readonly PostSummary[]): void => {
  posts.list = list;
  posts.version = JSON.stringify(list);
};

let server: TestApp;
let client: Awaited<ReturnType<typeof builtClient>>;
beforeAll(async () => {
  client = await builtClient();
  server = await appForTest({ plugins: [robotFiles({ clientDir: client.folder, siteUrl: SITE, posts })] });
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

const get = (url: string, tag = '') => server.app.inject({ url, headers: tag === '' ? {} : { 'if-none-match': tag } });

test('/robots.txt names the sitemap, and what is not to be found', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    `User-agent: *\nDisallow: /api\nDisallow: /auth\nDisallow: /admin\nDisallow: /settings\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
});

test('/sitemap.xml has every page with a document of its own, the blog, and every post with its last change', async () => {
  publish();
  const empty = await get('/sitemap.xml');
  expect(empty.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...empty.body.matchAll(/<loc>([^<]*)<\/loc>(<lastmod>)?/g)].map(([, address, changed]) => [address, changed])).toEqual([
    [`${SITE}/`, undefined],
    [`${SITE}/blog`, undefined],
    [`${SITE}/games`, undefined],
  ]);
  publish(post(2), post(1, { slug: null }));
  const { body } = await get('/sitemap.xml');
  expect(body).toContain(`<url><loc>${SITE}/blog/post-2</loc><lastmod>2026-11-20T12:00:02.000Z</lastmod></url>`);
  expect(body).toContain(`<url><loc>${SITE}/blog/1</loc><lastmod>2026-11-20T12:00:01.000Z</lastmod></url>`);
  expect(body).toContain(`<url><loc>${SITE}/blog</loc><lastmod>2026-11-20T12:00:02.000Z</lastmod></url>`);
});

test('/feed.xml is RSS 2.0 with the newest posts, whatever their texts hold', async () => {
  publish(post(2, { title: '5 < 7 & "x" ]]> \u0000', description: '<script>alert(1)</script>' }), post(1, { description: null }));
  const answer = await get('/feed.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Tenfold Blog</title>
<link>${SITE}/blog</link>
<description>Mental math tricks, study tips and math history.</description>
<language>en</language>
<atom:link href="${SITE}/feed.xml" rel="self" type="application/rss+xml"/>
<lastBuildDate>Fri, 20 Nov 2026 12:00:02 GMT</lastBuildDate>
<item>
<title>5 &lt; 7 &amp; &quot;x&quot; ]]&gt; </title>
<link>${SITE}/blog/post-2</link>
<guid isPermaLink="false">${SITE}/blog/2</guid>
<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>
<description>&lt;script&gt;alert(1)&lt;/script&gt;</description>
</item>
<item>
<title>Post 1</title>
<link>${SITE}/blog/post-1</link>
<guid isPermaLink="false">${SITE}/blog/1</guid>
<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>
</item>
</channel>
</rss>
`);
});

test('the feed has twenty posts at most', () => {
  const many = Array.from({ length: 25 }, (_, n) => post(25 - n));
  expect([...feedOf(SITE, many).matchAll(/<guid[^>]*>[^<]*\/(\d+)</g)].map(([, id]) => Number(id))).toEqual(
    Array.from({ length: 20 }, (_, n) => 25 - n),
  );
  expect(feedOf(SITE, [])).not.toContain('lastBuildDate');
});

test.each(['/robots.txt', '/sitemap.xml', '/feed.xml'])('%s is answered by 304 to who has it, until a post changes', async (path) => {
  publish(post(1));
  const first = await get(path);
  expect((await get(path, first.headers.etag)).statusCode).toBe(304);
  publish(post(1, { title: 'New', updatedMs: AT + 5000 }));
  expect((await get(path, first.headers.etag)).statusCode).toBe(path === '/robots.txt' ? 304 : 200);
});
