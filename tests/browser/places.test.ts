import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { start, startNow } from './steps/game.ts';
import { resize } from './steps/in-sight.ts';
import { load, open, taken } from './steps/opening.ts';
import { shareBy, shareButton } from './steps/sharing.ts';
import { shiftsOf, watchShifts } from './steps/shifts.ts';
import { onKeyboard, question } from './steps/speed-math.ts';
import { DESKTOP, MOVING, NOT_INSTALLED, ONE_VISIT, PHONE, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const PLACES = [
  ['Games', '/games'],
  ['Daily', '/daily-challenge'],
  ['Tips', '/math-tips'],
  ['Stats', '/analytics'],
  ['Badges', '/badges'],
] as const;

const bar = (page: Page): Locator => page.locator('nav[aria-label="Quick links"]');

async function edges(of: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${String(of)} is not in sight.`);
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
}

/** Expects elements to be wholly above the bar. */
async function areAbove(page: Page, ...elements: readonly Locator[]): Promise<void> {
  const { top } = await edges(bar(page));
  for (const each of elements) expect((await edges(each)).bottom).toBeLessThanOrEqual(top);
}

/** Scrolls to the end of a page and expects its footer to be above the bar. The page gets longer while parts of it come into sight. */
async function endIsAbove(page: Page): Promise<void> {
  const { top } = await edges(bar(page));
  const end = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return (await edges(page.getByRole('contentinfo'))).bottom;
  };
  await expect.poll(end).toBeLessThanOrEqual(top);
}

/** The links whose words are cut, lie outside of the link or are over another's. Runs in the page. */
function crowded(nav: Element): readonly string[] {
  const links = [...nav.querySelectorAll('a')].map((link) => ({ link: link.getBoundingClientRect(), words: wordsOf(link) }));
  return links.filter(({ link, words }) => words.left < link.left || words.right > link.right || link.right > innerWidth).map(String);
  function wordsOf(link: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect();
  }
}

/** Notes whether the bar is shown in the moment in which a game has left the window. Runs in the page. */
function watchEnds(): void {
  const ends: string[] = [];
  Object.assign(window, { ends });
  const note = () => {
    const nav = document.querySelector('nav[aria-label="Quick links"]');
    if (nav && !('immersive' in document.documentElement.dataset)) ends.push(getComputedStyle(nav).visibility);
  };
  new MutationObserver(note).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-immersive'] });
}

inEngine('Chromium', 'The bar of places', () => {
  it('leads to the five places on a phone and says which one this is; wide and low windows and paper have none', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      const quick = page.getByRole('navigation', { name: 'Quick links' });
      expect(await quick.locator('[aria-current]').count()).toBe(0);
      for (const [name, path] of PLACES) {
        const place = quick.getByRole('link', { name, exact: true });
        const box = await place.boundingBox();
        expect([name, (box?.height ?? 0) >= 44, (box?.width ?? 0) >= 44]).toEqual([name, true, true]);
        await place.tap();
        await page.waitForURL(`**${path}`);
        await quick.locator('[aria-current=page]').filter({ hasText: name }).waitFor();
        expect(await quick.locator('[aria-current]').count()).toBe(1);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await quick.count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      expect(await quick.count()).toBe(1);
      for (const viewport of [DESKTOP.viewport, { width: 740, height: 360 }]) {
        await resize(page, viewport);
        expect([viewport.width, await quick.count()]).toEqual([viewport.width, 0]);
      }
      await browser.close();
    });
  });

  it('is in the documents, works without a script, and moves nothing when the app takes over', async () => {
    await withFolder(async (profile) => {
      const still = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE, javaScriptEnabled: false });
      const silent = await still.context.newPage();
      await silent.goto(`${server.origin}/games`);
      expect(await bar(silent).getByRole('link').allInnerTexts()).toEqual(PLACES.map(([name]) => name));
      expect(await bar(silent).locator('[aria-current=page]').innerText()).toBe('Games');
      await bar(silent).getByRole('link', { name: 'Badges' }).tap();
      await silent.waitForURL('**/badges');
      await still.close();
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(watchShifts);
      const page = await browser.context.newPage();
      for (const path of ['/', '/games', '/games/speed-math', '/settings', '/about']) {
        await page.goto(server.origin + path);
        await taken(page);
        await page.waitForLoadState('networkidle');
        expect([path, await bar(page).isVisible(), await shiftsOf(page)]).toEqual([path, true, []]);
      }
      await browser.close();
    });
  });

  it('is away from the countdown to the end of a game, and back below the result when presses for the game are over', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'clipboard');
      await browser.context.addInitScript(watchEnds);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await areAbove(page, start(page));
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('radio', { name: 'Easy' }).check();
      await page.getByRole('spinbutton', { name: 'Number of questions' }).fill('1');
      await start(page).tap();
      await startNow(page).waitFor();
      expect(await bar(page).isVisible()).toBe(false);
      await startNow(page).tap();
      const asked = await question(page);
      expect(await bar(page).isVisible()).toBe(false);
      await onKeyboard(page, asked.answer);
      await bar(page).waitFor();
      expect(await page.evaluate(() => (window as unknown as { readonly ends: readonly string[] }).ends)).toEqual(['hidden']);
      await areAbove(page, page.getByRole('button', { name: 'Try Again' }));
      await shareButton(page).tap();
      const toast = page.getByText('Result copied to clipboard!', { exact: true });
      await toast.waitFor();
      await areAbove(page, toast);
      await browser.close();
    });
  });

  it('covers nothing: neither a prompt, nor what Tab leads to, which ends in it, nor the end of a page', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE, asksConsent: true });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/about`);
      const banner = page.getByRole('complementary', { name: 'Messages of the app' });
      await banner.getByRole('button', { name: 'Accept' }).waitFor();
      await areAbove(page, banner);
      await endIsAbove(page);
      await areAbove(page, banner);
      await banner.getByRole('button', { name: 'Decline' }).tap();
      await banner.getByRole('button').first().waitFor({ state: 'detached' });
      await endIsAbove(page);
      await load(page, `${server.origin}/settings`);
      const { top } = await edges(bar(page));
      const covered: string[] = [];
      const focused = page.locator(':focus');
      const isIn = (part: string) => focused.evaluate((element, selector) => element.closest(selector) !== null, part);
      for (;;) {
        await page.keyboard.press('Tab');
        if (await isIn('nav[aria-label="Quick links"]')) break;
        const { bottom } = await edges(focused);
        if (bottom > top) covered.push(`${await focused.evaluate((element) => element.outerHTML.slice(0, 80))} ends at ${bottom}`);
      }
      expect(covered).toEqual([]);
      expect(await focused.innerText()).toBe('Games');
      await page.keyboard.press('Shift+Tab');
      expect(await isIn('footer')).toBe(true);
      await browser.close();
    });
  });

  it('has room for its words at 320 px and with text of twice the size, which a low window has for the page', async () => {
    for (const [window, largeText, isShown] of [
      [{ ...PHONE, viewport: { width: 320, height: 660 } }, false, true],
      [SMALLEST_PHONE, false, false],
      [{ ...PHONE, viewport: { width: 360, height: 1300 } }, true, true],
      [PHONE, true, false],
    ] as const) {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...window, largeText });
        browser.problems.expect(GUEST);
        const page = await open(browser, `${server.origin}/badges`);
        expect([largeText, await bar(page).isVisible()]).toEqual([largeText, isShown]);
        if (isShown) expect(await bar(page).evaluate(crowded)).toEqual([]);
        await browser.close();
      });
    }
  });
});
