import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, fillSignIn, person, signIn } from './steps/accounts.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { openAs, openSignedIn } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { NOT_INSTALLED, ONE_VISIT, PHONE } from './steps/windows.ts';
import { withoutTimer } from './steps/without-timer.ts';
import { exif, halves, withSegment } from '../server/pictures/made-files.ts';

const server = serverForTests();

/** What a browser logs when the server refuses a token or its refresh. */
const ENDED_THERE = /Failed to load resource: the server responded with a status of 40[0-3]/;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const titled = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();

/** What it logs when the server refuses a name. */
const REFUSED = /Failed to load resource: the server responded with a status of 422/;

/** Gives the account another name without a server. */
async function rename(page: Page, name: string): Promise<void> {
  const mine = section(page, 'Profile');
  await mine.getByRole('button', { name: 'Change', exact: true }).click();
  await mine.getByRole('textbox', { name: 'Username' }).fill(name);
  await mine.getByText('It cannot be checked now.').waitFor();
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.getByText(name, { exact: true }).waitFor();
}

/** What a browser decodes only as an element, and a server of ours never. */
const BLUE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="blue"/></svg>';

/** The colours of a picture at the middle of its upper and of its lower edge, as it is drawn. */
const coloursOf = (image: Locator): Promise<readonly string[]> =>
  image.evaluate((img: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [img.naturalWidth, img.naturalHeight];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(img, 0, 0);
    return [0.1, 0.9].map((part) => {
      const [red = 0, , blue = 0] = context?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data ?? [];
      if (red > 180 && blue < 80) return 'red';
      return blue > 180 && red < 80 ? 'blue' : 'other';
    });
  });

inEngine('Chromium', 'The settings page', () => {
  it('asks a guest to sign in, and still has the players and the data of this device', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/settings`);
      await section(page, 'Account').getByText('Please sign in to access settings').waitFor();
      await section(page, 'Your data').getByRole('button', { name: 'Choose a file' }).waitFor();
      await section(page, 'Account').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await browser.close();
    });
  });

  it('lets a learner change nickname, colour and shape with no server, and leave this device', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await openAs(browser, server, 'Quin', '/settings');
      const you = section(page, 'You');
      await you.waitFor();
      await loseServices(browser);
      await you.getByRole('textbox', { name: 'Nickname' }).fill('Quinn');
      await you.getByRole('radio', { name: 'leaf' }).check();
      await you.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('banner').getByText('Quinn', { exact: true }).waitFor();
      await load(page, `${server.origin}/settings`);
      expect(await you.getByRole('textbox', { name: 'Nickname' }).inputValue()).toBe('Quinn');
      expect(await you.getByRole('radio', { name: 'leaf' }).isChecked()).toBe(true);
      const inspection = new Inspection(page);
      await inspection.look('settings of a learner');
      expect(inspection.faults).toEqual([]);

      await section(page, 'Remove from this device').getByRole('button', { name: 'Remove Quinn' }).click();
      const asking = page.getByRole('dialog', { name: 'Remove from this device' });
      await asking.getByText('All of Quinn’s games exist only on this device and will be deleted.').waitFor();
      await asking.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('Please sign in to access settings').waitFor();
      await browser.close();
    });
  });

  it('changes the username of an account, which its other device shows without a reload, until it is signed out from here', async () => {
    const mia = await accountOf(server, person('Mia'));
    const leo = await accountOf(server, person('Leo'));
    await withFolder(async (profile) => {
      await withFolder(async (elsewhere) => {
        const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
        const other = await ChromiumBrowser.open(elsewhere, ONE_VISIT);
        // The answers that end the session there.
        other.problems.expect(ENDED_THERE);
        const there = await open(other, server.origin);
        await signIn(there, mia);
        await there.getByText('Synced').first().waitFor();
        const page = await open(browser, `${server.origin}/settings`);
        await signIn(page, mia);

        const mine = section(page, 'Profile');
        await mine.getByText(mia.username, { exact: true }).waitFor();
        await section(page, 'Sign-in').getByText(mia.email).waitFor();
        await mine.getByRole('button', { name: 'Change' }).click();
        const field = mine.getByRole('textbox', { name: 'Username' });
        const save = mine.getByRole('button', { name: 'Save' });
        await field.fill(leo.username);
        await mine.getByText('Username already exists. Try another name.').waitFor();
        expect(await save.isDisabled()).toBe(true);
        await field.fill('');
        expect(await save.isDisabled()).toBe(true);
        await section(page, 'Sign-in').getByRole('button', { name: 'Change email' }).click();
        await section(page, 'Sign-in').getByRole('button', { name: 'Change password' }).click();
        const inspection = new Inspection(page);
        await inspection.look('settings of an account', BOTH_WIDTHS);
        expect(inspection.faults).toEqual([]);
        const renamed = `${mia.username} the Second`;
        await field.pressSequentially('Somebody');
        await mine.getByText('This name is free.').waitFor();
        // Typed and sent in one go: Enter comes before the answer to the last letter.
        await field.fill(renamed);
        await field.press('Enter');
        await mine.getByText(renamed, { exact: true }).waitFor();
        await there.getByRole('banner').getByText(renamed, { exact: true }).waitFor();

        const devices = section(page, 'Devices');
        await devices.getByText('This device').waitFor();
        // The link of the sign-up was followed by no browser.
        await devices.getByRole('button', { name: /Unknown device/ }).waitFor();
        const ofTheOther = devices.getByRole('button', { name: /^Sign out there(?!.*Unknown)/ });
        expect(await ofTheOther.count()).toBe(1);
        await ofTheOther.click();
        await ofTheOther.waitFor({ state: 'hidden' });
        expect(await devices.getByRole('listitem').count()).toBe(2);
        await there.getByText('Sign in again to sync').first().waitFor();
        await other.close();
        await browser.close();
      });
    });
  });

  it('takes a photograph that was held sideways, shows it upright in every place without a network, and loses no choice', async () => {
    const ada = await accountOf(server, person('Ada'));
    // Red is above, once it is turned upright.
    const photograph = withSegment(await halves('jpeg'), 0xe1, exif(6, 'taken at home'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, reducedMotion: 'reduce' });
      // On a slow machine the server would take longer than a form waits for it.
      await browser.context.addInitScript(withoutTimer, 3_000);
      const page = await openSignedIn(browser, server, ada, '/settings');
      const mine = section(page, 'Profile');
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        mine.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      await mine.getByRole('button', { name: 'Choose picture' }).waitFor();
      await choose('IMG_1.JPG', 'image/jpeg', photograph);
      await page.getByText('Saved', { exact: true }).waitFor();
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['red', 'blue']);

      const giveBack = await loseServices(browser);
      await load(page, server.origin);
      await expect
        .poll(() => coloursOf(page.getByRole('main').getByRole('link', { name: 'Settings' }).locator('img')))
        .toEqual(['red', 'blue']);
      await expect.poll(() => coloursOf(page.getByRole('button', { name: 'Who is playing?' }).locator('img'))).toEqual(['red', 'blue']);
      await page.setViewportSize(PHONE.viewport);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByText(`Welcome, ${ada.username}!`).waitFor();
      await expect.poll(() => coloursOf(page.locator('#site-menu img'))).toEqual(['red', 'blue']);
      await load(page, `${server.origin}/settings`);
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['red', 'blue']);
      await expect.poll(() => coloursOf(section(page, 'On this device').locator('img'))).toEqual(['red', 'blue']);
      await choose('notes.png', 'image/png', Buffer.from('no picture'));
      await mine.getByText('Error uploading profile picture: This browser cannot read this file as a picture.').waitFor();
      await choose('square.svg', 'image/svg+xml', Buffer.from(BLUE));
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['blue', 'blue']);
      await mine.getByRole('button', { name: 'Undo the change of the picture' }).click();
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['red', 'blue']);
      await choose('square.svg', 'image/svg+xml', Buffer.from(BLUE));
      await mine.getByText('Waiting for the network').waitFor();
      await choose('notes.png', 'image/png', Buffer.from('no picture'));
      await mine.getByText('Error uploading profile picture: This browser').waitFor();
      const inspection = new Inspection(page);
      await inspection.look('settings with a picture that waits, and one that could not be saved');
      expect(inspection.faults).toEqual([]);

      await giveBack();
      await load(page, `${server.origin}/settings`);
      await mine.getByText('Waiting for the network').waitFor({ state: 'hidden' });
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['blue', 'blue']);
      await mine.getByRole('button', { name: 'Remove picture' }).click();
      await mine.locator('img').waitFor({ state: 'detached' });
      await mine.getByRole('button', { name: 'Choose picture' }).waitFor();
      await browser.close();
    });
  });

  it('says that a picture is saved also where a sync that is under way sends it', BEFORE_A_RELEASE, async () => {
    const zoe = await accountOf(server, person('Zoe'));
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, reducedMotion: 'reduce' });
      await browser.context.addInitScript(withoutTimer, 3_000);
      // Of the two messages that come at the end, the first could be gone before a slow machine has found the second.
      await browser.context.addInitScript(withoutTimer, 4_000);
      const page = await openSignedIn(browser, server, zoe, '/settings');
      const mine = section(page, 'Profile');
      await expect.poll(() => section(page, 'Saved games').innerText()).toMatch(/^Synced$/m);
      const giveBack = await loseServices(browser);
      await rename(page, `${zoe.username} the Second`);
      let release = (): void => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      let isUnderWay = false;
      await page.route('**/api/account/username', async (route) => {
        isUnderWay = true;
        await isReleased;
        await route.continue();
      });
      await giveBack();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => isUnderWay).toBe(true);

      const picture = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(BLUE) };
      await mine.locator('input[type=file]').setInputFiles(picture);
      await expect.poll(() => coloursOf(mine.locator('img'))).toEqual(['blue', 'blue']);
      release();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.getByText('Your profile is saved').waitFor();
      await mine.getByText(/^Waiting/).waitFor({ state: 'hidden' });
      await browser.close();
    });
  });

  it('shows an account without a server what this device knows, keeps what is changed and says what became of it, and signs out to the home page', async () => {
    const [ida, leo] = [await accountOf(server, person('Ida')), await accountOf(server, person('Leo'))];
    await withFolder(async (profile) => {
      await withFolder(async (elsewhere) => {
        const before = await ChromiumBrowser.open(profile, NOT_INSTALLED);
        let page = await open(before, `${server.origin}/settings`);
        await section(page, 'Account').getByRole('button', { name: 'Sign in' }).click();
        await fillSignIn(page, ida);
        await expect.poll(() => section(page, 'Saved games').innerText()).toMatch(/^Synced$/m);
        await loseServices(before);
        await load(page, `${server.origin}/settings`);
        await titled(page);
        await section(page, 'Profile').getByText(ida.username, { exact: true }).waitFor();
        await section(page, 'Sign-in').getByText(ida.email).waitFor();
        const twoSteps = section(page, 'Two-step sign-in');
        await twoSteps.getByText('Tenfold cannot be reached right now.').waitFor();
        await twoSteps.getByRole('button', { name: 'Try again' }).waitFor();

        const renamed = `${ida.username} the Second`;
        await rename(page, renamed);
        const picture = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(BLUE) };
        await section(page, 'Profile').locator('input[type=file]').setInputFiles(picture);
        await expect.poll(() => section(page, 'Profile').getByText('Waiting for the network').count()).toBe(2);
        const asking = () => page.getByRole('dialog', { name: 'Sign out' });
        await section(page, 'Sign out').getByRole('button', { name: 'Sign Out' }).click();
        await asking().getByText(`The new name and picture are not synced and wait until ${renamed} signs in here again.`).waitFor();
        await asking().getByRole('button', { name: 'Cancel' }).click();
        await before.close();

        const browser = await ChromiumBrowser.open(profile, NOT_INSTALLED);
        browser.problems.expect(REFUSED);
        page = await open(browser, server.origin);
        await page.getByText('Your profile is saved').waitFor();
        const other = await ChromiumBrowser.open(elsewhere, ONE_VISIT);
        const there = await openSignedIn(other, server, ida, '/');
        await expect
          .poll(() => coloursOf(there.getByRole('button', { name: `Who is playing? ${renamed}` }).locator('img')))
          .toEqual(['blue', 'blue']);
        await other.close();

        // A name that somebody else has by the time it goes up.
        const giveBack = await loseServices(browser);
        await load(page, `${server.origin}/settings`);
        await rename(page, leo.username);
        await page.getByRole('banner').getByText(leo.username, { exact: true }).waitFor();
        await giveBack();
        await load(page, server.origin);
        await page.getByText('Error updating username: Username already exists. Try another name.').waitFor();
        await page.getByRole('banner').getByText(renamed, { exact: true }).waitFor();
        await page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('link', { name: 'Settings' }).click();
        const form = section(page, 'Profile');
        await form.getByRole('alert').getByText('Username already exists.').waitFor();
        expect(await form.getByRole('textbox', { name: 'Username' }).inputValue()).toBe(leo.username);
        await form.getByRole('button', { name: 'Cancel' }).click();
        await form.getByText(renamed, { exact: true }).waitFor();

        await loseServices(browser);
        await section(page, 'Sign out').getByRole('button', { name: 'Sign Out' }).click();
        await asking().getByText('All games are synced.').waitFor();
        await asking().getByRole('button', { name: 'Sign out', exact: true }).click();
        await page.waitForURL(`${server.origin}/`);
        await browser.close();
      });
    });
  });
});
