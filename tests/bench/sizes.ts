import type { Page } from 'playwright';
import { withBrowser, withServer } from './browser.ts';
import type { Bench } from './report.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Adds up the bytes of the page's scripts on the wire, without headers, until the page is idle. */
async function scriptBytes(page: Page): Promise<(filter: (address: string) => boolean) => number> {
  const session = await page.context().newCDPSession(page);
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    if (response.mimeType.includes('javascript'))
      bytes.set(response.url, Number(response.headers['content-length'] ?? response.headers['Content-Length']));
  });
  return (filter) => [...bytes].filter(([address]) => filter(address)).reduce((sum, [, size]) => sum + size, 0);
}

/** The scripts that the document itself names. They run before the first screen can be used. */
async function namedByDocument(address: string): Promise<ReadonlySet<string>> {
  const document = await (await fetch(address)).text();
  return new Set([...document.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => new URL(path, address).href));
}

export const sizes: Bench = {
  id: 'V2',
  what: 'JavaScript on the wire, brotli',
  run: () =>
    withServer((server) =>
      withBrowser(async ({ context }) => {
        const page = await context.newPage();
        const total = await scriptBytes(page);
        await page.goto(server.origin);
        const named = await namedByDocument(server.origin);
        await page.waitForLoadState('networkidle');
        const first = total((address) => named.has(address));
        await page.goto(`${server.origin}/games/speed-math`);
        await page.waitForLoadState('networkidle');
        const all = total((address) => !address.endsWith('/sw.js'));
        return [
          { id: 'V2', what: 'before home can be used', measured: kB(first), goal: '≤ 100 kB', met: first <= 100_000 },
          { id: 'V2', what: 'in all until a game runs (home, then set-up)', measured: kB(all), goal: '≤ 135 kB', met: all <= 135_000 },
        ];
      }),
    ),
};
