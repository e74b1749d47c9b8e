import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { endGame, start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import * as pop from './steps/math-bubble-pop.ts';
import { goWithin, load, open, taken } from './steps/opening.ts';
import { heldSteps, pressBeforeStep } from './steps/held-steps.ts';
import * as speed from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';
import { withoutTimer } from './steps/without-timer.ts';

const server = serverForTests();

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const players = (page: Page) => dialog(page, 'Who is playing?');
const openPlayers = (page: Page) => page.getByRole('button', { name: 'Who is playing?' }).click();

/** How many dialogs the present entry of the history stands for. */
const held = (page: Page): Promise<number> => page.evaluate(() => (history.state as { readonly dialogs?: number } | null)?.dialogs ?? 0);

/** Waits until the history has an entry for each of so many open dialogs, and none besides. */
const holds = (page: Page, dialogs: number) => expect.poll(() => held(page)).toBe(dialogs);

/** Presses the browser's Back, as its button does: nothing of the page takes part. */
const back = (page: Page): Promise<void> => page.evaluate(() => history.back());

async function follow(page: Page, link: string, path: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
  await page.waitForURL(`${server.origin}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** Holds the document on screen, when it is loaded again, until `release`; `isAsked` says whether a load of it has begun. */
async function holdDocument(page: Page) {
  const loading = { isAsked: false, release: (): void => undefined };
  const isReleased = new Promise<void>((resolve) => (loading.release = resolve));
  await page.route(page.url(), async (route) => {
    loading.isAsked = true;
    await isReleased;
    await route.continue();
  });
  return loading;
}

/** Presses a button that loads the page anew, then one that opens a dialog, and closes that. Runs in the page. */
async function pressBoth(buttons: readonly (Node | null)[]): Promise<void> {
  const until = async (isSo: () => boolean) => {
    do await new Promise((next) => setTimeout(next, 20));
    while (!isSo());
  };
  const openDialog = () => document.querySelector('dialog[open]');
  const [load, open] = buttons as readonly HTMLElement[];
  load?.click();
  await until(() => true);
  open?.click();
  await until(() => openDialog() !== null);
  openDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(() => openDialog() === null && !(history.state as { readonly dialogs?: number } | null)?.dialogs);
}

/** Marks the document on screen. The next one has no mark. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.dataset['marked'] = ''));
const another = async (page: Page): Promise<void> => {
  await page.locator('html:not([data-marked])').waitFor({ state: 'attached' });
  await taken(page);
};

const path = (page: Page): string => new URL(page.url()).pathname;

inEngine('Chromium', 'The browser’s Back', () => {
  it('closes a dialog and leaves its page as it is, also on the first page of a visit', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, server.origin);
      await page.getByLabel('7 + 5 = ?').fill('1');
      await openPlayers(page);
      await players(page).waitFor();
      await holds(page, 1);
      await back(page);
      await players(page).waitFor({ state: 'hidden' });
      expect(await page.getByLabel('7 + 5 = ?').inputValue()).toBe('1');
      await holds(page, 0);
      await openPlayers(page);
      await players(page).waitFor();
      await holds(page, 1);
      await page.goBack();
      await players(page).waitFor({ state: 'hidden' });
      expect(path(page)).toBe('/');
      await browser.close();
    });
  });

  it('goes to the page before if the dialog was closed otherwise: no entry of it is left', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/games`);
      await follow(page, 'Badges', '/badges');
      for (const close of [() => players(page).getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
        await openPlayers(page);
        await players(page).waitFor();
        await holds(page, 1);
        await close();
        await players(page).waitFor({ state: 'hidden' });
        await holds(page, 0);
      }
      // One dialog takes the place of another.
      await openPlayers(page);
      await players(page).getByRole('button', { name: 'Your data' }).click();
      await dialog(page, 'Your data').waitFor();
      await holds(page, 1);
      await back(page);
      await dialog(page, 'Your data').waitFor({ state: 'hidden' });
      expect(path(page)).toBe('/badges');
      await holds(page, 0);
      await page.goBack();
      await page.waitForURL(`${server.origin}/games`);
      await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
      await browser.close();
    });
  });

  it('goes to the page before after a reload with a dialog open', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/games`);
      await follow(page, 'Badges', '/badges');
      await openPlayers(page);
      await players(page).waitFor();
      await holds(page, 1);
      await page.reload();
      await taken(page);
      await holds(page, 0);
      expect(path(page)).toBe('/badges');
      await page.goBack();
      await page.waitForURL(`${server.origin}/games`);
      await browser.close();
    });
  });

  it('closes dialogs within dialogs one by one, and passes over a dialog whose link led on', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/games`);
      await load(page, `${server.origin}/games/math-bubble-pop`);
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      await pop.pickSets(page, '+', pop.byDigits);
      await endGame(page).click();
      await pop.finished(page);
      await holds(page, 1);
      await page.getByRole('button', { name: 'Keep this game' }).click();
      await dialog(page, 'Keep this game').waitFor();
      await holds(page, 2);
      await back(page);
      await dialog(page, 'Keep this game').waitFor({ state: 'hidden' });
      await pop.finishedDialog(page).waitFor();
      await holds(page, 1);
      await goWithin(page, '/analytics');
      await page.waitForURL(`${server.origin}/analytics`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await holds(page, 0);
      await back(page);
      await page.waitForURL(`${server.origin}/games/math-bubble-pop`);
      await start(page).waitFor();
      await holds(page, 0);
      await page.goBack();
      await page.waitForURL(`${server.origin}/games`);
      await browser.close();
    });
  });

  it('closes the question before a running game is stopped, and the game goes on; without a dialog it leaves the game', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Ada', '/games');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Speed Math/ })
        .click();
      await speed.startGame(page, { questions: 3 });
      const asked = await speed.question(page);
      await page.keyboard.press('Escape');
      await dialog(page, /Stop/).waitFor();
      await holds(page, 1);
      await back(page);
      await dialog(page, /Stop/).waitFor({ state: 'hidden' });
      expect(await speed.question(page)).toEqual(asked);
      await speed.answer(page, 1);
      await back(page);
      await page.waitForURL(`${server.origin}/games`);
      await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
      await browser.close();
    });
  });

  it('is not in the way of a load that begins while the entry of a closed dialog is on its way out', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, asksConsent: true });
      await browser.context.addInitScript(heldSteps);
      // After that time a page takes the entry for its own, however slow the machine is.
      await browser.context.addInitScript(withoutTimer, 1_000);
      const page = await open(browser, `${server.origin}/games`);
      await follow(page, 'Badges', '/badges');
      await mark(page);
      await openPlayers(page);
      await players(page).waitFor();
      await holds(page, 1);
      const loading = await holdDocument(page);
      await page.keyboard.press('Escape');
      await players(page).waitFor({ state: 'hidden' });
      // Loads the page anew.
      await pressBeforeStep(page, page.getByRole('button', { name: 'Accept' }));
      await expect.poll(() => loading.isAsked).toBe(true);
      loading.release();
      await another(page);
      await holds(page, 0);
      await page.goBack();
      await page.waitForURL(`${server.origin}/games`);
      await browser.close();
    });
  });

  it('is not in the way of a load that is under way when a dialog closes', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, asksConsent: true });
      const page = await open(browser, `${server.origin}/games`);
      await follow(page, 'Badges', '/badges');
      // What lets Back close dialogs comes with the first one.
      await openPlayers(page);
      await holds(page, 1);
      await back(page);
      await players(page).waitFor({ state: 'hidden' });
      await mark(page);
      const loading = await holdDocument(page);
      const accept = await page.getByRole('button', { name: 'Accept' }).elementHandle();
      const opening = await page.getByRole('button', { name: 'Who is playing?' }).elementHandle();
      // The driver itself does nothing while a document is on its way.
      await page.evaluate(pressBoth, [accept, opening]);
      await expect.poll(() => loading.isAsked).toBe(true);
      loading.release();
      await another(page);
      await holds(page, 0);
      await page.goBack();
      await page.waitForURL(`${server.origin}/games`);
      await browser.close();
    });
  });
});
