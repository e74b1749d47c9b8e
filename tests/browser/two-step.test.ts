import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, Mailbox, serverForTests, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person, signIn, signUp } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { load, open } from './steps/opening.ts';
import { askToSignOut, dashboard, signOut } from './steps/players.ts';
import { askForEmail, nextCode, turnOnTwoSteps } from './steps/two-step.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests({ AUTH_MAIL_SPACING_S: '0' });

/** A refusal by the server, which a browser logs as a problem. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openSignIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });

async function askForNewPassword(page: Page, email: string): Promise<string> {
  await dialog(page, 'Sign in').getByRole('button', { name: 'Forgot password?' }).click();
  const form = dialog(page, 'Forgot password?');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  return dialog(page, 'Check your email!').getByText('on its way').innerText();
}

inEngine('Chromium', 'Getting into an account', () => {
  it('a sign-up whose mail was lost gets another, and who forgot the password gets a new one by mail', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(REFUSED);
      const page = await open(browser, server.origin);
      const inspection = new Inspection(page);
      const mailbox = new Mailbox(server.dataDir);
      const who = person('Mia');
      await openSignIn(page);
      await dialog(page, 'Sign in').getByRole('button', { name: 'Sign up' }).click();
      await signUp(page, who);
      await page.getByRole('button', { name: 'Back to sign in' }).click();

      await fillSignIn(page, who);
      await page.getByRole('alert').getByText('Email not confirmed').waitFor();
      await inspection.look('a sign-in that is not confirmed');
      const lost = await mailbox.link(who.email, 'signup');
      await page.getByRole('button', { name: 'Send the mail again' }).click();
      await dialog(page, 'Check your email!').waitFor();
      await expect.poll(() => mailbox.link(who.email, 'signup')).not.toBe(lost);
      await page.getByRole('button', { name: 'Back to sign in' }).click();

      const toNobody = await askForNewPassword(page, 'nobody@example.org');
      await page.getByRole('button', { name: 'Back to sign in' }).click();
      const toMia = await askForNewPassword(page, who.email);
      expect(toMia).toBe(toNobody.replace('nobody@example.org', who.email));
      await inspection.look('a mail for a new password');

      // The link stands for the mailbox, so it confirms the address, too.
      const link = await mailbox.link(who.email, 'recovery');
      await load(page, link);
      await newPassword(page).fill('short');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await page.getByRole('alert').getByText('Password must be at least 6 characters long').waitFor();
      await inspection.look('a new password');
      await page.reload();
      await newPassword(page).fill('quite another secret');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect.poll(() => page.url()).toBe(`${server.origin}/`);
      await dashboard(page);

      await askToSignOut(page, who.username);
      await signOut(page, who.username);
      await page.keyboard.press('Escape');
      // A link works once. Then it leads to the form that asks for another one.
      await load(page, link);
      await dialog(page, 'Forgot password?').getByText('Email link is invalid or has expired').waitFor();
      expect(page.url()).toBe(`${server.origin}/?error=auth_failed`);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('an address is changed when both mailboxes have agreed, and this device says the new one', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const who = await accountOf(server, person('Kim'));
      const page = await open(browser, server.origin);
      await signIn(page, who);
      const mailbox = new Mailbox(server.dataDir);
      await askForEmail(server, who, 'other@example.org');
      await load(page, await mailbox.link(who.email, 'email_change'));
      await page.getByText('Please proceed to confirm link sent to the other email').waitFor();
      await load(page, await mailbox.link('other@example.org', 'email_change'));
      await page.getByRole('heading', { name: 'Your email address is changed' }).waitFor();
      await page.getByText('From now on, sign in with other@example.org.').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Go on' }).click();
      await dashboard(page);
      await askToSignOut(page, who.username);
      await signOut(page, who.username);
      await page.keyboard.press('Escape');
      await signIn(page, { ...who, email: 'other@example.org' });
      await browser.close();
    });
  });

  it('an account with two-step sign-in is entered by its app or by a recovery code, and by nothing less', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(REFUSED);
      const who = await accountOf(server, person('Ada'));
      const kept = await turnOnTwoSteps(server, who);
      const page = await open(browser, server.origin);
      const inspection = new Inspection(page);
      const secondStep = dialog(page, 'Second step');
      const code = secondStep.getByRole('textbox', { name: 'Code', exact: true });

      // The password alone signs nobody in, also not after the window was loaded again.
      await openSignIn(page);
      await fillSignIn(page, who);
      await code.waitFor();
      await load(page, server.origin);
      await openSignIn(page);
      await fillSignIn(page, who);
      await code.waitFor();
      await page.keyboard.press('Escape');
      await secondStep.waitFor({ state: 'hidden' });

      await openSignIn(page);
      await fillSignIn(page, who);
      await code.fill('000000');
      await secondStep.getByRole('alert').getByText('Invalid TOTP code entered').waitFor();
      await inspection.look('a refused second step');
      await code.fill(nextCode(kept));
      await secondStep.waitFor({ state: 'hidden' });
      await dashboard(page);

      await askToSignOut(page, who.username);
      await signOut(page, who.username);
      await page.keyboard.press('Escape');
      await openSignIn(page);
      await fillSignIn(page, who);
      await secondStep.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await inspection.look('a recovery code');
      const [first = '', second = ''] = kept.recoveryCodes;
      await secondStep.getByRole('textbox', { name: 'Recovery code' }).fill(first.toLowerCase());
      await secondStep.getByRole('button', { name: 'Continue' }).click();
      await secondStep.waitFor({ state: 'hidden' });
      await dashboard(page);

      // A link for a new password is a first step only. The used code is no second one.
      await askToSignOut(page, who.username);
      await signOut(page, who.username);
      await page.keyboard.press('Escape');
      await openSignIn(page);
      await askForNewPassword(page, who.email);
      await load(page, await new Mailbox(server.dataDir).link(who.email, 'recovery'));
      await page.getByRole('heading', { name: 'Second step' }).waitFor();
      expect(await newPassword(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(first);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').getByText('Invalid recovery code entered').waitFor();
      await inspection.look('the second step before a new password');
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(second);
      await page.getByRole('button', { name: 'Continue' }).click();
      await newPassword(page).fill('quite another secret');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect.poll(() => page.url()).toBe(`${server.origin}/`);
      await dashboard(page);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
