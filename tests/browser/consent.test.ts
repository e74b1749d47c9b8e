import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, taken } from './steps/opening.ts';
import { newLearner } from './steps/players.ts';
import { DESKTOP, ONE_VISIT, PHONE } from './steps/windows.ts';

/** A provider's page, which tries to reach out of its frame. */
const PAGE = `<body><script>
const can = (what) => { try { what(); return 'can'; } catch { return 'cannot'; } };
document.body.textContent = [can(() => top.document.title), can(() => localStorage.length)].join(' ');
</script>`;

/** An advertising provider of another origin, and how often it was asked for anything. */
let asked = 0;
const provider = createServer((_request, response) => {
  asked++;
  response.setHeader('content-type', 'text/html').end(PAGE);
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
afterAll(() => void provider.close());

const server = serverForTests({
  VISIT_COUNTS: 'on',
  AD_FRAME_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/frame`,
});

/** Counts the shifts of the layout and what of the banner was painted as the largest content. Runs in the page. */
function watchPaint(): void {
  const seen = { shift: 0, largest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      if (entry.element?.closest('aside')) seen.largest++;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number; largest: number } }).seen);

const banner = (page: Page) => page.getByRole('complementary').getByText('Cookies and site analytics');
const slots = (page: Page) => page.locator('li:has(> iframe), li[aria-hidden=true]');
const heights = (page: Page) => slots(page).evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().height));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('analytics-consent'));

const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(server.origin + path);
};

inEngine('Chromium', 'Cookies and site analytics', () => {
  it('nobody else is asked and nothing is counted before Accept, after Decline, without a network and for a learner', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, asksConsent: true });
      const { context } = browser;
      const counted: unknown[] = [];
      context.on('response', (response) => {
        if (response.url().endsWith('/api/visits')) counted.push([response.status(), response.request().postDataJSON()]);
      });
      await context.addInitScript(watchPaint);
      await context.clock.install();
      const page = await context.newPage();
      await page.setViewportSize(PHONE.viewport);
      await load(page, server.origin);
      const later = () => page.clock.runFor(5_000);

      await banner(page).waitFor();
      await later();
      const empty = await heights(page);
      expect([empty, asked, counted]).toEqual([[104, 104], 0, []]);
      expect(await seen(page)).toEqual({ shift: 0, largest: 0 });
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      const inspection = new Inspection(page);
      await inspection.look('the banner');
      expect(inspection.faults).toEqual([]);
      await page.setViewportSize(DESKTOP.viewport);
      await page.getByRole('button', { name: 'Decline' }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await stored(page)).toBe('false');
      await page.reload();
      await taken(page);
      await page.mouse.move(100, 100);
      await later();
      expect([await banner(page).count(), asked, counted]).toEqual([0, 0, []]);

      // Somebody else in the same browser.
      await page.evaluate(() => localStorage.removeItem('analytics-consent'));
      await page.reload();
      await taken(page);
      await page.evaluate(() => Object.assign(window, { isFormer: true }));
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.waitForFunction(() => !('isFormer' in window));
      await taken(page);
      expect([await stored(page), await banner(page).count()]).toEqual(['true', 0]);
      await later();
      await expect.poll(() => asked).toBe(2);
      await expect.poll(() => counted).toEqual([[204, { path: '/' }]]);
      expect(await heights(page)).toEqual(empty);
      expect((await seen(page)).shift).toBe(0);
      const frame = page.frameLocator('iframe').first().frameLocator('iframe');
      await frame.getByText('cannot cannot').waitFor();
      await goTo(page, 'Games', '/games');
      await goTo(page, 'Tenfold', '/');
      await later();
      await expect.poll(() => asked).toBe(4);
      await expect.poll(() => counted).toEqual(['/', '/games', '/'].map((path) => [204, { path }]));

      browser.problems.expect(SERVER_GONE);
      await context.setOffline(true);
      await goTo(page, 'Games', '/games');
      await goTo(page, 'Tenfold', '/');
      await later();
      await context.setOffline(false);
      await newLearner(page, 'Ada');
      await goTo(page, 'Games', '/games');
      await goTo(page, 'Tenfold', '/');
      // Told time may pass before the worker of a player's home has started; the engine of the window takes its place.
      browser.problems.expect(/No answer within 5000 ms/);
      await later();
      // For a player there is no slot (decision S5).
      expect([asked, await page.locator('iframe').count(), await heights(page)]).toEqual([4, 0, empty.map(() => 0)]);
      // A learner's page views count like a guest's: they name nobody.
      await expect.poll(() => counted.length).toBe(5);
      await browser.close();
    });
  });
});
