import { describe, expect, it } from 'vitest';
import { CachedPosts } from '../../../client/blog/cache/cached-posts.ts';
import { answerFromCachedPosts } from '../../../sw/cached-documents.ts';
import { FakeCaches } from '../client/blog/fake-caches.ts';
import { POST, summaryOf } from '../client/blog/posts.ts';

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "script-src 'sha256-boot'",
  'content-encoding': 'br',
  etag: '"1"',
};

const TEMPLATES: { readonly [address: string]: string } = {
  '/app-template/post': '<html data-document="(~path~)">(~content~)(~data~)',
  '/app-template/posts': '<ul>(~begin-posts~)<li>(~title~)</li>(~end-posts~)</ul>(~data~)',
};

/** What the service worker of a device answers, which has kept what `read` keeps. */
async function device(read: (kept: CachedPosts) => Promise<void>, templates = TEMPLATES) {
  const kept = new CachedPosts(new FakeCaches().storage);
  await read(kept);
  const installed = async (address: string) => {
    const text = templates[address];
    return text === undefined ? undefined : new Response(text, { headers: HEADERS });
  };
  return (path: string) => answerFromCachedPosts(path, { kept, installed });
}

describe('Without a network', () => {
  it('a post that was read is answered whole, under its slug and its id, with the policy of its template', async () => {
    const answer = await device((kept) => kept.keep(POST));
    const [bySlug, byId] = [await answer('/blog/squares-near-50'), await answer('/blog/7')];
    const html = await bySlug?.text();
    expect(html).toContain('<html data-document="/blog/squares-near-50"><h2 id="section-how">How</h2>');
    expect(html).toContain('"filledBy":"device"');
    expect(await byId?.text()).toContain('<html data-document="/blog/7">');
    expect(Object.fromEntries(bySlug?.headers ?? [])).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': HEADERS['content-security-policy'],
    });
  });

  it('the list is answered as it was last seen', async () => {
    const answer = await device((kept) => kept.keepList([summaryOf(POST)]));
    expect(await (await answer('/blog'))?.text()).toContain('<ul><li>Squares near 50');
  });

  it('nothing else is answered from what was read', async () => {
    const answer = await device((kept) => kept.keep(POST));
    expect(await Promise.all(['/blog', '/blog/other', '/blog/8', '/', '/blog/7/x'].map(answer))).toEqual(Array.from({ length: 5 }));
    const withoutTemplates = await device((kept) => kept.keep(POST), {});
    expect(await withoutTemplates('/blog/7')).toBeUndefined();
  });
});
