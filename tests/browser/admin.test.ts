import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn, type Person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { isInSight, resize } from './steps/in-sight.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { DESKTOP, ONE_VISIT, PHONE, PRIVATE } from './steps/windows.ts';

const server = serverForTests();

/** What a browser logs of a role that has gone, and of a save that somebody else was quicker with. */
const ANSWERS = /Failed to load resource: the server responded with a status of (?:403|412)/;

const TEXTS = {
  '/admin': { signedOut: 'Please sign in to access admin panel', denied: 'Access denied. Admin privileges required.' },
  '/admin/challenges': { signedOut: 'Access denied', denied: 'Access denied' },
} as const;

async function newAdmin(name: string): Promise<Person> {
  const who = await accountOf(server, person(name));
  const { exitCode } = await admin(server.dataDir, 'promote', who.email);
  expect(exitCode).toBe(0);
  return who;
}

const said = (page: Page, text: string): Promise<void> => page.getByRole('heading', { name: text, level: 1, exact: true }).waitFor();

/** Opens the list of challenges as an admin. */
async function challengesOf(browser: ChromiumBrowser, who: Person): Promise<Page> {
  const page = await openSignedIn(browser, server, who, '/admin/challenges');
  await page.getByRole('heading', { name: 'Challenges', exact: true }).waitFor();
  return page;
}

/** A row of the list. */
const row = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Challenges', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) });

const edit = (page: Page, title: string): Promise<void> => row(page, title).getByRole('button', { name: /^Edit/ }).click();

inEngine('Chromium', 'The pages for admins', () => {
  it('say to a visitor and a player why they are closed, and open for an admin, until the role has gone', async () => {
    const leo = await accountOf(server, person('Leo'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(ANSWERS);
      const page = await open(browser, server.origin);
      for (const [path, { signedOut }] of Object.entries(TEXTS)) {
        await load(page, server.origin + path);
        await said(page, signedOut);
      }
      await load(page, `${server.origin}/admin`);
      const inspection = new Inspection(page);
      await signIn(page, leo);
      await said(page, TEXTS['/admin'].denied);
      await load(page, `${server.origin}/admin/challenges`);
      await said(page, TEXTS['/admin/challenges'].denied);

      await admin(server.dataDir, 'promote', leo.email);
      await load(page, `${server.origin}/admin`);
      await said(page, 'Admin Panel');
      await page.getByText('3 usable as daily challenges').waitFor();
      await page.getByRole('searchbox', { name: 'Search users' }).fill(leo.username.toUpperCase());
      await page.getByText('1 user', { exact: true }).waitFor();
      await inspection.look('panel', BOTH_WIDTHS);
      await page.getByRole('button', { name: /^Reset.*Leo/ }).click();
      const question = page.getByRole('dialog', { name: `Reset ${leo.username}` });
      await question.getByText("Are you sure you want to reset this user's analytics? This action cannot be undone.").waitFor();
      await question.getByRole('button', { name: 'Reset', exact: true }).click();
      await page.getByText('User analytics reset successfully').waitFor();
      await page.getByRole('searchbox', { name: 'Search users' }).fill('50%');
      await page.getByText('No users found').waitFor();

      await load(page, server.origin);
      const home = page.getByRole('region', { name: 'Admin', exact: true });
      await home.getByText('1 total registered users').waitFor();
      expect(await page.getByRole('heading', { name: /^Hello/ }).isVisible()).toBe(true);
      expect(inspection.faults).toEqual([]);

      await admin(server.dataDir, 'demote', leo.email);
      await load(page, `${server.origin}/admin`);
      await said(page, TEXTS['/admin'].denied);
      await browser.close();
    });
  });

  it('make a challenge, whose form survives a server that is gone and a reload without one, and which is on /daily-challenge then, and delete it', async () => {
    const ada = await newAdmin('Ada');
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      browser.problems.expect(SERVER_GONE);
      const page = await challengesOf(browser, ada);
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      await page.getByText('Please enter a title').waitFor();
      const inspection = new Inspection(page);
      await inspection.look('form of a challenge');
      for (const { viewport } of [PHONE, DESKTOP]) {
        await resize(page, viewport);
        await page.getByRole('textbox', { name: 'Title' }).scrollIntoViewIfNeeded();
        await expect.poll(() => isInSight(page.getByRole('button', { name: 'Create Challenge' }))).toBe(true);
      }
      await page.getByRole('textbox', { name: 'Title' }).fill('Monday sums');
      await page.getByRole('spinbutton', { name: 'Minimum score' }).fill('500');
      const checker = page.waitForEvent('worker');
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      expect((await checker).url()).toContain('/check-worker');
      await page.getByText('The questions and the time give a score of at most 160').waitFor();
      await page.getByRole('spinbutton', { name: 'Minimum score' }).fill('90');
      await controlled(page);
      // What only admins need is kept once the service worker has answered for it.
      await load(page, `${server.origin}/admin/challenges`);
      await page.getByRole('button', { name: /^Continue.*Monday sums/ }).click();

      await server.kill();
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      await page.getByText('Everything you wrote is kept on this device.').waitFor();
      await load(page, `${server.origin}/admin/challenges`);
      await page.getByText('Here are the challenges that this device keeps.').waitFor();
      await page.getByRole('button', { name: /^Continue.*Monday sums/ }).click();
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      await page.getByText('Everything you wrote is kept on this device.').waitFor();
      await server.start();
      await page.getByRole('button', { name: 'Create Challenge' }).click();
      await row(page, 'Monday sums').getByText('Active', { exact: true }).waitFor();
      expect(await page.getByText('Not saved yet').count()).toBe(0);
      await inspection.look('list of challenges', BOTH_WIDTHS);
      expect(inspection.faults).toEqual([]);

      await load(page, `${server.origin}/daily-challenge`);
      await page.getByRole('heading', { name: 'Monday sums' }).waitFor();
      await page.getByText('90 points').waitFor();

      await load(page, `${server.origin}/admin/challenges`);
      await row(page, 'Monday sums')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('dialog', { name: 'Delete this challenge?' }).getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('No challenges yet.').waitFor();
      // The row has gone with its button, to which the dialog would have given the focus.
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
      await browser.close();
    });
  });

  it('show two admins who change the same challenge both versions, and lose neither', BEFORE_A_RELEASE, async () => {
    const [eva, max] = [await newAdmin('Eva'), await newAdmin('Max')];
    await withFolder(async (profile) => {
      await withFolder(async (elsewhere) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        const other = await ChromiumBrowser.open(elsewhere, ONE_VISIT);
        browser.problems.expect(ANSWERS);
        const page = await challengesOf(browser, eva);
        await page.getByRole('button', { name: 'Create Challenge' }).click();
        await page.getByRole('textbox', { name: 'Title' }).fill('Hurdles');
        await page.getByRole('button', { name: 'Create Challenge' }).click();
        await row(page, 'Hurdles').waitFor();
        await edit(page, 'Hurdles');
        await page.getByRole('textbox', { name: 'Title' }).fill('High hurdles');

        const there = await challengesOf(other, max);
        await edit(there, 'Hurdles');
        await there.getByRole('textbox', { name: 'Title' }).fill('Hurdles for all');
        await there.getByRole('textbox', { name: 'Description' }).fill('Seven of them.');
        await there.getByRole('button', { name: 'Save changes' }).click();
        await row(there, 'Hurdles for all').waitFor();

        await page.getByRole('button', { name: 'Save changes' }).click();
        const [title, description] = [page.getByRole('group', { name: 'Title' }), page.getByRole('group', { name: 'Description' })];
        expect(await title.getByRole('radio', { name: /Mine.*High hurdles/ }).isChecked()).toBe(true);
        expect(await description.getByRole('radio', { name: /Theirs.*Seven of them/ }).isChecked()).toBe(true);
        const inspection = new Inspection(page);
        await inspection.look('two versions');
        expect(inspection.faults).toEqual([]);
        await page.getByRole('button', { name: 'Save this version' }).click();
        await row(page, 'High hurdles').waitFor();
        await edit(page, 'High hurdles');
        expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Seven of them.');
        await other.close();
        await browser.close();
      });
    });
  });
});
