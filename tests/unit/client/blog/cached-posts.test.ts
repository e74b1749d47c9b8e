import { describe, expect, it } from 'vitest';
import { CachedPosts, MOST_KEPT } from '../../../../client/blog/cache/cached-posts.ts';
import { FakeCaches } from './fake-caches.ts';
import { POST, summaryOf } from './posts.ts';

const keptIn = (caches: FakeCaches) => new CachedPosts(caches.storage);

describe('Posts that were read', () => {
  it('are found by id and by slug, also under a new slug and not under the old one', async () => {
    const kept = keptIn(new FakeCaches());
    await kept.keep(POST);
    expect([await kept.find('7'), await kept.find('squares-near-50'), await kept.find('8')]).toEqual([POST, POST, undefined]);
    const renamed = { ...POST, slug: 'fifty', revision: 4 };
    await kept.keep(renamed);
    expect([await kept.find('7'), await kept.find('fifty'), await kept.find('squares-near-50')]).toEqual([renamed, renamed, undefined]);
  });

  it('are told by their titles, the last one first, and forgotten when the server has them no more', async () => {
    const kept = keptIn(new FakeCaches());
    await kept.keep(POST);
    await kept.keep({ ...POST, id: 8, slug: null, title: 'A & B?' });
    expect(await kept.all()).toEqual([
      { name: '8', title: 'A & B?' },
      { name: 'squares-near-50', title: POST.title },
    ]);
    await kept.drop('squares-near-50');
    expect(await kept.all()).toEqual([{ name: '8', title: 'A & B?' }]);
  });

  it(`are ${MOST_KEPT} at most: those that were read last`, async () => {
    const kept = keptIn(new FakeCaches());
    for (let id = 1; id <= MOST_KEPT; id++) await kept.keep({ ...POST, id, slug: null });
    await kept.keep({ ...POST, id: 1, slug: null });
    await kept.keep({ ...POST, id: 1000, slug: null });
    const names = (await kept.all()).map(({ name }) => name);
    expect([names.length, names.slice(0, 3), names.includes('2')]).toEqual([MOST_KEPT, ['1000', '1', '50'], false]);
  });

  it('and their list are gone from a full device, before anything personal', async () => {
    const caches = new FakeCaches();
    const kept = keptIn(caches);
    await kept.keep(POST);
    await kept.keepList([summaryOf(POST)]);
    expect(await kept.list()).toEqual([summaryOf(POST)]);
    caches.full = true;
    await kept.keep({ ...POST, id: 8 });
    expect(caches.names).toEqual([]);
  });

  it('are none in a browser without such a storage', async () => {
    const kept = new CachedPosts(undefined);
    await kept.keep(POST);
    expect([await kept.find('7'), await kept.list(), await kept.all()]).toEqual([undefined, undefined, []]);
  });
});
