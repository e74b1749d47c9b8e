import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../../../build/hash.ts';
import { site } from '../../../server/site/site.ts';
import { TEST_NOW, appForTest, configForTest, type TestApp } from '../app-for-test.ts';
import { ORIGIN_MARK } from '../../../shared/document-table.ts';
import { builtClient, documents, NO_POSTS, script, workerFor } from './built-client.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof builtClient>>;

beforeAll(async () => {
  client = await builtClient();
  server = await appForTest({
    plugins: [site({ clientDir: client.folder, siteUrl: 'https://tenfold.test', posts: NO_POSTS, clock: () => TEST_NOW })],
  });
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

const get = (url: string, headers: { readonly [name: string]: string } = {}) => server.app.inject({ url, headers });

describe('A page', () => {
  it.each([
    ['/', 200, 'home'],
    ['/games', 200, 'games'],
    ['/games/', 200, 'games'],
    ['/games?challenge=true', 200, 'games'],
    ['/settings', 200, 'frame'],
    ['/blog', 200, 'none'],
    ['/blog/a-post', 404, 'no post'],
    ['/app-frame', 200, 'frame'],
    ['/blog/a/b', 404, 'missing'],
    ['/nope', 404, 'missing'],
    ['/documents/table.json', 404, 'missing'],
    ['/documents/home.html', 404, 'missing'],
    ['/%2e%2e/package.json', 404, 'missing'],
    ['/..%2fpackage.json', 404, 'missing'],
    ['/__proto__', 404, 'missing'],
  ])('%s answers %i with the document "%s"', async (url, status, text) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body.replace(/<[^>]*>/g, '')).toBe(text);
  });

  it('names the public address of the site as its own', async () => {
    expect((await get('/')).body).toContain('href="https://tenfold.test/"');
  });

  it('may run what the build inlined into it and nothing else inline', async () => {
    const policies = await Promise.all(
      ['/', '/games', '/nope'].map(async (url) => String((await get(url)).headers['content-security-policy'])),
    );
    expect(policies.map((policy) => /script-src [^;]*; style-src [^;]*/.exec(policy)?.[0])).toEqual([
      "script-src 'self' 'sha256-boot1'; style-src 'self' 'sha256-style1'",
      "script-src 'self' 'sha256-boot2'; style-src 'self' 'sha256-style2'",
      "script-src 'self' 'sha256-boot4'; style-src 'self' 'sha256-style4'",
    ]);
    for (const policy of policies)
      expect(policy).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'; trusted-types tenfold dompurify/);
  });

  it('may frame pages of this site only, and none may frame it', async () => {
    expect(String((await get('/')).headers['content-security-policy'])).toContain("frame-src 'self'; frame-ancestors 'none';");
  });

  it('is asked for each time, and comes only once as long as it is the same', async () => {
    const first = await get('/games', { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/games', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const changed = await get('/games', { 'accept-encoding': 'br', 'if-none-match': '"another"' });
    expect(changed.statusCode).toBe(200);
  });

  it('passes no address on that holds a sign-in code', async () => {
    expect((await get('/auth/callback?code=1')).headers['referrer-policy']).toBe('no-referrer');
  });

  it.each([
    ['/class', '(self)'],
    ['/class/', '(self)'],
    ['/class/1?new', '(self)'],
    ['/round', '(self)'],
    ['/round/?r=1', '(self)'],
    ['/', '()'],
    ['/games', '()'],
    ['/settings', '()'],
    ['/round/1', '()'],
    ['/classes', '()'],
    ['/class/1/2', '()'],
  ])('may open a camera only where it reads codes: %s %s', async (url, camera) => {
    const policy = String((await get(url)).headers['permissions-policy']).split(', ');
    expect(policy.filter((each) => each.endsWith('=(self)') || each.startsWith('camera='))).toEqual([`camera=${camera}`]);
    expect(policy).toContain('microphone=()');
  });

  it('answers HEAD like GET, without the body', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/games' });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });
});

describe('A file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('goes out in the best coding for "%s"', async (accepted, coding) => {
    const answer = await get('/assets/home-1a2b.js', { 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([coding, 'accept-encoding']);
  });

  it('is the same file in every coding', async () => {
    const packed = await get('/assets/home-1a2b.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    expect((await get('/assets/home-1a2b.js')).body).toBe(script);
  });

  it('with a hash in its name is kept for ever, the service worker for no time', async () => {
    expect((await get('/assets/home-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('that can become a worker may only speak to this site', async () => {
    for (const url of ['/sw.js', '/assets/home-1a2b.js']) {
      expect((await get(url)).headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
    }
  });

  it('that is a page may run no script, and has only its own styles', async () => {
    const { headers, body } = await get('/old-browser.html');
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
      '<style>body{}</style>old',
    ]);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src '${sourceOf('body{}')}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
  });

  it.each(['/assets/gone-9z.js', '/assets/', '/assets/..%2fsw.js', '/assets/home-1a2b.js.map', '/assets/home-1a2b.js.br'])(
    '%s is a real 404 and never HTML',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ]);
    },
  );
});

describe('An address that cannot be decoded', () => {
  it.each([
    ['/blog/100%', 'no post'],
    ['/blog/%ff', 'no post'],
    ['/%E0%A4%A', 'missing'],
    ['/%', 'missing'],
    ['/games/%zz?challenge=true', 'missing'],
    ['/settings%', 'missing'],
  ])('is a page that is not there for who goes to it: %s', async (url, page) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
        404,
        'text/html; charset=utf-8',
        method === 'GET' ? page : '',
      ]);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; /);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ['/blog/100%', '*/*'],
    ['/api/content/posts/100%', 'text/html'],
    ['/auth/v1/%', 'text/html'],
    ['/assets/%', 'text/html'],
  ])('is an error in JSON for a program, and at what is no page: %s', async (url, accept) => {
    const answer = await get(url, { accept });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

describe('An unknown address of the API', () => {
  it.each(['/api/nope', '/api', '/auth/v1/nope'])('%s is an error in JSON', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('Every answer', () => {
  it.each(['/', '/nope', '/assets/home-1a2b.js', '/assets/gone.js', '/api/nope', '/healthz'])(
    'has the headers that harden it: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
    },
  );

  it('asks for TLS only where the site has it', async () => {
    const secure = await appForTest({ config: configForTest({ SITE_URL: 'https://tenfold.test' }) });
    try {
      expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    } finally {
      await secure.close();
    }
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('The service worker', () => {
  it('lists each document with the hash of what this site sends, which has its own address in it', async () => {
    const sent = Object.fromEntries(
      Object.entries(documents).map(([file, html]) => [file, html.replaceAll(ORIGIN_MARK, 'https://tenfold.test')]),
    );
    const answer = await get('/sw.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(workerFor(sent));
    expect(workerFor(sent)).not.toBe(workerFor(documents));
  });
});

describe('A report of blocked content', () => {
  const report = (payload: string) =>
    server.app.inject({ method: 'POST', url: '/api/csp-report', headers: { 'content-type': 'application/reports+json' }, payload });

  it.each([
    '[{"type":"csp-violation","body":{"effectiveDirective":"img-src","blockedURL":"https://x.test/y"}}]',
    '[]',
    '[null]',
    '{}',
    '{',
    '"x"',
  ])('is taken, whatever it holds: %s', async (payload) => {
    expect((await report(payload)).statusCode).toBe(204);
  });

  it('is refused when it is large', async () => {
    expect((await report(`["${'x'.repeat(20_000)}"]`)).statusCode).toBe(413);
  });
});
