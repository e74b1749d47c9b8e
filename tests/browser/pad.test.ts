import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';
import { goWithin, open } from './steps/opening.ts';
import { question, stage, startGame } from './steps/speed-math.ts';
import { holdTime, passTime } from './steps/stopped-time.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const pad = (page: Page) => stage(page).getByRole('group', { name: 'Number pad' });
const five = (page: Page) => stage(page).getByRole('button', { name: '5', exact: true });

/** Where everything stands that is there with the pad and without it. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=application] :is(p, h1, output, [role=timer], [data-head] button)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

inEngine('Chromium', 'With a mouse the number pad', () => {
  it('comes with the first press on the stage, or after five seconds without a key, and moves nothing', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      await browser.context.addInitScript(memory.listenToRounds);
      const page = await open(browser, `${server.origin}/games/speed-math`);
      await startGame(page, { questions: 5 });
      const first = await question(page);
      await stage(page).getByRole('button', { name: 'Sound' }).click();
      expect(await pad(page).count()).toBe(0);
      const before = await places(page);
      // A head pointer, or somebody who says "click": no key is pressed.
      await passTime(page, 5_000);
      await pad(page).waitFor();
      expect(await places(page)).toEqual(before);
      for (const digit of String(first.answer)) await stage(page).getByRole('button', { name: digit, exact: true }).click();
      await question(page, first);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stop the game' }).last().click();

      await goWithin(page, '/games/number-sequence');
      await memory.fillSetup(page, { count: 3, digits: 2, rounds: 1 });
      await start(page).click();
      await memory.toType(page, 1);
      expect(await five(page).count()).toBe(0);
      const sheets = await places(page);
      await stage(page).getByRole('heading').click();
      await five(page).waitFor();
      expect(await places(page)).toEqual(sheets);
      await browser.close();
    });
  });

  it('is always there by choice', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/settings`);
      await page.getByRole('radio', { name: /^Always/ }).check();
      await goWithin(page, '/games/speed-math');
      await startGame(page, { questions: 5 });
      expect(await pad(page).isVisible()).toBe(true);
      await browser.close();
    });
  });
});
