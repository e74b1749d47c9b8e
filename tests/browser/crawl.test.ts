import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { HASH_LENGTH } from '../../build/chunks.ts';
import { ALIASES } from '../../client/aliases.ts';
import { PAGES, type Page } from '../../client/pages.ts';
import { metadataOf } from '../../client/page-words.ts';
import { packed } from '../../server/site/documents.ts';
import { serverForTests } from './harness.ts';
import { SHORT_POST, publish } from './steps/posts.ts';

const server = serverForTests({ PACKED_FOR_PEOPLE: 'true' });
/** A post with a picture, the smallest PNG, in its text. */
const PICTURED_POST = {
  ...SHORT_POST,
  id: 3,
  slug: 'by-tens',
  content:
    '<p>Look:</p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" alt="">',
};
beforeAll(() => publish(server, SHORT_POST, PICTURED_POST));

const POST = `/blog/${SHORT_POST.slug}`;
const pathsOf = (isOne: (page: Page) => unknown): ReadonlySet<string> => new Set(PAGES.filter(isOne).map(({ path }) => path));
/** These have no content before the device says who plays. */
const FRAMED = pathsOf(({ frame }) => frame);
/** These are about whoever looks. */
const UNLISTED = pathsOf(({ frame, unlisted }) => frame ?? unlisted);
/** It leads on at once, and says no more than that. */
const SIGN_IN_ENDS = '/auth/callback';

interface Document {
  readonly status: number;
  readonly html: string;
}

const read = async (path: string): Promise<Document> => {
  const answer = await fetch(server.origin + path);
  return { status: answer.status, html: await answer.text() };
};

const allIn = (html: string, pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');

/** The addresses on the site to which a document leads, without what follows a `#` or a `?`. */
const linksIn = (html: string): readonly string[] =>
  allIn(html, /<a\b[^>]*?\shref="([^"]*)"/g)
    .map((address) => new URL(plain(address), server.origin))
    .filter(({ origin }) => origin === server.origin)
    .map(({ pathname }) => pathname);

/** Every document that can be reached from home without a script, by its path. */
async function crawl(): Promise<ReadonlyMap<string, Document>> {
  const found = new Map<string, Document>();
  for (let waiting = ['/']; waiting.length > 0;) {
    const documents = await Promise.all(waiting.map(async (path) => [path, await read(path)] as const));
    for (const [path, document] of documents) found.set(path, document);
    waiting = [...new Set(documents.flatMap(([, { html }]) => linksIn(html)))].filter((path) => !found.has(path));
  }
  return found;
}

it('Without a script every link of the site leads somewhere, and every page is reached', async () => {
  const found = await crawl();
  expect([...found].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
  const pages = PAGES.map(({ path }) => path.replace('/blog/$post', POST));
  // A player is led to these by a button or a list of their games, and an admin by a page for admins.
  const unlinked = ['/daily-challenge/play', '/history/game', '/progress', '/leaderboard', '/settings', '/auth/callback'];
  const notReached = pages.filter((path) => !found.has(path) && !path.startsWith('/admin'));
  expect(notReached.filter((path) => !unlinked.includes(path))).toEqual([]);
});

it.each(PAGES.map(({ path }) => path))('Without a script %s has its words and its address', async (path) => {
  const isPost = path === '/blog/$post';
  const { status, html } = await read(isPost ? POST : path);
  const words = metadataOf(path);
  const [title] = allIn(html, /<title>([^<]*)<\/title>/g);
  const [description] = allIn(html, /<meta name="description" content="([^"]*)"/g);
  const canonical = allIn(html, /<link rel="canonical" href="([^"]*)"/g);
  expect({ status, title: plain(title ?? ''), canonical }).toEqual({
    status: 200,
    title: isPost ? expect.stringContaining(SHORT_POST.title) : words.title,
    canonical: [server.origin + (isPost ? POST : path)],
  });
  expect(plain(description ?? '').length).toBeGreaterThan(20);
  const noindex = html.includes('<meta name="robots" content="noindex">');
  expect(noindex).toBe(UNLISTED.has(path));
  const [main = ''] = allIn(html, /<main\b[^>]*>([\s\S]*?)<\/main>/g);
  const text = main.replaceAll(/<script\b[\s\S]*?<\/script>|<[^>]+>/g, ' ').trim();
  if (path === SIGN_IN_ENDS) return expect(text).toBe('Completing sign in...');
  if (FRAMED.has(path)) return expect(text).toBe('');
  expect(main).toContain('<h1');
  expect(text.split(/\s+/).length).toBeGreaterThan(10);
  expect(html.includes(`<meta property="og:url" content="${canonical[0]}">`)).toBe(!noindex);
});

it.each(ALIASES)('Without a script $path has the words of $leadsTo, under its address', async ({ path, leadsTo }) => {
  const [other, own] = [await read(path), await read(leadsTo)];
  const shown = ({ html }: Document) => allIn(html, /<main\b[^>]*>([\s\S]*?)<\/main>/g);
  expect(shown(other)).toEqual(shown(own));
  expect(allIn(other.html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([server.origin + leadsTo]);
  expect(other.html).toContain('<meta name="robots" content="noindex">');
});

it('An address without a page is a 404 with words, a post that nobody wrote as well', async () => {
  for (const path of ['/nothing-here', '/games/nothing-here', '/blog/nothing-here', '/blog/999']) {
    const { status, html } = await read(path);
    expect({ path, status, noindex: html.includes('noindex') }).toEqual({ path, status: 404, noindex: true });
    expect(html).toContain('<h1');
  }
});

it('What is said to search engines and feed readers exists', async () => {
  const robots = await read('/robots.txt');
  expect(robots.html).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  const listed = allIn((await read('/sitemap.xml')).html, /<loc>([^<]*)<\/loc>/g).map((address) => new URL(plain(address)).pathname);
  expect(listed).toContain(POST);
  const told = allIn((await read('/feed.xml')).html, /<link>([^<]*)<\/link>/g).map((address) => new URL(plain(address)).pathname);
  expect(told).toContain(POST);
  const answers = await Promise.all([...new Set([...listed, ...told])].map(async (path) => ({ path, ...(await read(path)) })));
  expect(answers.filter(({ status, html }) => status !== 200 || html.includes('noindex')).map(({ path }) => path)).toEqual([]);
});

it('The picture of every shared link is served, that of a post too', async () => {
  const pages = PAGES.map(({ path }) => path.replace('/blog/$post', POST)).filter((path) => !UNLISTED.has(path));
  const paths = [...pages, `/blog/${PICTURED_POST.slug}`];
  const pictures = await Promise.all(
    paths.map(async (path) => allIn((await read(path)).html, /<meta property="og:image" content="([^"]*)">/g)),
  );
  expect(pictures.every(({ length }) => length === 1)).toBe(true);
  for (const address of new Set(pictures.flat())) {
    expect(new URL(address).origin).toBe(server.origin);
    const answer = await fetch(address);
    expect({ address, status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      address,
      status: 200,
      type: 'image/png',
    });
  }
  expect(pictures.flat()).toContain(`${server.origin}/pictures/posts/${PICTURED_POST.id}`);
});

/** What a new connection sends without waiting for a word from the other side: ten packets (RFC 6928) of the usual size. */
const AT_ONCE = 10 * 1460;

/** The hash in the name of a file that the build wrote. */
const HASH = new RegExp(`-[\\w-]{${HASH_LENGTH}}(?=\\.(?:js|css|woff2)\\b)`, 'g');

/** What a hash takes of a compressed document: with others made at random 8 on average, in the longest of 60 documents 10. */
const BYTES_OF_A_HASH = 10;

/**
 * The most bytes of an answer on the wire, with its header, whatever the hashes in it are: each build has others, since its time is in a
 * script, and by these alone a document is up to a hundred bytes longer than another. So it is by the port of a test's server.
 */
async function mostBytesOf(path: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((done, failed) =>
    get(server.origin + path, { headers: { 'accept-encoding': 'br' } }, done).on('error', failed),
  );
  let header = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length;
  for (const [index, text] of answer.rawHeaders.entries()) header += text.length + (index % 2 === 0 ? ': '.length : '\r\n'.length);
  const html = brotliDecompressSync(await buffer(answer)).toString();
  const hashes = new Set(html.match(HASH));
  expect(hashes.size).toBeGreaterThan(0);
  const { br, plain } = await packed(html.replaceAll(HASH, '').replaceAll(server.origin, 'https://tenfold.example'));
  return header + (br ?? plain).length + hashes.size * BYTES_OF_A_HASH;
}

it.each([...PAGES, ...ALIASES].map(({ path }) => path).filter((path) => path !== '/blog/$post'))(
  'The document of %s comes without a second round trip',
  async (path) => {
    expect(await mostBytesOf(path)).toBeLessThanOrEqual(AT_ONCE);
  },
);
