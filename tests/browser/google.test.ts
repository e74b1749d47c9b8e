import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { OpenIdProvider } from '../openid-provider.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { dashboard } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const env: NodeJS.ProcessEnv = {};
let google: OpenIdProvider;
// The server must know the provider's address when it starts, and the provider the server's when it is asked.
beforeAll(async () => {
  google = await OpenIdProvider.listen();
  Object.assign(env, google.env);
});
const server = serverForTests(env);
beforeAll(() => google.open(`${server.origin}/auth/v1/callback`));
afterAll(() => google.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const openDialog = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Google' }).click();

inEngine('Chromium', 'Continue with Google', () => {
  it('leads from the dialog to the dashboard, with the game that a guest has just played; in the settings it goes and comes back, and never as the last way in', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 1 });
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      google.person = undefined;
      await goOn(page);
      await dialog(page).getByRole('alert').getByText('The person said no.').waitFor();
      expect(page.url()).toBe(`${server.origin}/?error=auth_failed`);
      google.person = { sub: 'google-mia', email: 'mia@example.org', email_verified: true };
      await goOn(page);
      await page.getByText('Synced').first().waitFor();
      expect(page.url()).toBe(`${server.origin}/`);
      expect(await dashboard(page)).toMatchObject({ games: 1 });

      await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
      const connected = page.getByRole('region', { name: 'Connected sign-ins' });
      await connected.getByText('This is your only way in.').waitFor();
      expect(await connected.getByRole('button').count()).toBe(0);
      const ownWay = page.getByRole('region', { name: 'Sign-in', exact: true });
      await ownWay.getByRole('button', { name: 'Choose one password' }).click();
      await ownWay.getByRole('textbox', { name: 'New password' }).fill('the secret of Mia');
      await ownWay.getByRole('button', { name: 'Save' }).click();
      await connected.getByRole('button', { name: 'Disconnect' }).click();
      const connect = connected.getByRole('button', { name: 'Connect Google' });
      google.person = undefined;
      await connect.click();
      await page.getByText('The person said no.').waitFor();
      google.person = { sub: 'google-mia-2', email: 'mia@gmail.example', email_verified: true };
      await connect.click();
      await page.getByText('Google is connected').waitFor();
      await connected.getByText('mia@gmail.example').waitFor();
      expect(page.url()).toBe(`${server.origin}/settings`);
      await browser.close();
    });
  });

  it('is there without a network, and then says so without leaving the page', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, server.origin);
      await openDialog(page);
      await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor();
      await loseServices(browser);
      await page.reload();
      await openDialog(page);
      await goOn(page);
      await dialog(page).getByRole('alert').getByText('Tenfold cannot be reached right now.').waitFor();
      await browser.close();
    });
  });
});
