import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { GUEST } from './steps/expected.ts';
import { start } from './steps/game.ts';
import { goWithin, open } from './steps/opening.ts';
import { board } from './steps/math-bubble-pop.ts';
import { answer, question, result, stage, startGame } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

/** Runs in the page: how much ink a zero has in its middle, from 0 to 1, in the font of an element. */
async function inkInTheMiddle(element: Element): Promise<number> {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  const font = `${fontWeight} 200px ${fontFamily}`;
  // A system does not have all of the fallbacks.
  await Promise.allSettled(fontFamily.split(',').map((family) => document.fonts.load(`${fontWeight} 200px ${family}`, '0')));
  const context = new OffscreenCanvas(300, 300).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.font = font;
  const {
    actualBoundingBoxLeft: left,
    actualBoundingBoxRight: right,
    actualBoundingBoxAscent: up,
    actualBoundingBoxDescent: down,
  } = context.measureText('0');
  context.fillText('0', 50, 250);
  const [x, y] = [50 + (right - left) / 2, 250 + (down - up) / 2];
  const { data } = context.getImageData(Math.round(x) - 2, Math.round(y) - 2, 5, 5);
  const ink = data.filter((_value, index) => index % 4 === 3);
  return ink.reduce((sum, value) => sum + value, 0) / ink.length / 255;
}

inEngine('Chromium', 'The zero of large sums', () => {
  it('is drawn without a slash: in a problem and its answer, in the figure of a result, and on the sheet of a target', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, server.origin);
      // The page after a first one has the font.
      await goWithin(page, '/games');
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['font'])).toBeUndefined();
      // That of other texts has one: so this look can tell them apart.
      expect(await page.getByRole('heading', { level: 1 }).evaluate(inkInTheMiddle)).toBeGreaterThan(0.9);

      await goWithin(page, '/games/speed-math');
      await startGame(page, { questions: 5 });
      const { printed } = await question(page);
      expect(await stage(page).getByText(printed, { exact: true }).evaluate(inkInTheMiddle)).toBe(0);
      expect(await stage(page).getByLabel('Your answer').evaluate(inkInTheMiddle)).toBe(0);
      await answer(page, 5);
      expect(await result(page).locator('p > span').first().evaluate(inkInTheMiddle)).toBe(0);

      await goWithin(page, '/games/math-bubble-pop');
      await start(page).click();
      const { target } = await board(page);
      const shown = stage(page).getByText(String(target), { exact: true }).first();
      expect(await shown.evaluate(inkInTheMiddle)).toBe(0);
      await browser.close();
    });
  });
});
