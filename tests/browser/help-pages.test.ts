import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { load, open, taken } from './steps/opening.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { onDisplay } from './steps/game.ts';
import { beginStopped, holdTime, passTime } from './steps/stopped-time.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests({ CONTACT_EMAIL: 'hello@school.example', SOCIAL_YOUTUBE: 'https://youtube.example/@school' });

/** Lets more time pass than the tour waits for, and whatever comes of it be shown. */
async function letTourCome(page: Page): Promise<void> {
  await passTime(page, 10_000);
  await onDisplay(page);
}

const SEEN = `localStorage.getItem('seen-tour')`;

inEngine('Chromium', 'The tour', () => {
  it('comes up at the first visit, goes forth and back by the keyboard alone, and never again once it was ended', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, tour: true });
      const page = await open(browser, server.origin);
      const tour = page.getByRole('dialog');
      await page.getByRole('dialog', { name: 'Welcome to Tenfold' }).waitFor();
      const inspection = new Inspection(page);
      await inspection.look('the tour');
      expect(inspection.faults).toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Try the games' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).press('Enter');
      await page.getByRole('dialog', { name: 'Welcome to Tenfold' }).waitFor();
      for (let step = 1; step < 4; step++) await tour.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('dialog', { name: 'Daily challenges' }).waitFor();
      expect(await page.evaluate(SEEN)).toBeNull();
      await tour.getByRole('button', { name: 'Get Started' }).click();
      await tour.waitFor({ state: 'detached' });
      expect(await page.evaluate(SEEN)).toBe('true');
      await browser.close();
    });
  });

  it('leaves a visitor alone who has begun to answer, also when they accept what the banner asks: what is typed stays', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, tour: true, asksConsent: true });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(beginStopped);
      const home = await open(browser, server.origin);
      const answer = home.getByLabel('7 + 5 = ?');
      await answer.fill('1');
      await home.evaluate(() => Object.assign(window, { isFormer: true }));
      await letTourCome(home);
      await home.getByRole('button', { name: 'Accept' }).click();
      await home.getByText('Cookies and site analytics').waitFor({ state: 'detached' });
      await letTourCome(home);
      expect(await home.evaluate(() => [localStorage.getItem('analytics-consent'), 'isFormer' in window])).toEqual(['true', true]);
      expect([await answer.inputValue(), await home.getByRole('dialog').count()]).toEqual(['1', 0]);
      await browser.close();
    });
  });

  it('ends with Escape for good, and does not come up where a visitor has begun or came for a game', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, tour: true });
      browser.problems.expect(GUEST);
      // No time passes but what the test lets pass: on a slow machine the tour would come up before the visitor has begun.
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(beginStopped);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await letTourCome(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      const home = await open(browser, server.origin);
      await home.getByLabel('7 + 5 = ?').fill('1');
      await home.keyboard.press('2');
      await letTourCome(home);
      expect(await home.getByRole('dialog').count()).toBe(0);
      await home.reload();
      await taken(home);
      // Its pause begins some time after the first paint.
      const shown = home.getByRole('dialog', { name: 'Welcome to Tenfold' });
      await expect.poll(() => letTourCome(home).then(() => shown.count())).toBe(1);
      await home.keyboard.press('Escape');
      await home.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await home.evaluate(SEEN)).toBe('true');
      await browser.close();
    });
  });
});

inEngine('Chromium', 'The help pages', () => {
  it('answer the problem of the demo as it is typed, and compute XP for any game', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, viewport: { width: 320, height: 640 } });
      const page = await open(browser, `${server.origin}/instant-feedback`);
      const answer = page.getByLabel('7 + 5 = ?');
      await answer.fill('13');
      await page.getByText('Try again!').first().waitFor();
      await answer.fill('12');
      await page.getByText('Correct! Great job!').first().waitFor();
      await answer.fill('');
      await page.getByText('Go on, write the answer.').waitFor();

      await page.goto(`${server.origin}/scoring-system`);
      expect(await page.title()).toContain('Scoring System');
      const tryIt = page.getByRole('region', { name: 'Try it' });
      await tryIt.getByRole('spinbutton', { name: 'Time' }).fill('30');
      await tryIt.getByRole('status').getByText('20').waitFor();
      await browser.close();
    });
  });
});

/** What a page says when it is ready, and what it can show besides. */
const PAGES_OF_WORDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'math-tips': async (page) => {
    const technique = page.getByRole('article', { name: 'Add from the left' });
    const answer = technique.getByRole('textbox');
    await answer.fill('8');
    await answer.press('Enter');
    await technique.getByText('Try again!').first().waitFor();
    await answer.fill('83');
    await technique.getByText('Correct! Great job!').first().waitFor();
    await technique.getByText('Show the way').click();
    await technique.getByText('70 + 13').waitFor();
    await technique.getByRole('button', { name: 'Another one' }).press('Enter');
    expect(await answer.evaluate((field) => [field.ariaLabel, field === document.activeElement])).toEqual(['64 + 19 = ?', true]);
  },
  contact: async (page) => {
    await page.getByRole('link', { name: 'hello@school.example' }).waitFor();
    await page.getByText('Train speed and accuracy.').scrollIntoViewIfNeeded();
    const youtube = page.getByRole('link', { name: 'YouTube' });
    await youtube.waitFor();
    expect([await youtube.getAttribute('href'), await page.getByRole('link', { name: 'Twitter' }).count()]).toEqual([
      'https://youtube.example/@school',
      0,
    ]);
  },
  privacy: async (page) => {
    await page.getByRole('button', { name: 'Contact us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact' });
    await dialog.getByRole('button', { name: 'Copy Email' }).click();
    await dialog.getByText('Copied.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@school.example');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
};

inEngine('Chromium', 'The pages of words', () => {
  it('do what they offer; with the way of a technique in sight they pass axe in both themes and fit a window of 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, reducedMotion: 'reduce' });
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await browser.context.newPage();
      const inspection = new Inspection(page);
      for (const [path, use] of Object.entries(PAGES_OF_WORDS)) {
        await load(page, `${server.origin}/${path}`);
        await use(page);
        // Those that are looked at nowhere else as they are here: browser/every-page.test.ts has no way opened and no address to write to.
        if (path === 'math-tips' || path === 'contact') await inspection.look(path);
      }
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('say without scripts where the address to write to is, and not that they look for it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, javaScriptEnabled: false });
      const page = await browser.context.newPage();
      await page.goto(`${server.origin}/contact`);
      expect(await page.getByRole('main').innerText()).toContain('Without scripts you find it in the settings of this site.');
      expect(await page.getByText('Looking up the address').isVisible()).toBe(false);
      await browser.close();
    });
  });
});
