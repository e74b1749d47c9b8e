import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered } from './steps/daily-challenge.ts';
import { GAMES } from './steps/each-game.ts';
import { GUEST } from './steps/expected.ts';
import { resumeDialog } from './steps/game.ts';
import * as memory from './steps/number-sequence.ts';
import { load, open } from './steps/opening.ts';
import { dashboard, keepAs, newLearner, switchTo } from './steps/players.ts';
import * as speed from './steps/speed-math.ts';
import { EXTENSION, takeTexts, TAKEN_AFTER_MS, TRANSLATOR, type TextTaker } from './steps/translator.ts';
import { ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

/** A window whose texts are taken from its first screen on. */
async function takenWindow(profile: string, taker: TextTaker): Promise<ChromiumBrowser> {
  const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
  browser.problems.expect(GUEST);
  // A part of the document that React takes over later than the rest has other nodes than it made by then: it renders the part anew.
  browser.problems.expect(/Minified React error #418/);
  await browser.context.addInitScript(takeTexts, { ...taker, afterMs: TAKEN_AFTER_MS });
  return browser;
}

/** Waits until the texts that are shown have been taken. */
const textsTaken = (page: Page): Promise<unknown> => page.waitForTimeout(2 * TAKEN_AFTER_MS);

/** The button of a result that begins the same game again. */
const again = (page: Page) => page.getByRole('button', { name: /^(Try Again|Play Again|Race Again|Retry)$/ }).last();

/** What takes the texts, by its name. */
const TAKERS: { readonly [name in string]: TextTaker } = { 'a translator': TRANSLATOR, 'an extension': EXTENSION };

inEngine('Chromium', 'On a page whose texts are taken', () => {
  it.each([...Object.keys(GAMES).map((slug) => [slug, 'a translator'] as const), ['speed-math', 'an extension'] as const])(
    '%s is played to its end, kept and begun again: by %s',
    async (slug, taker) => {
      const game = GAMES[slug]!;
      await withFolder(async (profile) => {
        const browser = await takenWindow(profile, TAKERS[taker]!);
        await browser.context.addInitScript(memory.listenToRounds);
        const page = await open(browser, `${server.origin}/games/${slug}`);
        await textsTaken(page);
        await game.setUp(page);
        await game.play(page);
        await textsTaken(page);
        await keepAs(page, 'Ada');
        await page.getByText('Saved on this device').filter({ visible: true }).first().waitFor();
        await textsTaken(page);
        await again(page).click();
        await page.getByRole('application').waitFor();
        await textsTaken(page);
        await browser.close();
      });
    },
  );

  it.each(Object.entries(TAKERS))(
    'a game is resumed, the challenge attempted, and dialogs, settings and statistics are used: by %s',
    async (_name, taker) => {
      await withFolder(async (profile) => {
        const browser = await takenWindow(profile, taker);
        await deliver(browser.context, additions(3));
        const page = await open(browser, server.origin);
        await newLearner(page, 'Noa');
        await delivered(page);
        await load(page, `${server.origin}/games/speed-math`);
        await textsTaken(page);
        await GAMES['speed-math']!.setUp(page);
        await speed.begin(page);
        await speed.answer(page, 1);
        await load(page, `${server.origin}/games/speed-math`);
        await resumeDialog(page).waitFor();
        await textsTaken(page);
        await resumeDialog(page).getByRole('button', { name: 'Resume' }).click();
        await speed.begin(page);
        await speed.answer(page, 2);
        await speed.saved(page);
        await textsTaken(page);

        await load(page, `${server.origin}/daily-challenge`);
        await textsTaken(page);
        await page.getByRole('link', { name: 'Start Challenge' }).click();
        await textsTaken(page);
        await page.getByRole('link', { name: 'Start Challenge Game' }).click();
        await speed.begin(page);
        await speed.answer(page, 3);
        await page.getByRole('heading', { name: 'Challenge passed!' }).waitFor();
        await textsTaken(page);
        await page.getByRole('button', { name: 'Redeem 100 XP' }).click();
        await page.getByText('Reward claimed: 100 XP').waitFor();

        await load(page, server.origin);
        await textsTaken(page);
        await newLearner(page, 'Bea');
        await textsTaken(page);
        await switchTo(page, 'Noa');
        expect(await dashboard(page)).toMatchObject({ games: 2 });
        await load(page, `${server.origin}/analytics`);
        await textsTaken(page);
        await page.getByRole('radio', { name: 'Score', exact: true }).check();
        await textsTaken(page);
        await load(page, `${server.origin}/settings`);
        await textsTaken(page);
        await page.getByRole('textbox', { name: 'Nickname' }).fill('Noah');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('Saved', { exact: true }).first().waitFor();
        await page.getByRole('button', { name: 'Remove Noah' }).click();
        await textsTaken(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await browser.close();
      });
    },
  );
});
