import { controlled } from '../browser/harness/chromium.ts';
import { firstPaint, slowDown, withBrowser, withProfile, withServer } from './browser.ts';
import { html, script, serve } from './pages.ts';
import type { Bench, Row } from './report.ts';
import { median, ms, times } from './statistics.ts';

const ROUNDS = 7;
export const RATES = [1, 6] as const;

/** A page and a service worker that answers it from a cache: the smallest possible offline start. */
export const PLAIN_WORKER = `
  addEventListener('install', (event) => event.waitUntil(caches.open('plain').then((cache) => cache.addAll(['/'])).then(() => skipWaiting())));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((hit) => hit || fetch(event.request))));`;
export const PLAIN_PAGE = html(
  '<h1>Plain page</h1><p>Some words of the size of a paragraph.</p><script>navigator.serviceWorker.register("/sw.js")</script>',
);

export async function install(profile: string, origin: string): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await browser.visit(origin);
    await controlled(page);
    await page.waitForLoadState('networkidle');
  }, profile);
}

/** The time to the first paint in a new browser process without the server. */
export const coldPaint = (profile: string, origin: string, rate: number): Promise<number> =>
  withBrowser(async ({ context }) => {
    const page = await context.newPage();
    await slowDown(page, rate);
    await page.goto(origin);
    return firstPaint(page);
  }, profile);

async function measure(ours: readonly [string, string], plain: readonly [string, string], rate: number): Promise<Row> {
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await coldPaint(...ours, rate));
    b.push(await coldPaint(...plain, rate));
  }
  const ratio = median(a) / median(b);
  const goal = rate === 1 ? 1.3 : 1.6;
  return {
    id: 'V4',
    what: `FCP ÷ plain cached page, ${rate}×`,
    measured: `${times(ratio)} (${ms(median(a))} : ${ms(median(b))})`,
    goal: `≤ ${goal} ×`,
    met: ratio <= goal,
  };
}

export const coldStart: Bench = {
  id: 'V4',
  what: 'cold start offline: new browser process, server stopped',
  run: () =>
    withServer((server) =>
      withProfile((ourProfile) =>
        withProfile(async (plainProfile) => {
          const site = await serve({ '/': PLAIN_PAGE, '/sw.js': script(PLAIN_WORKER) });
          await install(ourProfile, server.origin);
          await install(plainProfile, site.origin);
          await server.kill();
          await site.close();
          const rows: Row[] = [];
          for (const rate of RATES) rows.push(await measure([ourProfile, server.origin], [plainProfile, site.origin], rate));
          return rows;
        }),
      ),
    ),
};
