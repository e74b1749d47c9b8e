import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, Mailbox, ServerData, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, pressLink, signUp, type Person } from './steps/accounts.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { goWithin, load } from './steps/opening.ts';
import { dashboard } from './steps/players.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const json = { 'content-type': 'application/json' };

/** The access token of another device of the account. */
async function tokenElsewhere({ email, password }: Person): Promise<string> {
  const signedIn = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await signedIn.json()) as { readonly access_token: string };
  return token;
}

/** Ends all sessions of the account, as another device can do. */
async function signOutEverywhere(who: Person): Promise<void> {
  const token = await tokenElsewhere(who);
  const out = await fetch(`${server.origin}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(out.status).toBe(204);
}

async function deleteElsewhere(who: Person): Promise<void> {
  const gone = await fetch(`${server.origin}/api/account`, {
    method: 'DELETE',
    headers: { ...json, authorization: `Bearer ${await tokenElsewhere(who)}` },
    body: JSON.stringify({ password: who.password }),
  });
  expect(gone.status).toBe(200);
}

/** The server comes back with an empty database; its keys are kept elsewhere. */
async function loseDatabase(): Promise<void> {
  await server.kill();
  for (const suffix of ['', '-wal', '-shm']) await rm(`${server.dataDir}/tenfold.db${suffix}`, { force: true });
  await server.start();
}

/** The sync line for a screen reader: a button with the whole text. */
const line = (page: Page, says: string | RegExp) => page.getByRole('main').getByRole('button', { name: says });

/** Signs in and waits until all is synced. The page is then at a game's set-up. */
async function signedIn(browser: ChromiumBrowser, who: Person): Promise<Page> {
  // These tests refuse requests on purpose.
  for (const declared of [/Failed to load resource/, SERVER_GONE]) browser.problems.expect(declared);
  const page = await openSignedIn(browser, server, who, '/');
  await line(page, 'Synced').waitFor();
  await goWithin(page, '/games/speed-math');
  return page;
}

/** Signs in and syncs one game. The page is then at the game's set-up again. */
async function withOneGame(browser: ChromiumBrowser, who: Person): Promise<Page> {
  const page = await signedIn(browser, who);
  await playGame(page, { questions: 1 });
  await line(page, 'Synced').waitFor();
  await page.getByRole('button', { name: 'New Challenge' }).click();
  return page;
}

inEngine('Chromium', 'An account', () => {
  it('whose session was ended elsewhere is told so after the next game, which goes up all the same', async () => {
    const nia = await accountOf(server, person('Nia'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await signedIn(browser, nia);
      await signOutEverywhere(nia);
      await playGame(page, { questions: 1 });
      await line(page, 'Saved on this device · Sign in again to sync').waitFor();
      expect(new ServerData(server.dataDir).games(nia.email)).toHaveLength(1);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await load(page, server.origin);
      await line(page, /Sign in again to sync/).waitFor();
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await browser.close();
    });
  });

  it(
    'that was deleted elsewhere is said to be so, with the game that no server ever got, and is forgotten when that was read',
    BEFORE_A_RELEASE,
    async () => {
      const uma = await accountOf(server, person('Uma'));
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        const page = await withOneGame(browser, uma);
        await deleteElsewhere(uma);
        await playGame(page, { questions: 1 });
        await line(page, 'This account was deleted. Nothing more is sent.').waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
        const notice = page.getByRole('complementary', { name: 'Messages of the app' });
        await notice.getByText(`${uma.username}’s account was deleted.`).waitFor();
        await notice.getByRole('button', { name: 'Read on' }).click();
        const dialog = page.getByRole('dialog', { name: 'Account deleted' });
        await dialog.getByText('1 game that no server ever got will be lost', { exact: false }).waitFor();
        await dialog.getByRole('button', { name: 'Later' }).click();

        await load(page, server.origin);
        expect(await dashboard(page)).toMatchObject({ games: 2 });
        await notice.getByRole('button', { name: 'Read on' }).click();
        await dialog.getByRole('button', { name: `Remove ${uma.username}` }).click();
        await dialog.waitFor({ state: 'hidden' });
        await page.getByRole('link', { name: 'Start Now' }).waitFor();
        expect(await notice.getByText('account was deleted').count()).toBe(0);
        const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
        expect(databases.filter((name) => name?.startsWith('tenfold-player-'))).toEqual([]);
        await browser.close();
      });
    },
  );

  it('that the server has lost is told so, and whoever signs up again gets every game of this device back, once', async () => {
    const ora = await accountOf(server, person('Ora'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await withOneGame(browser, ora);
      await loseDatabase();
      await load(page, server.origin);
      await line(page, /^Ask a grown-up\. This server no longer knows this account\. Your games are safe on this device/).waitFor();
      expect(await dashboard(page)).toMatchObject({ games: 1 });
      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 1 });

      await line(page, /^Ask a grown-up\. This server no longer knows this account/).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up again' }).click();
      const again = { ...person('Ora'), username: ora.username };
      expect(await page.getByRole('checkbox', { name: `Take ${ora.username}’s games into the account` }).isChecked()).toBe(true);
      await signUp(page, again);
      const arrival = await browser.visit(await new Mailbox(server.dataDir).link(again.email));
      await pressLink(arrival);
      await line(arrival, 'Synced').waitFor();
      expect(await dashboard(arrival)).toMatchObject({ games: 2 });
      expect(new ServerData(server.dataDir).games(again.email).map((game) => game.status)).toEqual(['accepted', 'accepted']);
      await load(page, server.origin);
      await line(page, 'Synced').waitFor();
      expect(await dashboard(page)).toMatchObject({ games: 2 });
      await browser.close();
    });
  });
});
