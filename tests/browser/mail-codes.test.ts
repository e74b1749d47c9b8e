import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, Mailbox, serverForTests, withFolder } from './harness.ts';
import type { TestServer } from './harness.ts';
import { accountOf, followLink, person, signIn, signUp, type Person } from './steps/accounts.ts';
import { Inspection } from './steps/axe.ts';
import { load, open, taken } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { ONE_VISIT } from './steps/windows.ts';

const WITHOUT_WAITING = { AUTH_MAIL_SPACING_S: '0' };
/** A refusal by the server, which a browser logs as a problem. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const messages = (page: Page): Locator => page.getByRole('complementary', { name: 'Messages of the app' });
const waitingFor = (page: Page, { email }: Person): Locator => messages(page).getByText(`Waiting for ${email}`);

/** As some keyboards send them, and with a space in the middle. */
const wide = (digits: string): string =>
  `${digits.slice(0, 3)} ${digits.slice(3).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}`;

async function withPage(
  server: TestServer,
  work: (page: Page, mailbox: Mailbox, browser: ChromiumBrowser) => Promise<void>,
): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
    browser.problems.expect(REFUSED);
    await work(await open(browser, server.origin), new Mailbox(server.dataDir), browser);
    await browser.close();
  });
}

async function askToSignUp(page: Page, who: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog(page, 'Sign in').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page, who);
}

async function typeCode(place: Locator, digits: string): Promise<void> {
  await place.getByRole('textbox', { name: 'Code', exact: true }).fill(digits);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await taken(page);
}

inEngine('Chromium', 'The six digits of a mail', () => {
  const server = serverForTests(WITHOUT_WAITING);

  it('finish a sign-up, which is waited for until then, also after a reload', async () => {
    await withPage(server, async (page, mailbox) => {
      const inspection = new Inspection(page);
      const nora = person('Nora');
      await askToSignUp(page, nora);
      const sent = dialog(page, 'Check your email!');
      const code = await mailbox.code(nora.email, 'signup');
      await typeCode(sent, code === '111111' ? '222222' : '111111');
      await sent
        .getByRole('alert')
        .getByText(/^Token has expired or is invalid\. Check the digits/)
        .waitFor();
      await inspection.look('a mail that is waited for');
      await sent.getByRole('button', { name: 'Close' }).click();
      await waitingFor(page, nora).waitFor();
      await reload(page);
      await waitingFor(page, nora).waitFor();
      await messages(page).getByRole('button', { name: 'Type the code' }).click();
      await typeCode(sent, wide(code));
      await dashboard(page);
      await waitingFor(page, nora).waitFor({ state: 'hidden' });
      await reload(page);
      await dashboard(page);
      expect(await waitingFor(page, nora).count()).toBe(0);
      expect(inspection.faults).toEqual([]);
    });
  });

  it('lead to a new password, after a reload too', async () => {
    await withPage(server, async (page, mailbox) => {
      const mia = await accountOf(server, person('Mia'));
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await dialog(page, 'Sign in').getByRole('button', { name: 'Forgot password?' }).click();
      await dialog(page, 'Forgot password?').getByRole('textbox', { name: 'Email' }).fill(mia.email);
      await dialog(page, 'Forgot password?').getByRole('button', { name: 'Send the link' }).click();
      await dialog(page, 'Check your email!').waitFor();
      await reload(page);
      await messages(page).getByRole('button', { name: 'Type the code' }).click();
      await typeCode(dialog(page, 'Check your email!'), await mailbox.code(mia.email, 'recovery'));
      const choice = dialog(page, 'Choose a password');
      await choice.getByRole('textbox', { name: 'New password' }).fill('quite another secret');
      await choice.getByRole('button', { name: 'Save and sign in' }).click();
      await dashboard(page);
      expect(await waitingFor(page, mia).count()).toBe(0);
    });
  });

  it('move an account to another address, one mailbox after the other', BEFORE_A_RELEASE, async () => {
    await withPage(server, async (page, mailbox) => {
      const inspection = new Inspection(page);
      const ida = await accountOf(server, person('Ida'));
      const wanted = { ...ida, email: `new-${ida.email}` };
      await signIn(page, ida);
      await dashboard(page);
      await load(page, `${server.origin}/settings`);
      const section = page.getByRole('region', { name: 'Sign-in', exact: true });
      await section.getByRole('button', { name: 'Change email' }).click();
      await section.getByRole('textbox', { name: 'New email' }).fill(wanted.email);
      await section.getByRole('button', { name: 'Send the links' }).click();
      await section.getByText(`Waiting for ${wanted.email}`).waitFor();
      await reload(page);
      await section.getByText(`Waiting for ${wanted.email}`).waitFor();
      await inspection.look('an address that waits for both mailboxes');
      await typeCode(section, wide(await mailbox.code(wanted.email, 'email_change')));
      await page.getByText('One mailbox has agreed.').waitFor();
      await typeCode(section, await mailbox.code(ida.email, 'email_change'));
      await section.getByText(wanted.email, { exact: true }).waitFor();
      await section.getByText('Waiting for').waitFor({ state: 'hidden' });
      expect(inspection.faults).toEqual([]);
    });
  });

  it('are not wanted any longer when one says so', async () => {
    await withPage(server, async (page) => {
      const leo = person('Leo');
      await askToSignUp(page, leo);
      await dialog(page, 'Check your email!').getByRole('button', { name: 'Stop waiting for this mail' }).click();
      await waitingFor(page, leo).waitFor({ state: 'hidden' });
      await reload(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await waitingFor(page, leo).count()).toBe(0);
    });
  });
});

inEngine('Chromium', 'The link of a mail', () => {
  const server = serverForTests(WITHOUT_WAITING);

  it('asks for one press, says what it is for, and has no fault for a screen reader', async () => {
    await withPage(server, async (page, mailbox, browser) => {
      const zoe = person('Zoe');
      await askToSignUp(page, zoe);
      const link = await mailbox.link(zoe.email, 'signup');
      const other = await browser.visit(link);
      const inspection = new Inspection(other);
      await other.getByRole('button', { name: 'Confirm my email' }).waitFor();
      await inspection.look('the page of a link');
      await other.close();
      await page.goto(`${server.origin}/auth/v1/verify?token=x`);
      await page.getByRole('heading', { name: 'This link is not whole' }).waitFor();
      // It was opened twice, and is as good as before.
      await followLink(page, link);
      await dashboard(page);
      expect(inspection.faults).toEqual([]);
    });
  });

  it('says when Tenfold cannot be reached, and works afterwards', async () => {
    await withPage(server, async (page, mailbox, browser) => {
      browser.problems.expect(/ERR_INTERNET_DISCONNECTED/);
      const max = person('Max');
      await askToSignUp(page, max);
      await page.goto(await mailbox.link(max.email, 'signup'));
      await browser.context.setOffline(true);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await page.getByRole('alert').getByText('Tenfold cannot be reached right now.').waitFor();
      await browser.context.setOffline(false);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await taken(page);
      await dashboard(page);
    });
  });

  it('leads to the choice of a password where two were asked for (decision D33)', BEFORE_A_RELEASE, async () => {
    await withPage(server, async (page, mailbox) => {
      const ana = person('Ana');
      await askToSignUp(page, ana);
      const link = await mailbox.link(ana.email, 'signup');
      const planted = await fetch(`${server.origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ana.email, password: 'planted by a stranger' }),
      });
      expect(planted.status).toBe(200);
      await followLink(page, link);
      await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
      await reload(page);
      await page.getByText('Two different passwords were asked for').waitFor();
      await page.getByRole('textbox', { name: 'New password' }).fill('iloveyou');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await page.getByRole('alert').getByText('This password is too common. Choose another one.').waitFor();
      await page.getByRole('textbox', { name: 'New password' }).fill(ana.password);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await dashboard(page);
      expect(await waitingFor(page, ana).count()).toBe(0);
    });
  });

  it('with a code that nobody checked says nothing of a confirmed address', async () => {
    await withPage(server, async (page) => {
      await load(page, `${server.origin}/auth/callback?code=anything`);
      await dialog(page, 'Sign in').getByText('This browser does not know this link.').waitFor();
      expect(await page.getByText('confirmed').count()).toBe(0);
    });
  });
});
