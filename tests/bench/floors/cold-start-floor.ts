import { readFile } from 'node:fs/promises';
import { controlled } from '../../browser/harness/chromium.ts';
import { dist, withBrowser, withProfile, withServer } from '../browser.ts';
import { coldPaint, install, PLAIN_PAGE, PLAIN_WORKER, RATES } from '../cold-start.ts';
import { html, script, serve, type Served } from '../pages.ts';
import type { Bench, Row } from '../report.ts';
import { against } from './against.ts';
import { floorRow } from './floor-rows.ts';
import { homeDocument } from './home-document.ts';

const ROUNDS = 4;

/** A worker that keeps these files, and has the browser answer with them by itself, as ours has it. */
const routedWorker = (paths: readonly string[]): string => `
  addEventListener('install', (event) => {
    const answers = { condition: { or: ${JSON.stringify(paths)}.map((pathname) => ({ urlPattern: { pathname } })) }, source: { cacheName: 'plain' } };
    event.waitUntil(event.addRoutes([answers]));
    event.waitUntil(caches.open('plain').then((cache) => cache.addAll(${JSON.stringify(paths)})).then(() => skipWaiting()));
  });
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', () => {});`;

interface Site {
  readonly what: string;
  readonly files: { readonly [path: string]: Served };
}

const routed = (what: string, files: Site['files']): Site => ({
  what,
  files: { ...files, '/sw.js': script(routedWorker(Object.keys(files))) },
});

/** Each has one thing more than that before it. */
async function sites(): Promise<readonly Site[]> {
  const { still, boot } = await homeDocument();
  const fonts = [...boot.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([path]) => path);
  const files = fonts.map(async (path) => [path, { type: 'font/woff2', body: await readFile(`${dist}/client${path}`) }] as const);
  const font = Object.fromEntries(await Promise.all(files));
  const home = { ...html(''), body: still };
  const opened = { 'cross-origin-opener-policy': 'same-origin' };
  const booted = { ...home, body: still.replace('<link rel="expect"', `<script>${boot}</script><link rel="expect"`) };
  return [
    { what: 'plain page', files: { '/': PLAIN_PAGE, '/sw.js': script(PLAIN_WORKER) } },
    routed('the plain page, without its worker', { '/': PLAIN_PAGE }),
    routed('the same with Cross-Origin-Opener-Policy, as all of our documents', { '/': { ...PLAIN_PAGE, headers: opened } }),
    { what: 'home’s document, no script, by the plain worker', files: { '/': home, '/sw.js': script(PLAIN_WORKER) } },
    routed('the same without the worker', { '/': home }),
    routed('the same with the boot script and the font', { '/': booted, ...font }),
    routed('the same with Cross-Origin-Opener-Policy', { '/': { ...booted, headers: opened }, ...font }),
  ];
}

/** Starts of one installed page. */
interface Start {
  readonly what: string;
  readonly paint: (rate: number) => Promise<number>;
}

/** Installs a page, runs `work` with its starts without a server, and forgets it. */
const withInstalled = <T>({ what, files }: Site, work: (start: Start) => Promise<T>): Promise<T> =>
  withProfile(async (profile) => {
    const site = await serve(files);
    await withBrowser(async (browser) => {
      const page = await browser.visit(site.origin);
      await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
      await controlled(page);
    }, profile);
    await site.close();
    return work({ what, paint: (rate) => coldPaint(profile, site.origin, rate) });
  });

const withOurs = <T>(work: (start: Start) => Promise<T>): Promise<T> =>
  withServer((server) =>
    withProfile(async (profile) => {
      await install(profile, server.origin);
      await server.kill();
      return work({ what: 'ours', paint: (rate) => coldPaint(profile, server.origin, rate) });
    }),
  );

/** Runs `work` with all of them installed at the same time. */
const withAll = <T>([site, ...rest]: readonly Site[], work: (starts: readonly Start[]) => Promise<T>): Promise<T> =>
  site ? withInstalled(site, (start) => withAll(rest, (starts) => work([start, ...starts]))) : withOurs((start) => work([start]));

async function measure(starts: readonly Start[], rate: number): Promise<readonly Row[]> {
  const paints = new Map(starts.map(({ what }) => [what, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) for (const { what, paint } of starts) paints.get(what)?.push(await paint(rate));
  const [[, plain] = ['', []], ...others] = paints;
  return others.map(([what, ours]) => floorRow('V4-floor', `${what} ÷ plain cached page, ${rate}×`, against(ours, plain)));
}

export const coldStartFloor: Bench = {
  id: 'V4-floor',
  what: 'cold start offline of a plain page, of home’s document without its parts one after the other, and of ours',
  onlyNamed: true,
  run: async () =>
    withAll(await sites(), async (starts) => {
      const rows: Row[] = [];
      for (const rate of RATES) rows.push(...(await measure(starts, rate)));
      return rows;
    }),
};
