import { appendFile, cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, ServerData, builtFolder, controlled, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person, signIn } from './steps/accounts.ts';
import { SERVER_GONE } from './steps/expected.ts';
import { load, open } from './steps/opening.ts';
import { askToSignOut, dashboard, newLearner, signOut, switchTo } from './steps/players.ts';
import { answer, begin, ended, playGame, question, saved, stage, startGame, summary } from './steps/speed-math.ts';
import { ONE_VISIT, PRIVATE } from './steps/windows.ts';

/** A copy beside the build, so that its imports find the same packages. It gets another version. */
const copy = `${builtFolder}-tabs-${process.pid}`;
beforeAll(() => cp(builtFolder, copy, { recursive: true }));
afterAll(() => rm(copy, { recursive: true, force: true }));
const server = serverForTests({}, copy);

async function deployAnother(): Promise<void> {
  for (const suffix of ['.br', '.gz']) await rm(`${copy}/client/sw.js${suffix}`, { force: true });
  await appendFile(`${copy}/client/sw.js`, '\n// another version\n');
  await server.restart();
}

const onGame = (browser: ChromiumBrowser) => open(browser, `${server.origin}/games/speed-math`);

/** Waits until this says that all is synced; a failure tells what it says instead. */
const synced = (shown: Locator) => expect.poll(() => shown.innerText()).toContain('Synced');

/** Expects that a running game is undisturbed: the same question is in sight, and nothing else. */
async function undisturbed(page: Page, asked: { readonly spoken: string }): Promise<void> {
  expect((await question(page)).spoken).toBe(asked.spoken);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('A new version is ready').count()).toBe(0);
}

inEngine('Chromium', 'In three tabs', () => {
  it('every game counts once and for the player who began it, whatever the other tabs do meanwhile', async () => {
    const ida = await accountOf(server, person('Ida'));
    const data = new ServerData(server.dataDir);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, PRIVATE);
      for (const declared of [/Failed to load resource/, SERVER_GONE]) browser.problems.expect(declared);
      // The sign-in library warns of a second sign-in in one page, because the first client may still be signing out.
      browser.problems.expect(/Multiple GoTrueClient instances/);
      const one = await onGame(browser);
      await controlled(one);
      await signIn(one, ida);
      const [two, three] = [await onGame(browser), await onGame(browser)];

      // The first is in the middle of a game while the others play theirs to the end.
      await one.bringToFront();
      await startGame(one, { questions: 4 });
      await answer(one, 1);
      await two.bringToFront();
      await playGame(two, { questions: 1 });
      await three.bringToFront();
      await playGame(three, { questions: 2 });
      await Promise.all([saved(two), saved(three)]);
      let asked = await question(one);

      // Another tab switches to a learner, who plays.
      await two.bringToFront();
      await newLearner(two, 'Jo');
      await one.bringToFront();
      await undisturbed(one, asked);
      await answer(one, 1);
      asked = await question(one, asked);
      await two.bringToFront();
      await two.getByRole('button', { name: 'New Challenge' }).click();
      await playGame(two, { questions: 3 });
      await saved(two);

      // Another tab gets a new version and activates it.
      await deployAnother();
      await three.bringToFront();
      await load(three, server.origin);
      await three.getByText('A new version is ready').waitFor();
      await undisturbed(one, asked);
      await Promise.all([three.waitForEvent('load'), three.getByRole('button', { name: 'Update' }).click()]);
      await one.bringToFront();
      await undisturbed(one, asked);
      await answer(one, 1);
      asked = await question(one, asked);

      // Another tab goes back to the account, and signs it out.
      await three.bringToFront();
      await switchTo(three, ida.username);
      expect(await askToSignOut(three, ida.username)).toMatch(/synced/);
      await signOut(three, ida.username);
      await one.bringToFront();
      await undisturbed(one, asked);
      await answer(one, 1);
      expect(await summary(one)).toMatchObject({ accuracy: 100, score: 50 });
      await ended(one);
      expect(await stage(one).count()).toBe(0);

      await three.bringToFront();
      await three.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await fillSignIn(three, ida);
      await three.getByText('Synced').waitFor();
      expect(await dashboard(three)).toMatchObject({ games: 3 });
      expect(data.games(ida.email).map((game) => game.status)).toEqual(['accepted', 'accepted', 'accepted']);
      await switchTo(three, 'Jo');
      await expect.poll(() => dashboard(three)).toMatchObject({ games: 1 });
      expect(data.allGames()).toBe(3);
      await browser.close();
    });
  });

  it('a page with a game on it stays its player’s until it is left, or somebody is chosen there', BEFORE_A_RELEASE, async () => {
    const uma = await accountOf(server, person('Uma'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const one = await onGame(browser);
      await signIn(one, uma);
      const two = await onGame(browser);
      const shown = one.getByRole('region', { name: 'Speed Math: result' });
      const who = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true });

      // Uma's summary is on screen when another tab switches to the new learner Lea.
      await one.bringToFront();
      await playGame(one, { questions: 1 });
      await synced(shown);
      await two.bringToFront();
      await newLearner(two, 'Lea');
      await who(two, 'Lea').waitFor();
      await playGame(two, { questions: 1 });
      await saved(two);
      await switchTo(two, 'Guest');
      await two.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
      await one.bringToFront();
      expect(await shown.innerText()).toContain('Synced');
      expect(await who(one, uma.username).isVisible()).toBe(true);

      // "Try Again" plays for Uma, and so does what follows on this page.
      await one.getByRole('button', { name: 'Try Again' }).click();
      await begin(one);
      await answer(one, 1);
      await synced(shown);

      // The next page without a game belongs to the current player.
      await two.bringToFront();
      await switchTo(two, 'Lea');
      await one.bringToFront();
      await one.getByRole('button', { name: 'New Challenge' }).click();
      await who(one, 'Lea').waitFor();
      await load(one, server.origin);
      expect(await dashboard(one)).toMatchObject({ games: 1 });

      // A player who is chosen on a summary is current from then on.
      await load(one, `${server.origin}/games/speed-math`);
      await playGame(one, { questions: 1 });
      await saved(one);
      await switchTo(one, uma.username);
      await one.getByRole('button', { name: 'Try Again' }).click();
      await begin(one);
      await answer(one, 1);
      await synced(shown);
      expect(new ServerData(server.dataDir).games(uma.email)).toHaveLength(3);

      // A player who is removed from the device goes at once.
      await two.bringToFront();
      await load(two, `${server.origin}/games/speed-math`);
      await switchTo(two, 'Lea');
      await playGame(two, { questions: 1 });
      await saved(two);
      await one.bringToFront();
      await load(one, server.origin);
      await one.getByRole('button', { name: 'Who is playing?' }).click();
      await one.getByRole('dialog').getByRole('button', { name: 'Remove Lea from this device' }).click();
      await one.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await two.bringToFront();
      await two.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
      await browser.close();
    });
  });

  it("a game's summary says what became of it, although somebody else plays by then", async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(/User not authenticated/);
      const [one, two] = [await onGame(browser), await onGame(browser)];
      const shown = one.getByRole('region', { name: 'Speed Math: result' });

      // A guest's game that ends after a learner became current is not kept.
      await one.bringToFront();
      await startGame(one, { questions: 1 });
      await two.bringToFront();
      await newLearner(two, 'Kim');
      await one.bringToFront();
      await answer(one, 1);
      await ended(one);
      expect.soft(await shown.innerText()).toContain('You play as a guest');

      // Kim's game that ends while a guest is current is kept.
      await one.bringToFront();
      await load(one, `${server.origin}/games/speed-math`);
      await startGame(one, { questions: 1 });
      await two.bringToFront();
      await switchTo(two, 'Guest');
      await one.bringToFront();
      await answer(one, 1);
      await ended(one);
      expect.soft(await shown.innerText()).toContain('Saved on this device');
      await browser.close();
    });
  });
});
