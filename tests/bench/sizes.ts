import type { Page } from 'playwright';
import { withBrowser, withServer } from './browser.ts';
import type { Bench } from './report.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Adds up what the page's scripts weighed on the wire (brotli) until it was idle. */
async function scriptBytes(page: Page): Promise<(filter?: (address: string) => boolean) => number> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  return (filter = () => true) => [...addresses].filter(([, address]) => filter(address)).reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0);
}

/** The scripts that the document itself names: what runs before the first screen can be used. */
const namedByDocument = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=modulepreload]')].map((element) => ('src' in element ? element.src : element.href)));

export const sizes: Bench = {
  id: 'V2',
  what: 'JavaScript on the wire, brotli',
  run: () =>
    withServer((server) =>
      withBrowser(async ({ context }) => {
        const page = await context.newPage();
        const total = await scriptBytes(page);
        await page.goto(server.origin);
        const named = new Set(await namedByDocument(page));
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
