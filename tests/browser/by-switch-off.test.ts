import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { bySwitch, keepSwitches, ring, SwitchPlayer } from './steps/by-switch.ts';
import { GUEST } from './steps/expected.ts';
import { openSignedIn } from './steps/learner-here.ts';
import { storedRows } from './steps/player-database.ts';
import { newLearner } from './steps/players.ts';
import { stopTime } from './steps/stopped-time.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const switches = (page: Page, name: string, state: { readonly checked?: true } = {}): Locator =>
  page.getByRole('group', { name: 'Switches' }).getByRole('radio', { name: new RegExp(`^${name}`), ...state });
const clock = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Clock', exact: true }).getByRole('radio', { name: new RegExp(`^${name}`), checked: true });
const storedChoices = async (page: Page): Promise<readonly string[]> =>
  (await storedRows<{ readonly id: string }>(page, 'claims')).map(({ id }) => id);
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('tenfold-switches'));

inEngine('Chromium', 'Switches', () => {
  it('are turned off by one switch alone', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'one', `${server.origin}/settings`);
      const { page } = player;
      await switches(page, 'One', { checked: true }).waitFor();
      // A page of so much takes longer to look at than a place may last.
      await stopTime(page, true);
      await player.choose(switches(page, 'None'));
      await ring(page).waitFor({ state: 'detached' });
      expect(await kept(page)).toBeNull();
      await page.reload();
      await switches(page, 'None', { checked: true }).waitFor();
      expect(await ring(page).count()).toBe(0);
      await browser.close();
    });
  });

  it('of a device are lent to who signs in there, who has them nowhere else, and turns them off for nobody else', async () => {
    const sibling = await accountOf(server, person('Sibling'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await keepSwitches(browser, 'two');
      const page = await openSignedIn(browser, server, sibling, '/settings');
      const player = new SwitchPlayer(page, 'two');
      await switches(page, 'Two', { checked: true }).waitFor();
      await clock(page, 'Off').waitFor();
      // A press does what it says, and is the only choice that is made for the sibling.
      await player.choose(page.getByRole('radio', { name: 'Still' }));
      await page.getByRole('radio', { name: 'Still', checked: true }).waitFor();
      await page.getByText('Synced').first().waitFor();
      expect(await storedChoices(page)).toEqual([expect.stringMatching(/:bubbles:/)]);
      await elsewhere(sibling);

      await player.choose(switches(page, 'None'));
      await ring(page).waitFor({ state: 'detached' });
      // It is seen before it is stored.
      await expect.poll(() => storedChoices(page)).toContainEqual(expect.stringMatching(/:switches:/));
      await page.reload();
      await switches(page, 'None', { checked: true }).waitFor();
      await ring(page).waitFor({ state: 'detached' });
      await newLearner(page, 'Kim');
      await ring(page).waitFor();
      await browser.close();
    });
  });
});

/** Another device of that player, which has no switches. */
async function elsewhere(who: Awaited<ReturnType<typeof accountOf>>): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    const page = await openSignedIn(browser, server, who, '/settings');
    await page.getByRole('radio', { name: 'Still', checked: true }).waitFor();
    await switches(page, 'None', { checked: true }).waitFor();
    await clock(page, 'On').waitFor();
    expect(await ring(page).count()).toBe(0);
    await browser.close();
  });
}
