import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { dot, notice, readNotice } from './steps/badges.ts';
import { celebrateUntilPressed, goOn, longestMotion } from './steps/celebrations.ts';
import { withinOneDay } from './steps/clocks.ts';
import { perfectGame } from './steps/earned.ts';
import { learnerHere, openAs } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { answer, playGame, result, saved, startGame } from './steps/speed-math.ts';
import { holdTime, passTime, stopTime } from './steps/stopped-time.ts';
import { MOVING, NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';
import { withoutTimer } from './steps/without-timer.ts';

withinOneDay();
const server = serverForTests();
const DAY_MS = 86_400_000;

/** A run of easy additions a week ago, the `nth` there, slower than any machine of these tests. */
const slowRun = (nth: number, meanMs: number): Partial<SessionSummary> => ({
  endMs: Date.now() - 7 * DAY_MS + nth,
  accuracy: 100,
  data: { operation: 'addition', friendly: true, questions: 5 },
  facts: [5, 5, 5 * meanMs, null, {}],
});

/** Something that is celebrated at full size. */
const celebration = (page: Page, title: string): Locator => result(page).getByRole('region', { name: title });

/** How long a celebration stays if nobody does anything; longer if there is something to press (client/ui/feedback/celebration.tsx). */
const STAYS_MS = 4_500;
const STAYS_WITH_ACTION_MS = 9_000;

/** From then on the notice of a badge counts as seen (client/badges/badge-notice.tsx), and folds. */
const SEEN_MS = 15_000;

/** How opaque an element is, by itself and all around it. */
const opacity = (shown: Locator): Promise<number> =>
  shown.evaluate((element) => {
    let product = 1;
    for (let each: Element | null = element; each; each = each.parentElement) product *= Number(getComputedStyle(each).opacity);
    return product;
  });

/** A learner whose next game reaches level 2, is a new best, and lets the badge Lift-Off be redeemed. */
async function beforeGreatGame(browser: ChromiumBrowser): Promise<Page> {
  const page = await learnerHere(browser, server, 'Ada Lovelace', [slowRun(1, 900_000), perfectGame(970)]);
  await readNotice(page, `${server.origin}/games`, 'Perfect Score');
  await load(page, `${server.origin}/games/speed-math`);
  return page;
}

inEngine('Chromium', 'A result', () => {
  it('answers whether one is faster: than last time, than ever, than at first, and than last week', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Ada', '/games/speed-math', [slowRun(1, 900_000), slowRun(2, 800_000)]);
      const inspection = new Inspection(page);
      await playGame(page, { questions: 5 });
      await saved(page);
      for (const text of [
        'an answer',
        /^\d+\.\d\ss faster than last time$/,
        'your best on this set-up',
        /^Your last 3 runs: from 900\.0\ss to \d+\.\d\ss an answer, \d+\.\d\ss at best\.$/,
        /^\d+\.\d\ss faster than your first run\.$/,
        /^This week \d+\.\d\ss an answer on average, last week 850\.0\ss\.$/,
      ])
        await result(page).getByText(text, { exact: true }).waitFor();
      expect(await result(page).locator('dt').allInnerTexts()).toEqual(['Accuracy', 'Time', 'Score', 'XP']);
      await inspection.look('result');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('says of a first run that from the next one on it compares', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Ada', '/games/speed-math');
      await playGame(page, { questions: 5 });
      await result(page).getByText('Your first run on this set-up. The next one is compared with it.').waitFor();
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await playGame(page, { questions: 5 });
      await result(page)
        .getByText(/ (?:faster|slower) than your first run$|^as fast as on your first run$/)
        .waitFor();
      await browser.close();
    });
  });

  it('celebrates a level, a best and a badge in its middle, one at a time, until any key; then all of them stay there to be read', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await celebrateUntilPressed(browser.context);
      const page = await beforeGreatGame(browser);
      await startGame(page, { questions: 5 });
      await answer(page, 5);

      await celebration(page, 'Level 2').waitFor();
      await celebration(page, 'Level 2').getByText('Ada, you have reached it with this game.').waitFor();
      expect(await longestMotion(celebration(page, 'Level 2'))).toBeGreaterThan(100);
      // What moves costs the machine much, and the rest of this is not about it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(false);
      expect(await result(page).getByRole('region').count()).toBe(1);
      // The key that ends it does nothing else, though Enter would play again.
      await celebration(page, 'Level 2').getByText('Go on').waitFor();
      await expect
        .poll(async () => {
          await page.keyboard.press('Enter');
          return celebration(page, 'Level 2').count();
        })
        .toBe(0);
      await celebration(page, 'New best, Ada!').waitFor();
      await goOn(page).click();
      await celebration(page, 'Lift-Off').getByRole('button', { name: 'Redeem Badge' }).click();
      await page.getByText('Badge "Lift-Off" unlocked!', { exact: true }).waitFor();
      await celebration(page, 'Lift-Off').getByText('Up you go. Level 2 is yours.').waitFor();
      await page.keyboard.press('Escape');
      await celebration(page, 'Lift-Off').waitFor({ state: 'detached' });

      const news = result(page).getByRole('listitem');
      for (const title of ['Level 2', 'New best', 'Lift-Off']) await news.getByText(title, { exact: true }).waitFor();
      await result(page).getByText('A perfect run, Ada: not one missed.').waitFor();
      // Nothing that was celebrated here is told of a second time.
      expect(await notice(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Speed Math: result');
      await browser.close();
    });
  });

  it('celebrates no badge of an earlier visit, of which the notice tells before and after', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      // It would fold itself into the red dot on a slow machine.
      await browser.context.addInitScript(withoutTimer, 15_000);
      const page = await openAs(browser, server, 'Ada', '/games/speed-math', [perfectGame(970)]);
      await page.getByText('You earned "Perfect Score"').waitFor();
      await playGame(page, { questions: 5 });
      await saved(page);
      await result(page).getByText('Accuracy', { exact: true }).waitFor();
      expect([await goOn(page).count(), await result(page).getByText('Perfect Score').count()]).toEqual([0, 0]);
      await page.getByRole('button', { name: 'New Challenge' }).click();
      await page.getByText('You earned "Perfect Score"').waitFor();
      await browser.close();
    });
  });

  it(
    'celebrates without motion where that is wished for, on a phone too, and goes on by itself; a badge waits in it to be redeemed',
    BEFORE_A_RELEASE,
    async () => {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        await browser.context.addInitScript(holdTime);
        const page = await beforeGreatGame(browser);
        await page.setViewportSize(PHONE.viewport);
        await startGame(page, { questions: 5 });
        await answer(page, 5);
        await celebration(page, 'Level 2').waitFor();
        expect(await longestMotion(celebration(page, 'Level 2'))).toBeLessThanOrEqual(1);
        const medal = await celebration(page, 'Level 2').locator('svg').first().boundingBox();
        expect(medal?.width).toBeGreaterThan(100);
        await passTime(page, STAYS_MS);
        await celebration(page, 'New best, Ada!').waitFor();
        await passTime(page, STAYS_MS);
        await celebration(page, 'Lift-Off').waitFor();
        await passTime(page, STAYS_WITH_ACTION_MS);
        const badge = result(page).getByRole('listitem').filter({ hasText: 'Lift-Off' });
        await badge.getByRole('button', { name: 'Redeem Badge' }).click();
        await badge.getByText('Up you go. Level 2 is yours.').waitFor();
        await browser.close();
      });
    },
  );

  it('is as accessible while it celebrates, and fits 320 px', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await celebrateUntilPressed(browser.context);
      const page = await beforeGreatGame(browser);
      const inspection = new Inspection(page);
      await page.setViewportSize(NARROW.viewport);
      await startGame(page, { questions: 5 });
      await answer(page, 5);
      await celebration(page, 'Level 2').waitFor();
      // Who is at its buttons is left in peace.
      await goOn(page).focus();
      await inspection.look('a celebration');
      await goOn(page).click();
      await celebration(page, 'New best, Ada!').waitFor();
      await goOn(page).click();
      await celebration(page, 'Lift-Off').waitFor();
      await goOn(page).click();
      await celebration(page, 'Lift-Off').waitFor({ state: 'detached' });
      await inspection.look('what stays of them');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});

inEngine('Chromium', 'The notice of a badge', () => {
  it('has the medal, and folds itself into the red dot once it was seen; it is not read, and comes again', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING });
      await browser.context.addInitScript(holdTime);
      const page = await openAs(browser, server, 'Ada', '/games', [perfectGame(100)]);
      const told = page
        .getByRole('complementary', { name: 'Messages of the app' })
        .getByRole('status')
        .filter({ hasText: 'You earned "Perfect Score"' });
      await told.locator('svg').first().waitFor();
      await passTime(page, SEEN_MS);
      await told.waitFor({ state: 'detached' });
      await dot(page).waitFor();
      await page.getByRole('link', { name: 'Tips' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Math Tips' }).waitFor();
      expect(await notice(page).count()).toBe(0);
      await load(page, `${server.origin}/games`);
      await told.waitFor();
      await browser.close();
    });
  });

  it('tells in full of a badge that comes while it folds', BEFORE_A_RELEASE, async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await browser.context.addInitScript(holdTime);
      const page = await openAs(browser, server, 'Ada', '/games', [perfectGame(990)]);
      await page.getByText('You earned "Perfect Score"').waitFor();
      await stopTime(page, true);
      await passTime(page, SEEN_MS);
      await expect.poll(() => opacity(notice(page))).toBe(0);

      const other = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(other, { questions: 5 });
      await saved(other);
      await page.getByText('You earned 2 badges').waitFor();
      await expect.poll(() => opacity(notice(page))).toBe(1);
      await browser.close();
    });
  });
});
