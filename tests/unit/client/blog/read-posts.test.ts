import { describe, expect, it } from 'vitest';
import { CachedPosts } from '../../../../client/blog/cache/cached-posts.ts';
import { readPost, readPosts, type PostFound, type PostsFound } from '../../../../client/blog/read-posts.ts';
import type { Post } from '../../../../shared/contract/posts.ts';
import { FakeCaches } from './fake-caches.ts';
import { POST, summaryOf } from './posts.ts';

const NEWER: Post = { ...POST, revision: 4, title: 'Newer' };

/** A device that has read `kept`, and a server that answers so. */
async function reading(answer: Response | 'no network', ...read: readonly Post[]) {
  const kept = new CachedPosts(new FakeCaches().storage);
  for (const post of read) await kept.keep(post);
  const reported: string[] = [];
  const asked: string[] = [];
  const manners: unknown[] = [];
  const fetchIt = async (address: string, init?: RequestInit) => {
    asked.push(address);
    manners.push(init?.redirect);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  const deps = { fetch: fetchIt as typeof fetch, kept, report: (error: Error) => void reported.push(error.message) };
  return {
    kept,
    reported,
    asked,
    manners,
    async post(name = '7', onScreen?: Post) {
      const shown: PostFound[] = [];
      await readPost(name, onScreen, deps, (found) => void shown.push(found));
      return shown;
    },
    async posts() {
      const shown: PostsFound[] = [];
      await readPosts(undefined, deps, (found) => void shown.push(found));
      return shown;
    },
  };
}

const here = (post: Post): PostFound => ({ state: 'here', post });

describe('A post', () => {
  it('comes from the server, and is kept for a time without it', async () => {
    const device = await reading(Response.json(POST));
    expect(await device.post('squares-near-50')).toEqual([here(POST)]);
    expect([device.asked, await device.kept.find('7')]).toEqual([['/api/content/posts/squares-near-50'], POST]);
  });

  it('that was read here is shown at once, and again only if the server has another', async () => {
    expect(await (await reading(Response.json(POST), POST)).post()).toEqual([here(POST)]);
    const device = await reading(Response.json(NEWER), POST);
    expect([await device.post(), await device.kept.find('7')]).toEqual([[here(POST), here(NEWER)], NEWER]);
  });

  it('that is on the screen is not shown a second time', async () => {
    expect(await (await reading(Response.json(POST), POST)).post('7', POST)).toEqual([]);
  });

  it('can be read without a network if it was before; else what can be read is told', async () => {
    expect(await (await reading('no network', POST)).post()).toEqual([here(POST)]);
    const instead = [{ name: 'squares-near-50', title: POST.title }];
    expect(await (await reading('no network', POST)).post('another')).toEqual([{ state: 'unread', instead }]);
  });

  it('that the server has no more is missing, and forgotten', async () => {
    const device = await reading(Response.json({ code: 'post_not_found' }, { status: 404 }), POST);
    expect([await device.post(), await device.kept.all()]).toEqual([[here(POST), { state: 'missing' }], []]);
  });

  it('is missing if the server cannot answer, and the error is logged (spec 2 §8); one that was read stays', async () => {
    const device = await reading(new Response('busy', { status: 503 }));
    expect([await device.post(), device.reported]).toEqual([[{ state: 'missing' }], ['/api/content/posts/7 answered 503.']]);
    expect(await (await reading(new Response('busy', { status: 503 }), POST)).post()).toEqual([here(POST)]);
  });

  it.each([200, 403, 404])(
    'is neither kept nor forgotten when a captive portal or a filter answers in the place of the server, with %i',
    async (status) => {
      const page = new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
      const device = await reading(page, POST);
      expect([await device.post(), await device.kept.find('7'), device.reported]).toEqual([[here(POST)], POST, []]);
      const instead = [{ name: 'squares-near-50', title: POST.title }];
      expect(await device.post('another')).toEqual([{ state: 'unread', instead }]);
      expect([await device.posts(), await device.kept.list()]).toEqual([[{ state: 'unread', instead }], undefined]);
    },
  );

  it('is asked for without following anybody elsewhere', async () => {
    const device = await reading(Response.json(POST));
    await device.post();
    expect(device.manners).toEqual(['error']);
  });

  it.each(['//evil.example', '..', 'A', '0', 'a/b'])('named “%s” is missing, and nobody is asked', async (name) => {
    const device = await reading(Response.json(POST));
    expect([await device.post(name), device.asked]).toEqual([[{ state: 'missing' }], []]);
  });
});

describe('The list of posts', () => {
  const posts = [summaryOf(POST)];

  it('comes from the server, and is kept', async () => {
    const device = await reading(Response.json({ posts }));
    expect([await device.posts(), await device.kept.list()]).toEqual([[{ state: 'here', posts }], posts]);
    expect(await device.posts()).toEqual([{ state: 'here', posts }]);
  });

  it('is empty if the server cannot answer, and the error is logged (spec 2 §8)', async () => {
    const device = await reading(Response.json({}, { status: 500 }));
    expect([await device.posts(), device.reported]).toEqual([[{ state: 'here', posts: [] }], ['/api/content/posts answered 500.']]);
  });

  it('that never came tells without a network what can be read', async () => {
    const instead = [{ name: 'squares-near-50', title: POST.title }];
    expect(await (await reading('no network', POST)).posts()).toEqual([{ state: 'unread', instead }]);
  });
});
