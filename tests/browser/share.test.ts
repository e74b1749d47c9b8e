import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST } from './steps/expected.ts';
import { isInSight } from './steps/in-sight.ts';
import { open } from './steps/opening.ts';
import { handedOver, shareBy, shareButton, sharesByKeyboard } from './steps/sharing.ts';
import { playGame } from './steps/speed-math.ts';
import { ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

inEngine('Chromium', 'A result', () => {
  // That of each other game is shared in its own file.
  it('of Speed Math is shared as text that spoils nothing', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'clipboard');
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await playGame(page, { questions: 3 });
      await sharesByKeyboard(page, 'speed-math', [
        /^Tenfold: Speed Math$/,
        /^Addition, Easy, 3 questions$/,
        /^■■■$/,
        /^3 of 3 right · \d:\d\d · \d+\.\d\ss an answer$/,
      ]);
      await browser.close();
    });
  });

  it('goes to the share sheet of a device that has one, and closing that is no failure', async () => {
    for (const sheet of ['takes', 'closed'] as const) {
      await withFolder(async (profile) => {
        const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
        browser.problems.expect(GUEST);
        await shareBy(browser.context, sheet);
        const page = await open(browser, `${server.origin}/games/speed-math`);
        await playGame(page, { questions: 3 });
        await shareButton(page).tap();
        const taken =
          sheet === 'takes' ? [{ text: expect.stringMatching(/^Tenfold: Speed Math\n/), url: `${server.origin}/games/speed-math` }] : [];
        await expect.poll(() => handedOver(page)).toEqual(taken);
        expect(await page.getByText('Result copied to clipboard!').count()).toBe(0);
        await browser.close();
      });
    }
  });

  it('is shown to be copied by hand where a browser can neither share nor copy, and nothing lies over it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE, asksConsent: true });
      browser.problems.expect(GUEST);
      await shareBy(browser.context, 'refuses');
      const page = await open(browser, `${server.origin}/games/speed-math`);
      const inspection = new Inspection(page);
      await playGame(page, { questions: 3 });
      await page.getByText('Cookies and site analytics').waitFor();
      await shareButton(page).tap();
      await page.getByText('Copy this text to share it:').waitFor();
      expect(await page.getByRole('textbox', { name: 'Your result' }).inputValue()).toContain('\n■■■\n');
      await expect.poll(() => isInSight(page.getByRole('textbox', { name: 'Your result' }))).toBe(true);
      await inspection.look('a text to copy');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });
});
