import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, TestServer, inEngine, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

/** Slower than this the two taps are two presses. */
const DOUBLE_MS = 300;

/**
 * Taps a button from within the page until it has done its work, and once more at its place as soon as something else is in sight
 * there. Gives the time between the last two in ms.
 */
function doubleTap(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('button')].findLast((one) => one.textContent === label);
    if (!button) throw new Error(`No ${label}`);
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, detail: 1 };
    const tap = (target: Element) => {
      target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', isPrimary: true }));
      target.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch', isPrimary: true }));
      target.dispatchEvent(new MouseEvent('click', at));
    };
    let before = 0;
    while (button.isConnected) {
      before = performance.now();
      tap(button);
      await new Promise((soon) => setTimeout(soon, 30));
    }
    const between = performance.now() - before;
    tap(document.elementFromPoint(at.clientX, at.clientY) ?? document.body);
    return between;
  }, name);
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Repeats `play` until its double tap was one. */
async function untilDouble(play: () => Promise<number>): Promise<void> {
  while ((await play()) >= DOUBLE_MS);
}

inEngine('Chromium', 'A double tap', () => {
  it('starts a game and types nothing into it; ends one and leaves its result in sight', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PHONE);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      const start = page.getByRole('button', { name: 'Start', exact: true });
      await untilDouble(async () => {
        await load(page, `${server.origin}/games/calculator-vs-brain`);
        await start.waitFor();
        const between = await doubleTap(page, 'Start');
        const typed = await page.getByRole('status', { name: 'Your answer' }).textContent();
        if (between < DOUBLE_MS) expect(typed).toBe('');
        return between;
      });
      await untilDouble(async () => {
        await load(page, `${server.origin}/games/calculator-vs-brain`);
        await start.tap();
        // Nothing is answered: the calculator wins, and the panel comes up.
        await page.getByRole('button', { name: 'Next Round' }).waitFor();
        const between = await doubleTap(page, 'End Game');
        if (between < DOUBLE_MS) expect(await page.getByRole('heading', { name: 'Final Results' }).isVisible()).toBe(true);
        return between;
      });
      await browser.close();
    });
  });
});
