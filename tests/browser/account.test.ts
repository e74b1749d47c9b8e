import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, Mailbox, serverForTests, withFolder } from './harness.ts';
import type { ChromiumOptions, TestServer } from './harness.ts';
import { fillSignIn, followLink, person, signUp, type Person } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { nextCode, turnOnTwoSteps } from './steps/two-step.ts';
import { NOT_INSTALLED, ONE_VISIT } from './steps/windows.ts';
import { png } from '../server/pictures/made-files.ts';

const WITHOUT_WAITING = { AUTH_MAIL_SPACING_S: '0' };
const WITH_PROOF_OF_WORK = { AUTH_CAPTCHA_PROVIDER: 'altcha', AUTH_CAPTCHA_SECRET: 'a secret of at least thirty-two characters' };

/** A refusal by the server, which a browser logs as a problem: at first each call that needs a proof of work. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const openSignIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });

async function askToSignUp(page: Page, who: Person): Promise<void> {
  await openSignIn(page);
  await dialog(page, 'Sign in').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page, who);
}

async function askForNewPassword(page: Page, email: string): Promise<void> {
  await dialog(page, 'Sign in').getByRole('button', { name: 'Forgot password?' }).click();
  const form = dialog(page, 'Forgot password?');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await dialog(page, 'Check your email!').getByText('on its way').waitFor();
}

async function savePassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

/** Resolves when the focus is there: what had it before may have gone from the page. */
const hasFocus = (button: Locator) => expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

/** Leads from any page to the settings by the header, without a load. */
const toSettings = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();

/** Signs out in the settings, which leads home, and opens the sign-in dialog. */
async function signOutAndIn(page: Page, { origin }: TestServer): Promise<void> {
  await toSettings(page);
  await section(page, 'Sign out').getByRole('button', { name: 'Sign Out' }).click();
  await dialog(page, 'Sign out').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${origin}/`);
  await openSignIn(page);
}

interface Visit {
  readonly browser: ChromiumBrowser;
  readonly page: Page;
  readonly inspection: Inspection;
  readonly mailbox: Mailbox;
}

/** Runs `work` with a visitor's window. Nobody but the server is asked for anything, and axe finds no fault. */
async function withVisitor(server: TestServer, options: ChromiumOptions, work: (visit: Visit) => Promise<void>): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, options);
    for (const declared of [REFUSED, SERVER_GONE]) browser.problems.expect(declared);
    const page = await open(browser, server.origin);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const inspection = new Inspection(page);
    await work({ browser, page, inspection, mailbox: new Mailbox(server.dataDir) });
    expect(inspection.faults).toEqual([]);
    expect([...asked]).toEqual([server.origin]);
    await browser.close();
  });
}

inEngine('Chromium', 'An account', () => {
  const server = serverForTests({ ...WITHOUT_WAITING, ...WITH_PROOF_OF_WORK });

  // A proof of work is thousands of hashes.
  it('is signed up for, confirmed, recovered and moved to another address, with a proof of work for each call that asks for one', async () => {
    await withVisitor(server, { ...NOT_INSTALLED, fast: true }, async ({ page, inspection, mailbox }) => {
      const mia: Person = person('Mia');

      // The mail was lost: a sign-in says what it waits for, and sends another one.
      await askToSignUp(page, mia);
      await page.getByRole('button', { name: 'Back to sign in' }).click();
      await fillSignIn(page, mia);
      await page.getByRole('alert').getByText('Email not confirmed').waitFor();
      const lost = await mailbox.link(mia.email, 'signup');
      await page.getByRole('button', { name: 'Send the mail again' }).click();
      await dialog(page, 'Check your email!').waitFor();
      await expect.poll(() => mailbox.link(mia.email, 'signup')).not.toBe(lost);
      await followLink(page, await mailbox.link(mia.email, 'signup'));
      await dashboard(page);
      await page.getByRole('banner').getByText(mia.username, { exact: true }).waitFor();

      // The password is forgotten.
      await signOutAndIn(page, server);
      await askForNewPassword(page, mia.email);
      const link = await mailbox.link(mia.email, 'recovery');
      await followLink(page, link);
      await savePassword(page, 'short');
      await page.getByRole('alert').getByText('Password must be at least 6 characters long').waitFor();
      await inspection.look('a new password');
      await page.reload();
      await savePassword(page, 'quite another secret');
      await page.waitForURL(`${server.origin}/`);
      await dashboard(page);

      // Another address, when both mailboxes have agreed.
      await toSettings(page);
      const signIn = section(page, 'Sign-in');
      await signIn.getByRole('button', { name: 'Change email' }).click();
      await signIn.getByRole('textbox', { name: 'New email' }).fill('other@example.org');
      await signIn.getByRole('button', { name: 'Send the links' }).click();
      await signIn.getByText('Waiting for other@example.org.').waitFor();
      await followLink(page, await mailbox.link(mia.email, 'email_change'));
      await page.getByText('Please proceed to confirm link sent to the other email').waitFor();
      await followLink(page, await mailbox.link('other@example.org', 'email_change'));
      await page.getByText('From now on, sign in with other@example.org.').waitFor();
      await load(page, `${server.origin}/settings`);
      await signIn.getByText('other@example.org', { exact: true }).waitFor();
      await signOutAndIn(page, server);
      await fillSignIn(page, { ...mia, email: 'other@example.org', password: 'quite another secret' });
      await dashboard(page);
    });
  });
});

inEngine('Chromium', 'An account', () => {
  const server = serverForTests(WITHOUT_WAITING);

  it('is guarded by a second step, renamed, given a picture and deleted', async () => {
    await withVisitor(server, ONE_VISIT, async ({ browser, page, inspection, mailbox }) => {
      const mia: Person = person('Mia');
      await askToSignUp(page, mia);
      await followLink(page, await mailbox.link(mia.email, 'signup'));
      await dashboard(page);

      // Two steps, by an app.
      await toSettings(page);
      const kept = await turnOnTwoSteps(page, (screen) => inspection.look(screen));
      const twoSteps = section(page, 'Two-step sign-in');
      await twoSteps.getByText('10 of 10 left').waitFor();
      await hasFocus(twoSteps.getByRole('button', { name: 'Add an app' }));
      await inspection.look('settings with a second step');

      // The password alone signs nobody in.
      await signOutAndIn(page, server);
      const secondStep = dialog(page, 'Second step');
      const code = secondStep.getByRole('textbox', { name: 'Code', exact: true });
      await fillSignIn(page, mia);
      await code.fill('000000');
      await secondStep.getByRole('alert').getByText('Invalid TOTP code entered').waitFor();
      await inspection.look('a refused second step');
      await code.fill(nextCode(kept));
      await secondStep.waitFor({ state: 'hidden' });
      await dashboard(page);

      await signOutAndIn(page, server);
      await fillSignIn(page, mia);
      await secondStep.getByRole('button', { name: 'Use a recovery code instead' }).click();
      const [first = '', second = ''] = kept.recoveryCodes;
      await secondStep.getByRole('textbox', { name: 'Recovery code' }).fill(first.toLowerCase());
      await secondStep.getByRole('button', { name: 'Continue' }).click();
      await secondStep.waitFor({ state: 'hidden' });
      await dashboard(page);

      // A link for a new password is a first step only. The used code is no second one.
      await signOutAndIn(page, server);
      await askForNewPassword(page, mia.email);
      const guarded = await mailbox.link(mia.email, 'recovery');
      await followLink(page, guarded);
      await page.getByRole('heading', { name: 'Second step' }).waitFor();
      expect(await newPassword(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      const paper = page.getByRole('textbox', { name: 'Recovery code' });
      await paper.fill(first);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').getByText('Invalid recovery code entered').waitFor();
      await paper.fill(second);
      await page.getByRole('button', { name: 'Continue' }).click();
      await savePassword(page, 'the third secret');
      await page.waitForURL(`${server.origin}/`);
      await dashboard(page);
      const final: Person = { ...mia, password: 'the third secret' };

      // Another name and a picture without a network: every place has them at once, and the server when the network is back.
      await toSettings(page);
      await twoSteps.getByText('8 of 10 left').waitFor();
      await browser.context.setOffline(true);
      const mine = section(page, 'Profile');
      const waiting = mine.getByText('Waiting for the network');
      const renamed = `${mia.username} the Second`;
      await mine.getByRole('button', { name: 'Change', exact: true }).click();
      await mine.getByRole('textbox', { name: 'Username' }).fill(renamed);
      await mine.getByText('It cannot be checked now.').waitFor();
      await mine.getByRole('button', { name: 'Save' }).click();
      await mine.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(40, 40) });
      await expect.poll(() => waiting.count()).toBe(2);
      const header = page.getByRole('banner').getByRole('button', { name: `Who is playing? ${renamed}` });
      await header.locator('img').waitFor();
      await browser.context.setOffline(false);
      await expect.poll(() => waiting.count()).toBe(0);
      await mine.getByRole('button', { name: 'Remove picture' }).waitFor();
      await section(page, 'On this device').getByText(renamed, { exact: true }).waitFor();
      await section(page, 'Your data').getByText(`${renamed}’s games`).waitFor();

      await twoSteps.getByRole('button', { name: 'Turn off' }).click();
      await dialog(page, 'Turn off two-step sign-in?').getByRole('button', { name: 'Turn off' }).click();
      await twoSteps.getByText('Address and password are enough to sign in.').waitFor();
      await hasFocus(twoSteps.getByRole('button', { name: 'Turn on with an app' }));

      // The end, with the password, from the question whether to sign out.
      await section(page, 'Sign out').getByRole('button', { name: 'Sign Out' }).click();
      await dialog(page, 'Sign out').getByText(`Sign out ${renamed}?`).waitFor();
      await dialog(page, 'Sign out').getByRole('button', { name: 'Delete the account' }).click();
      const last = dialog(page, 'Delete account');
      await last.getByRole('textbox', { name: 'Password' }).fill('a guess');
      await last.getByRole('button', { name: 'Delete for good' }).click();
      await last.getByText('The password is not right.').waitFor();
      await inspection.look('deleting an account');
      await last.getByRole('textbox', { name: 'Password' }).fill(final.password);
      await last.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText(`${renamed}’s account was deleted.`).waitFor();
      await page.waitForURL(`${server.origin}/`);
      const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      expect(databases.filter((name) => name?.startsWith('tenfold-player-'))).toEqual([]);

      // The used link leads to the form that asks for another one.
      await followLink(page, guarded);
      await dialog(page, 'Forgot password?').getByText('Email link is invalid or has expired').waitFor();
      expect(page.url()).toBe(`${server.origin}/?error=auth_failed`);
      await page.keyboard.press('Escape');
      await openSignIn(page);
      await fillSignIn(page, final);
      await page.getByRole('alert').getByText('Invalid login credentials').waitFor();
    });
  });
});
