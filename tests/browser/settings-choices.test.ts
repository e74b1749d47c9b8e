import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { SessionPayload } from '../../shared/items/session/payload.ts';
import { aboutClock } from '../../client/words/en/play/choices.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { otherDigits } from './steps/game.ts';
import { holdScripts } from './steps/held-scripts.ts';
import { tabTo } from './steps/keyboard.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { storedPayloads } from './steps/player-database.ts';
import { keepAs } from './steps/players.ts';
import { playGame, type Hand } from './steps/speed-math.ts';
import { NARROW, ONE_VISIT, SMALLEST_PHONE } from './steps/windows.ts';

const server = serverForTests();

const practice = (page: Page): Locator => page.getByRole('region', { name: 'Practice', exact: true });
const manner = (page: Page): Locator => page.getByRole('region', { name: 'How you play', exact: true });
const fingers = (page: Page): Locator => page.getByRole('dialog', { name: 'How fast are your fingers?' });
const NUMBERS = 12;

/** On a phone the way that the header has otherwise is in its menu. */
async function newLearner(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: 'Switch or add a player' }).click();
  await page.getByRole('button', { name: 'New learner' }).click();
  await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await page.getByRole('button', { name: 'Start playing' }).click();
  await practice(page).getByText('Not measured on this device yet').waitFor();
}

/** The number that is to be copied, as a screen reader hears it, if it is another than before. */
async function nextNumber(page: Page, former: string): Promise<string> {
  const said = fingers(page)
    .getByRole('status')
    .filter({ hasText: /Type \d+$/ })
    .filter({ hasNotText: new RegExp(`^${former}$`) });
  return /\d+$/.exec(await said.innerText())?.[0] ?? '';
}

/** Where Enter sends, an answer can be corrected before. */
const byEnter: Hand = async (page, answer) => {
  await page.keyboard.type(otherDigits(answer));
  for (let left = String(answer).length; left > 0; left--) await page.keyboard.press('Backspace');
  await page.keyboard.type(String(answer));
  await page.keyboard.press('Enter');
};

async function copyAll(page: Page, type: (number: string) => Promise<void>): Promise<void> {
  let former = 'none yet';
  for (let n = 1; n <= NUMBERS; n++) {
    await fingers(page).getByText(`Number ${n} of ${NUMBERS}`).waitFor();
    const number = await nextNumber(page, former);
    await type(number);
    former = `Type ${number}`;
  }
}

inEngine('Chromium', 'The settings of how one plays and of practice', () => {
  it('are kept for a learner without a server, and by keyboard alone the fingers are measured, as the next game says', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      const page = await open(browser, `${server.origin}/settings`);
      await newLearner(page, 'Nia');
      await loseServices(browser);
      await practice(page).getByText('Until you choose: those of the games you have played.').waitFor();
      const times = practice(page).getByRole('checkbox', { name: 'Multiplication' });
      await times.check();
      await times.uncheck();
      await practice(page).getByText('Choose at least one, or there is nothing to practise.').waitFor();
      await tabTo(page, times);
      await page.keyboard.press('Space');
      expect(await practice(page).getByRole('radio', { name: 'Just right' }).isChecked()).toBe(true);
      await tabTo(page, practice(page).getByRole('radio', { name: 'Just right' }));
      await page.keyboard.press('ArrowRight');
      await practice(page).getByRole('radio', { name: 'Off' }).check();
      await manner(page)
        .getByRole('radio', { name: /Always/ })
        .check();

      await tabTo(page, practice(page).getByRole('button', { name: 'Measure' }));
      await page.keyboard.press('Enter');
      await fingers(page)
        .getByText(/slow fingers never look like slow thinking/)
        .waitFor();
      const inspection = new Inspection(page);
      await inspection.look('before the fingers are measured');
      await page.keyboard.press('Enter');
      await fingers(page).getByText('Number 1 of 12').waitFor();
      await inspection.look('numbers to copy');
      await copyAll(page, (number) => page.keyboard.type(number));
      await fingers(page)
        .getByText(/^On the keyboard: .* for each digit after it/)
        .waitFor();
      await page.keyboard.press('Enter');
      await fingers(page).waitFor({ state: 'hidden' });
      await practice(page).getByRole('button', { name: 'Measure again' }).waitFor();
      await inspection.look('settings of practice');
      expect(inspection.faults).toEqual([]);

      await load(page, `${server.origin}/settings`);
      await expect.poll(() => times.isChecked()).toBe(true);
      expect(await practice(page).getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
      expect(await practice(page).getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
      for (const chosen of [/Always/, /By themselves/])
        expect(await manner(page).getByRole('radio', { name: chosen }).isChecked()).toBe(true);
      await practice(page).getByText('On the keyboard').waitFor();

      await load(page, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 5 });
      await expect.poll(async () => (await storedPayloads<SessionPayload>(page)).map(({ hand }) => hand?.input)).toEqual(['keys']);
      await browser.close();
    });
  });

  it('let a finger on a small phone copy the numbers, and stop at any time with nothing changed', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...SMALLEST_PHONE });
      const page = await open(browser, `${server.origin}/settings`);
      await newLearner(page, 'Oli');
      await practice(page).getByRole('button', { name: 'Measure' }).tap();
      await fingers(page).getByRole('button', { name: 'Skip' }).tap();
      await fingers(page).waitFor({ state: 'hidden' });
      await practice(page).getByText('Not measured on this device yet').waitFor();
      await practice(page).getByRole('button', { name: 'Measure' }).tap();
      await fingers(page).getByRole('button', { name: 'Start' }).tap();
      // All of the pad is in sight: nobody scrolls while a clock is running.
      const lowest = fingers(page).getByRole('button', { name: '0', exact: true });
      await lowest.waitFor();
      expect(
        await lowest.evaluate((key) => key.getBoundingClientRect().bottom <= (key.closest('dialog')?.getBoundingClientRect().bottom ?? 0)),
      ).toBe(true);
      await copyAll(page, async (number) => {
        for (const digit of number) await fingers(page).getByRole('button', { name: digit, exact: true }).tap();
      });
      await fingers(page)
        .getByText(/^On the screen: .* for each digit after it/)
        .waitFor();
      await fingers(page).getByRole('button', { name: 'Done' }).tap();
      await practice(page).getByText('On the screen').waitFor();
      await browser.close();
    });
  });

  it.each([
    ['any script', '**/assets/*.js'],
    ['the code of the choices', '**/assets/{guest-choices,practice-choices,clock-choice}-*.js'],
  ])('are made by presses that come before %s', async (_, files) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const letThrough = await holdScripts(browser, files);
      const page = await browser.context.newPage();
      const loaded = page.goto(`${server.origin}/settings`);
      const clock = manner(page).getByRole('group', { name: 'Clock' });
      const times = practice(page).getByRole('checkbox', { name: 'Multiplication' });
      const plus = practice(page).getByRole('checkbox', { name: 'Addition' });
      const both = practice(page).getByRole('checkbox', { name: 'Division' });
      await clock.getByRole('radio', { name: /^Longer/ }).check();
      await clock.getByRole('radio', { name: /^Off/ }).check();
      await times.check();
      await plus.check();
      await both.check();
      await both.uncheck();
      await practice(page).getByRole('radio', { name: 'Easy' }).check();
      letThrough();
      await loaded;
      // What the clock means is said by the code that has taken the choice.
      await manner(page).getByText(aboutClock.off).waitFor();
      await expect.poll(async () => [await times.isChecked(), await plus.isChecked(), await both.isChecked()]).toEqual([true, true, false]);
      expect(await practice(page).getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Speed Math' }).click();
      await page
        .getByRole('button', { name: /^Clock/ })
        .getByText('Off')
        .waitFor();
      await goWithin(page, '/settings');
      expect(await times.isChecked()).toBe(true);
      expect(await both.isChecked()).toBe(false);
      expect(await practice(page).getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
      await browser.close();
    });
  });

  it('stay with a guest on this page, and go along when a game is kept', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/settings`);
      await practice(page).getByRole('radio', { name: 'Easy' }).check();
      await practice(page).getByRole('checkbox', { name: 'Division' }).check();
      await manner(page)
        .getByRole('radio', { name: /By Enter/ })
        .check();
      expect(await practice(page).getByRole('button', { name: 'Measure' }).count()).toBe(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Speed Math' }).click();
      await playGame(page, { questions: 5 }, byEnter);
      await keepAs(page, 'Pia');
      await load(page, `${server.origin}/settings`);
      await practice(page).getByRole('button', { name: 'Measure' }).waitFor();
      await expect.poll(() => practice(page).getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
      expect(await practice(page).getByRole('checkbox', { name: 'Division' }).isChecked()).toBe(true);
      expect(
        await manner(page)
          .getByRole('radio', { name: /By Enter/ })
          .isChecked(),
      ).toBe(true);
      await browser.close();
    });
  });
});
