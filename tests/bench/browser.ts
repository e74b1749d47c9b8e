import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import { ChromiumBrowser } from '../browser/harness/chromium.ts';
import { TestServer } from '../browser/harness/server.ts';
import { html } from './pages.ts';

/** The build that is measured; the path is seen from the bundle of the benchmarks (run.mjs). */
export const dist = fileURLToPath(new URL(`../../../${process.env['DIST_DIR'] ?? 'dist'}`, import.meta.url));

/** With all motion: what moves is measured, too. */
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  deviceScaleFactor: 2,
  reducedMotion: 'no-preference',
} as const;

/**
 * Runs `work` with a built server, and stops the server afterwards.
 * @param env further settings @param folder another build than the one that is measured
 */
export async function withServer<T>(work: (server: TestServer) => Promise<T>, env: NodeJS.ProcessEnv = {}, folder = dist): Promise<T> {
  const server = await TestServer.start({ LOG_LEVEL: 'silent', ...env }, folder);
  try {
    return await work(server);
  } finally {
    await server.remove();
  }
}

export async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(`${tmpdir()}/tenfold-bench-`);
  try {
    return await work(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Runs `work` with a new browser process, on the given profile or a new one, and closes it afterwards. */
export async function withBrowser<T>(work: (browser: ChromiumBrowser) => Promise<T>, profile?: string): Promise<T> {
  if (profile === undefined) return withProfile((folder) => withBrowser(work, folder));
  const browser = await ChromiumBrowser.open(profile, { ...phone, fast: true });
  try {
    return await work(browser);
  } finally {
    await browser.context.close();
  }
}

/** A page of a benchmark at the address of a server that does not have it: it may ask that server as a page of its own does. */
export async function pageAt(browser: ChromiumBrowser, origin: string, code: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: html('').type, body: html('').body }));
  await page.goto(origin);
  await page.unroute('**');
  await page.addScriptTag({ content: code });
  return page;
}

/** Slows the page's processor down by a factor. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** When the page first showed something, in ms since its navigation began. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
