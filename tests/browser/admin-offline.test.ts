import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { monthInYear } from '../../client/words/en/text/calendar.ts';
import { dayNumber } from '../../shared/day.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { setClockOn, withinOneDay } from './steps/clocks.ts';
import { publish as publishChallenge, raceOf } from './steps/daily-challenge.ts';
import { inDatabase } from './steps/database.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { load } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { askToSignOut, newLearner, signOut, switchTo } from './steps/players.ts';
import { publish, SHORT_POST } from './steps/posts.ts';
import { ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

/** What the console says of figures and posts that could not be read. */
const UNREAD = /could not be read/;
/** Forty days and three hours. */
const AHEAD_MS = (40 * 24 + 3) * 3_600_000;
const AS_OF = /^As of \d\d:\d\d$/;

const asOf = (page: Page) => page.getByRole('main').getByText(AS_OF).first();
/** Waits until the page says so. A failure tells what it says instead. */
const saysAsOf = (page: Page) => expect.poll(() => page.locator('main').innerText()).toMatch(/^As of \d\d:\d\d$/m);
/** The figures of the panel in words. */
const cards = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByText('Total Users') })
    .innerText();

/** The keys under which this device keeps what admins read. */
const keptReads = (page: Page) =>
  inDatabase(page, 'tenfold-device', (db) =>
    db.evaluate(
      (opened) =>
        new Promise<string[]>((done, fail) => {
          const asked = opened.transaction('settings').objectStore('settings').getAllKeys();
          asked.onsuccess = () => done(asked.result.map(String).filter((key) => key.startsWith('admin-read:')));
          asked.onerror = () => fail(asked.error);
        }),
    ),
  );

/**
 * Resolves when this device keeps what was read under these paths. A challenge is in sight before that: the device has it for play, too. Who
 * leaves the page earlier breaks the read off.
 */
const keeps = (page: Page, ...paths: readonly string[]) =>
  expect
    .poll(async () => {
      const keys = await keptReads(page);
      return paths.filter((path) => !keys.some((key) => key.endsWith(path)));
    })
    .toEqual([]);

inEngine('Chromium', 'The pages for admins without a network', () => {
  it('show what this admin read last, with its time, and to nobody else; it is brought up to date, and goes with a sign-out', async () => {
    await publish(server, SHORT_POST);
    await publishChallenge(server, raceOf(5));
    const eva = await accountOf(server, person('Eva'));
    expect(await admin(server.dataDir, 'promote', eva.email)).toMatchObject({ exitCode: 0 });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(UNREAD);
      const page = await openSignedIn(browser, server, eva, '/admin');
      await page.getByRole('rowheader', { name: eva.username }).waitFor();
      // Each part of the panel is read by itself, and has an "As of" of its own.
      await expect.poll(() => cards(page)).not.toContain('–');
      await saysAsOf(page);
      const figures = await cards(page);
      await keeps(page, '/api/admin/stats', '/api/admin/users');
      await load(page, `${server.origin}/admin/challenges`);
      await page.getByRole('rowheader', { name: 'Morning race' }).waitFor();
      await keeps(page, '/api/admin/challenges');
      await load(page, `${server.origin}/admin/blog`);
      await page.getByRole('tab', { name: 'Posts' }).click();
      await page.getByRole('button', { name: `Edit ${SHORT_POST.title}` }).click();
      await page.getByRole('tab', { name: 'Editor', selected: true }).waitFor();
      await keeps(page, '/api/admin/posts', `/api/admin/posts/${SHORT_POST.id}`);

      const giveBack = await loseServices(browser);
      const inspection = new Inspection(page);
      await load(page, `${server.origin}/admin`);
      await page.getByText('Here are the users as they were read last.').waitFor();
      await page.getByRole('rowheader', { name: eva.username }).waitFor();
      await expect.poll(() => cards(page)).toBe(figures);
      await saysAsOf(page);
      await inspection.look('the panel without a network', BOTH_WIDTHS);
      await load(page, `${server.origin}/admin/challenges`);
      await page.getByRole('rowheader', { name: 'Morning race' }).waitFor();
      await saysAsOf(page);
      await inspection.look('the challenges without a network', BOTH_WIDTHS);
      await load(page, `${server.origin}/admin/blog`);
      await page.getByRole('tab', { name: 'Posts' }).click();
      await page.getByRole('heading', { name: SHORT_POST.title }).waitFor();
      await saysAsOf(page);
      await inspection.look('the posts without a network', BOTH_WIDTHS);
      await page.getByRole('button', { name: `Edit ${SHORT_POST.title}` }).click();
      await expect.poll(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(SHORT_POST.title);
      await load(page, server.origin);
      await page.getByRole('region', { name: 'Admin' }).getByText(AS_OF).waitFor();
      expect(inspection.faults).toEqual([]);

      await newLearner(page, 'Leo');
      await load(page, `${server.origin}/admin`);
      await page.getByRole('heading', { name: 'Please sign in to access admin panel' }).waitFor();
      expect(await page.getByText(eva.username).count()).toBe(0);
      await switchTo(page, eva.username);

      await accountOf(server, person('Max'));
      await page.getByText('Here are the users as they were read last.').waitFor();
      await giveBack();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('rowheader', { name: /^Max/ }).waitFor();
      expect(await page.getByText('Here are the users as they were read last.').count()).toBe(0);
      await expect.poll(() => cards(page)).not.toBe(figures);

      expect((await keptReads(page)).length).toBeGreaterThan(3);
      await askToSignOut(page, eva.username);
      await signOut(page, eva.username);
      await expect.poll(() => keptReads(page)).toEqual([]);
      await browser.close();
    });
  });

  it('say times and days by the server’s clock, however wrong this device’s is', async () => {
    const ann = await accountOf(server, person('Ann'));
    expect(await admin(server.dataDir, 'promote', ann.email)).toMatchObject({ exitCode: 0 });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await setClockOn(browser, AHEAD_MS);
      const page = await openSignedIn(browser, server, ann, '/settings');
      await page.getByText('Synced').first().waitFor();
      await page.getByRole('region', { name: 'Devices' }).getByText('Last used today').first().waitFor();
      await load(page, `${server.origin}/admin`);
      await saysAsOf(page);
      const [hours = 0, minutes = 0] = (await asOf(page).innerText()).replace('As of ', '').split(':').map(Number);
      const now = new Date();
      const awayMin = Math.abs(hours * 60 + minutes - now.getHours() * 60 - now.getMinutes());
      expect(Math.min(awayMin, 1440 - awayMin)).toBeLessThan(90);
      await load(page, `${server.origin}/admin/challenges`);
      await page.getByRole('heading', { name: monthInYear(dayNumber(Date.now(), 0)) }).waitFor();
      await browser.close();
    });
  });
});
