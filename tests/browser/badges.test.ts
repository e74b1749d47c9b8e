import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BADGES } from '../../client/badges/described-badge.ts';
import { ChromiumBrowser, ServerData, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { badgeDialog, card, dot, notice, redeem, redeemButton, tiles, toast } from './steps/badges.ts';
import { perfectGame } from './steps/earned.ts';
import { skipCountdown, start } from './steps/game.ts';
import { enterOn } from './steps/keyboard.ts';
import { openAs } from './steps/learner-here.ts';
import { race } from './steps/math-race.ts';
import { isInSight } from './steps/in-sight.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { dashboard, newLearner } from './steps/players.ts';
import { DESKTOP, MOVING, NOT_INSTALLED, ONE_VISIT, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const ALL = BADGES.size;

/** A learner who has earned Perfect Score and is 50 XP from level 2. */
function earner(browser: ChromiumBrowser): Promise<Page> {
  return openAs(browser, server, 'Ada', '/badges', [perfectGame(950)]);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

inEngine('Chromium', 'The page of the badges', () => {
  it('is one document: each sees their own page before a script runs', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/badges`);
      const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In' });
      expect(await signIn.getAttribute('href')).toBe('/auth/callback');
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(ALL);
      await signIn.click();
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await page.keyboard.press('Escape');
      await newLearner(page, 'Ada');

      // No script file arrives yet: what is shown is what the document says.
      let letThrough = (): void => undefined;
      const gate = new Promise<void>((done) => {
        letThrough = done;
      });
      await browser.context.route('**/assets/*.js', async (route) => {
        await gate;
        await route.continue();
      });
      const loaded = page.goto(`${server.origin}/badges`);
      await page.getByText('Collection rate').waitFor();
      expect(await signIn.isVisible()).toBe(false);
      letThrough();
      await loaded;
      expect(await tiles(page)).toEqual([`0/${ALL}`, '0', '0%']);
      await browser.close();
    });
  });

  it('redeems by keyboard alone: scroll locked, focus kept and given back, the toast above the dialog, paid once', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...MOVING, ...DESKTOP });
      const page = await earner(browser);
      await dot(page).waitFor();
      expect(await notice(page).count()).toBe(0);
      await enterOn(page, card(page, 'Perfect Score'));
      const dialog = badgeDialog(page, 'Perfect Score');
      await dialog.waitFor();

      const before = await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width]);
      await page.mouse.move(10, 400);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])).toEqual(before);

      await enterOn(page, redeemButton(page, 'Perfect Score'));
      const said = toast(page, 'Badge "Perfect Score" unlocked!');
      await said.waitFor();
      // Nothing lies over it, and a screen reader reads it: it is inside of the dialog.
      expect(
        await said.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          element.style.pointerEvents = 'auto';
          const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2) === element;
          return [isOnTop, element.closest('dialog') !== null];
        }),
      ).toEqual([true, true]);
      await dialog.getByText('You have reached it with this badge.').waitFor();
      await expect.poll(() => focused(page)).toMatch(/^Unlocked on \w+ \d+, \d{4}$/);
      await said.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await focused(page)).toContain('Perfect Score');
      expect(await tiles(page)).toEqual([`1/${ALL}`, '100', '2%']);

      // Level 2 makes the next one redeemable; what the level is too low for says so, and what is not earned yet is refused.
      await card(page, 'Lift-Off').click();
      await redeemButton(page, 'Lift-Off').dblclick();
      await toast(page, 'Badge "Lift-Off" unlocked!').waitFor();
      await page.keyboard.press('Escape');
      await card(page, 'The Summit').click();
      expect(await badgeDialog(page, 'The Summit').getByRole('button', { name: 'Need 8 more levels' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await card(page, 'Speed Demon').getByText('Best 31.2 s, needs 30.0 s').waitFor();
      await card(page, 'Speed Demon').click();
      await badgeDialog(page, 'Speed Demon').getByRole('button', { name: 'Check requirements' }).click();
      await toast(page, 'Requirements not met for this badge!').waitFor();
      await page.keyboard.press('Escape');
      expect(await dot(page).count()).toBe(0);

      await page.getByRole('radio', { name: 'Unlocked' }).check();
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
      await page.getByRole('radio', { name: 'Mythic' }).check();
      expect(await page.getByRole('main').getByRole('listitem').getByText('Level 10 required').count()).toBe(4);
      await load(page, server.origin);
      expect(await dashboard(page)).toMatchObject({ level: 2, xp: 1_150 });
      await browser.close();
    });
  });

  it('tells of a badge wherever the player is, until it was read; what one tab redeems the other shows, offline and after a kill', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...DESKTOP });
      await loseServices(browser);
      const one = await earner(browser);
      const two = await open(browser, `${server.origin}/games`);
      // In the corner of a wide window its text has the room, and its button stands below.
      const text = await two.getByText('You earned "Perfect Score"').boundingBox();
      expect(text?.width).toBeGreaterThan(3 * (text?.height ?? Number.NaN));
      await dot(two).waitFor();

      // The dialog stays open in the first tab while the second one redeems.
      await one.bringToFront();
      await card(one, 'Perfect Score').click();
      await redeemButton(one, 'Perfect Score').waitFor();
      await two.bringToFront();
      await notice(two).click();
      await two.getByRole('heading', { name: 'Badges', level: 1 }).waitFor();
      await redeem(two, 'Perfect Score');
      await one.bringToFront();
      await badgeDialog(one, 'Perfect Score').getByText('Unlocked on').waitFor();
      expect(await tiles(one)).toEqual([`1/${ALL}`, '100', '2%']);
      await browser.kill();

      // It is there after a kill, without a network, and the notice that was read does not come again.
      const again = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...DESKTOP });
      await loseServices(again);
      const page = await open(again, `${server.origin}/badges`);
      expect(await tiles(page)).toEqual([`1/${ALL}`, '100', '2%']);
      await card(page, 'Lift-Off').getByText('Ready', { exact: true }).waitFor();
      await load(page, `${server.origin}/games`);
      await page.getByText('You earned "Lift-Off"').waitFor();
      // On a phone it covers no key of a set-up sheet.
      await page.setViewportSize(SMALLEST_PHONE.viewport);
      await load(page, `${server.origin}/games/speed-math`);
      await page.getByText('You earned "Lift-Off"').waitFor();
      for (const key of [page.locator('label', { hasText: 'Division' }), start(page)]) expect(await isInSight(key)).toBe(true);
      // In a large window it waits below a set-up, too.
      await page.setViewportSize(DESKTOP.viewport);
      await load(page, `${server.origin}/games/calculator-vs-brain`);
      await page.getByText('You earned "Lift-Off"').waitFor();
      const below = await Promise.all([start(page).boundingBox(), notice(page).boundingBox()]);
      const [startBox, noticeBox] = below.map((box) => box ?? { y: Number.NaN, height: Number.NaN });
      expect(noticeBox?.y).toBeGreaterThan((startBox?.y ?? Number.NaN) + (startBox?.height ?? Number.NaN));
      expect(await isInSight(start(page))).toBe(true);
      await page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('button', { name: 'Close' }).click();
      await notice(page).waitFor({ state: 'detached' });
      await load(page, `${server.origin}/games`);
      await dot(page).waitFor();
      expect(await notice(page).count()).toBe(0);
      await again.close();
    });
  });

  it('gives an account what it redeems, also by the server, and passes axe in both themes', async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await open(browser, `${server.origin}/games/math-race`);
      const inspection = new Inspection(page);
      await signIn(page, ida);
      await page.getByRole('radio', { name: 'Addition' }).check();
      await page.getByRole('spinbutton', { name: 'Target Score' }).fill('5');
      await start(page).click();
      await skipCountdown(page);
      await race(page, '+++++');
      await page.getByRole('region', { name: 'Off the Line' }).waitFor();
      await load(page, `${server.origin}/games`);
      await page.getByText('You earned "Off the Line"').waitFor();
      await inspection.look('the notice of a badge');
      await notice(page).click();
      await card(page, 'Off the Line').waitFor();
      await inspection.look("an account's badges");
      await redeem(page, 'Off the Line');
      await inspection.look('a badge that was redeemed');
      await page.keyboard.press('Escape');
      await card(page, 'The Summit').click();
      await inspection.look('a badge that is locked');
      expect(inspection.faults).toEqual([]);
      const claims = () => new ServerData(server.dataDir).items(ida.email).filter(({ kind }) => kind === 'badge-claim');
      await expect.poll(claims).toMatchObject([{ id: 'badge:off-the-line:0', status: 'accepted' }]);
      await browser.close();
    });
  });
});
