import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { withinOneDay } from './steps/clocks.ts';
import { otherDigits } from './steps/game.ts';
import { enterOn } from './steps/keyboard.ts';
import { openAs } from './steps/learner-here.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { newLearner } from './steps/players.ts';
import { question, saved, startGame, summary, type Question } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const chosen = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true }).and(page.locator(':checked'));
const row = (page: Page, text: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: text }).getByRole('link');

/** Three sums, the second with a wrong answer. Returns what was asked. */
async function playWithOneWrong(page: Page): Promise<readonly Question[]> {
  await startGame(page, { questions: 3 });
  const asked: Question[] = [];
  for (const isRight of [true, false, true]) {
    const now = await question(page, asked.at(-1));
    asked.push(now);
    // It has as many digits, and is submitted with its last one, too.
    await page.keyboard.type(isRight ? String(now.answer) : otherDigits(now.answer));
  }
  await summary(page);
  await saved(page);
  return asked;
}

inEngine('Chromium', 'The history', () => {
  it('opens a game by keyboard, with every problem, answer and time, and leads to its set-up and back, without a server', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const page = await openAs(browser, server, 'Ada', '/games/speed-math');
      const asked = await playWithOneWrong(page);

      await goWithin(page, '/analytics');
      const game = row(page, 'Speed Math');
      expect(await game.innerText()).toMatch(/Addition, Easy, 3 questions\n+Today, 67%, \d+\ss, \d+\.\d\ss an answer/);
      await enterOn(page, game);
      await page.getByRole('heading', { name: 'A game you played' }).waitFor();
      const history = page.getByRole('table', { name: 'History' });
      await history.waitFor();
      const rows = await history.getByRole('row').allInnerTexts();
      expect(rows).toHaveLength(4);
      for (const [index, { printed, answer }] of asked.entries()) {
        expect(rows[index + 1]).toContain(printed);
        expect(rows[index + 1]).toContain(index === 1 ? otherDigits(answer) : String(answer));
        expect(rows[index + 1]).toMatch(/\d\.\d\ss/);
      }
      await page.getByText(/Usually .* a problem; longest/).waitFor();
      expect(await page.getByRole('definition').allInnerTexts()).toEqual(expect.arrayContaining(['67%', '2 of 3']));
      const inspection = new Inspection(page);
      await inspection.look('a game of the history');

      await enterOn(page, page.getByRole('link', { name: 'Play this set-up' }));
      await chosen(page, 'Addition').waitFor();
      expect(await page.getByRole('spinbutton', { name: 'Number of questions' }).inputValue()).toBe('3');
      await page.goBack();
      await history.waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Your Stats' }).waitFor();

      // It has an address of its own, which a reload asks for.
      await page.getByRole('link', { name: 'All your games' }).click();
      // The page before lists the game, too.
      await page.getByRole('heading', { name: 'Your games' }).waitFor();
      await row(page, 'Addition, Easy, 3 questions').click();
      await history.waitFor();
      await load(page, page.url());
      await history.waitFor();
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('shows of another device’s game what came with it, says why not more, and leads to what was missed', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const page = await openAs(browser, server, 'Ada', '/history', [
        {
          accuracy: 70,
          data: { operation: 'mixed', friendly: true, timeLimit: 120, questions: 10 },
          facts: [10, 7, 20_000, null, { addition: [5, 5, 5_000], division: [5, 2, 15_000] }],
        },
        ...Array.from({ length: 31 }, () => ({ game: 'number-puzzle', movesCount: 42, facts: null })),
      ]);
      const games = page.getByRole('list', { name: 'Your games' });
      await games.getByRole('listitem').nth(29).waitFor();
      expect(await games.getByRole('listitem').count()).toBe(30);
      await page.getByRole('button', { name: 'Show more' }).click();
      await games.getByRole('listitem').nth(31).waitFor();
      expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
      const inspection = new Inspection(page);
      await inspection.look('the list of all games');

      await row(page, 'Mixed, Easy, 10 questions').click();
      await page.getByText('You played this game on another device, and its answers stay there.').waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
      await inspection.look('a game of another device');
      await page.getByRole('link', { name: 'Practise: Division' }).click();
      await chosen(page, 'Division').waitFor();
      expect(await page.getByRole('spinbutton', { name: 'Time limit' }).inputValue()).toBe('120');
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
  });

  it('shows nobody the game of another player, and a guest none', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      await loseServices(browser);
      const page = await openAs(browser, server, 'Ada', '/history', [{ score: 4_321 }]);
      await row(page, 'Speed Math').click();
      await page.getByRole('definition').getByText('4,321').waitFor();
      const address = page.url();
      await newLearner(page, 'Ben');
      await load(page, address);
      await page.getByText('You have no such game on this device.').waitFor();
      expect(await page.getByText('4,321').count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'All your games' }).click();
      await page.getByText('No games yet.').waitFor();
      await browser.close();
    });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/history`);
      await page.getByRole('link', { name: 'Sign In to View Stats' }).waitFor();
      await browser.close();
    });
  });
});
