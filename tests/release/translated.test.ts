import { expect, it } from 'vitest';
import { inEngine, serverForTests, withFolder } from '../browser/harness.ts';
import { withinOneDay } from '../browser/steps/clocks.ts';
import { additions, deliver, delivered } from '../browser/steps/daily-challenge.ts';
import { GAMES } from '../browser/steps/each-game.ts';
import { resumeDialog } from '../browser/steps/game.ts';
import { load, open } from '../browser/steps/opening.ts';
import { journalledMoves } from '../browser/steps/player-database.ts';
import { dashboard, newLearner, switchTo } from '../browser/steps/players.ts';
import * as speed from '../browser/steps/speed-math.ts';
import { TAKERS, playsTaken, takenWindow, textsTaken } from '../browser/steps/translator.ts';

withinOneDay();
const server = serverForTests();

inEngine('Chromium', 'On a page whose texts are taken', () => {
  it.each(Object.keys(GAMES))('%s is played to its end, kept and begun again by a translator', (slug) =>
    playsTaken(server.origin, slug, TAKERS['a translator']),
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
        await expect.poll(() => journalledMoves(page, 'speed-math')).toBeGreaterThan(0);
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
        await page.getByRole('region', { name: 'Challenge passed, Noa!' }).waitFor();
        await textsTaken(page);
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
