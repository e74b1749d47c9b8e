import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder, type TestServer } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { open } from './steps/opening.ts';
import { NOT_INSTALLED } from './steps/windows.ts';

/** A refusal by the server, which a browser logs as a problem: that a proof is needed, and that a password is wrong. */
const REFUSED = /Failed to load resource: the server responded with a status of 40[03]/;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** As if every sign-in had been longer ago than a proof lasts. */
function letProofsEnd(server: TestServer): void {
  const db = new Database(`${server.dataDir}/tenfold.db`);
  db.prepare('update auth_sessions set proven_at = proven_at - ?').run(11 * 60_000);
  db.close();
}

inEngine('Chromium', 'What changes who one is', () => {
  const server = serverForTests();

  it('asks for the present password once, by keyboard alone, says when it is wrong, and changes nothing without it', async () => {
    await withFolder(async (profile) => {
      const mia = await accountOf(server, person('Mia'));
      const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
      browser.problems.expect(REFUSED);
      const page = await open(browser, server.origin);
      const inspection = new Inspection(page);
      await signIn(page, mia);
      await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
      const ownWay = section(page, 'Sign-in');
      await ownWay.getByRole('button', { name: 'Change email' }).click();
      letProofsEnd(server);

      await ownWay.getByRole('textbox', { name: 'New email' }).fill('other@example.org');
      await page.keyboard.press('Enter');
      const asked = dialog(page, 'Is it you?');
      const field = asked.getByRole('textbox', { name: 'Present password' });
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type('a guess');
      await page.keyboard.press('Enter');
      await asked.getByRole('alert').getByText('The password is not right.').waitFor();
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await field.inputValue()).toBe('');
      await inspection.look('the present password', BOTH_WIDTHS);
      await page.keyboard.type(mia.password);
      await page.keyboard.press('Enter');
      await page.getByText('Both mails are on their way').waitFor();
      await asked.waitFor({ state: 'hidden' });

      // Within ten minutes nothing is asked again.
      await ownWay.getByRole('button', { name: 'Change password' }).click();
      await ownWay.getByRole('textbox', { name: 'New password' }).fill('quite another secret');
      await ownWay.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Your new password is saved.').waitFor();

      letProofsEnd(server);
      await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on with an app' }).click();
      await field.waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, 'Add an app').getByRole('alert').getByText('Nothing was changed.').waitFor();
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
