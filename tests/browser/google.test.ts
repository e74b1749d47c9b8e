import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { OpenIdProvider } from '../openid-provider.ts';
import { ChromiumBrowser, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { open } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';

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

/** How the server leads back from connecting Google, and what the window then says. */
const CONNECTED = [
  ['code=x', 'Google is connected'],
  ['error=access_denied&error_description=The+person+said+no.', 'The person said no.'],
] as const;

inEngine('Chromium', 'Continue with Google', () => {
  it('leads from the dialog to the dashboard, with the game that a guest has just played; Google’s no is told in its own words', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
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
      for (const [query, said] of CONNECTED) {
        await page.goto(`${server.origin}/auth/callback?google=connect&${query}`);
        await page.getByText(said).waitFor();
        expect(new URL(page.url()).pathname).toBe('/settings');
      }
      await browser.close();
    });
  });

  it('is there without a network, and then says so without leaving the page', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      for (const declared of [/Failed to load resource/, SERVER_GONE]) browser.problems.expect(declared);
      const page = await open(browser, server.origin);
      await controlled(page);
      await openDialog(page);
      await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor();
      await server.kill();
      await page.reload();
      await openDialog(page);
      await goOn(page);
      await dialog(page).getByRole('alert').getByText('Tenfold cannot be reached right now.').waitFor();
      await browser.close();
    });
  });
});
