import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { dayInYear, dayText } from '../../client/words/en/text/calendar.ts';
import { dayNumber } from '../../shared/day.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { moveClockOn, withinOneDay } from './steps/clocks.ts';
import { load, open } from './steps/opening.ts';
import { playGame, result } from './steps/speed-math.ts';
import { holdTime, passTime } from './steps/stopped-time.ts';
import { ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const HOUR_MS = 3_600_000;
/** To the same time of the next day: more would be two days late at night. */
const NIGHT_MS = 24 * HOUR_MS;
const YEAR_MS = 366 * 24 * HOUR_MS;
/** How often an open page looks whether a day has ended (client/window/use-day.ts). */
const LOOK_MS = 60_000;

const main = (page: Page) => page.getByRole('main');
const today = () => dayNumber(Date.now(), -new Date().getTimezoneOffset());

const SERVICES = '**/{api,auth}/**';

/**
 * The clock of an open page goes on; the page itself looks at it once a minute. The server, for which no night has passed, answers nothing
 * meanwhile: by its time the page would put the clock right (P5).
 */
async function goOn(page: Page, ms: number): Promise<void> {
  await page.route(SERVICES, () => undefined);
  await page.evaluate(moveClockOn, ms);
}

/** A page that is opened anew is of today, and hears the server. */
async function openAgain(page: Page, path: string): Promise<void> {
  await page.unroute(SERVICES);
  await load(page, server.origin + path);
}

/** Somebody comes back to a page that was out of sight meanwhile. */
async function comeBack(page: Page, ms = NIGHT_MS): Promise<void> {
  await goOn(page, ms);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

inEngine('Chromium', 'A page that is left open overnight', () => {
  it('says on each screen that yesterday’s game is yesterday’s, by itself and when somebody comes back', async () => {
    const mia = await accountOf(server, person('Mia'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      // The minute that is told passes for what reads the database, too.
      browser.problems.expect(/Storage failed: storage_slow/);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/`);
      await signIn(page, mia);
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await result(page).getByText('Synced').waitFor();
      for (const [path, now, then] of [
        ['/', 'Today', 'Yesterday'],
        ['/analytics', 'Today', 'Yesterday'],
        ['/settings', 'Last used today', 'Last used yesterday'],
        ['/privacy', `Effective date: ${dayInYear(today())}`, `Effective date: ${dayInYear(today() + 1)}`],
      ] as const) {
        await openAgain(page, path);
        // The week of the dashboard, and the day of a chart, are today's all the same.
        const shown = main(page).getByText(now).filter({ visible: true });
        const listed = main(page).getByText(then).filter({ visible: true });
        await shown.first().waitFor();
        expect([path, await listed.count()]).toEqual([path, 0]);
        // The last of them by itself, at its next look.
        if (path === '/privacy') {
          await goOn(page, NIGHT_MS);
          await passTime(page, LOOK_MS);
        } else await comeBack(page);
        await listed.first().waitFor();
      }
      await openAgain(page, '/about');
      const year = new Date().getFullYear();
      await page.getByText(`© 2024–${year} Tenfold`).waitFor();
      await comeBack(page, YEAR_MS);
      await page.getByText(`© 2024–${year + 1} Tenfold`).waitFor();
      await browser.close();
    });
  });

  it('has the days of its week and of its charts follow', BEFORE_A_RELEASE, async () => {
    const ida = await accountOf(server, person('Ida'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/`);
      await signIn(page, ida);
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 2 });
      await result(page).getByText('Synced').waitFor();
      await load(page, `${server.origin}/`);
      const practised = main(page).getByRole('region', { name: 'Streak' }).getByRole('listitem');
      await expect.poll(() => practised.last().innerText()).toMatch(/: practised/);
      await comeBack(page);
      await expect.poll(() => practised.last().innerText()).toMatch(/: not practised/);
      await expect.poll(() => practised.nth(5).innerText()).toMatch(/: practised/);
      await openAgain(page, '/progress');
      const charted = main(page).getByText(dayText(today() + 1), { exact: true });
      await main(page).getByRole('heading').first().waitFor();
      expect(await charted.count()).toBe(0);
      await comeBack(page);
      await charted.first().waitFor({ state: 'attached' });
      await browser.close();
    });
  });
});
