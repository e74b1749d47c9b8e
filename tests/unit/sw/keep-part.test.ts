import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPart } from '../../../sw/keep-part.ts';
import { FakeCaches } from '../client/blog/fake-caches.ts';

const SCRIPT = { cache: 'files', address: 'https://tenfold.test/assets/app-1.js', integrity: 'sha256-app' };

interface Served {
  readonly type: string;
  readonly status?: number;
}

/** Keeps a part while the network answers in this way; `isOther`: the browser's own cache has something else, whose hash is not this one. */
async function keep(part: typeof SCRIPT, { type, status = 200 }: Served, isOther = false) {
  const caches = new FakeCaches();
  const asked: RequestInit[] = [];
  vi.stubGlobal('caches', caches.storage);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    expect(address).toBe(part.address);
    asked.push(init);
    if (isOther && init.cache === 'default') throw new TypeError('Failed to fetch');
    return new Response('the answer', { status, headers: { 'content-type': type } });
  });
  const cache = await caches.storage.open(part.cache);
  const failed = await keepPart(part, cache).then(
    () => undefined,
    (error: unknown) => error,
  );
  const kept = await cache.match(part.address);
  return { asked, failed, kept: await kept?.text() };
}

describe('A part of the app', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg?__WB_REVISION__=1', 'image/svg+xml'],
    ['/games/speed-math', 'text/html;charset=UTF-8'],
    ['/app-template/post', 'text/plain; charset=utf-8'],
  ])('%s is kept if it is %s, and the browser has compared its bytes', async (path, type) => {
    const part = { ...SCRIPT, address: `https://tenfold.test${path}` };
    const { asked, failed, kept } = await keep(part, { type });
    expect([failed, kept]).toEqual([undefined, 'the answer']);
    expect(asked).toEqual([{ integrity: 'sha256-app', cache: 'default', redirect: 'error' }]);
  });

  it.each([
    ['/assets/app-1.js', { type: 'text/html' }],
    ['/assets/app-1.js', { type: '' }],
    ['/games/speed-math', { type: 'text/plain' }],
    ['/app-template/post', { type: 'text/html' }],
    ['/assets/app-1.js', { type: 'text/javascript', status: 511 }],
  ])('%s is not kept of an answer with %o', async (path, served) => {
    const { failed, kept } = await keep({ ...SCRIPT, address: `https://tenfold.test${path}` }, served);
    expect(failed).toBeInstanceOf(TypeError);
    expect(kept).toBeUndefined();
  });

  it('is asked of the network where the browser itself has kept what a portal once answered', async () => {
    const { asked, kept } = await keep(SCRIPT, { type: 'text/javascript' }, true);
    expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
    expect(kept).toBe('the answer');
  });
});
