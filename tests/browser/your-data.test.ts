import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Download, Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { learnerHere } from './steps/learner-here.ts';
import { load, open } from './steps/opening.ts';
import { loseServices } from './steps/out-of-reach.ts';
import { dashboard } from './steps/players.ts';
import { playGame, saved } from './steps/speed-math.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your data' });
const button = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name, exact: true });

async function openYourData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await page.getByRole('dialog', { name: 'Who is playing?' }).getByRole('button', { name: 'Your data' }).click();
  await dialog(page).waitFor();
}

async function savedBy(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return download;
}

async function choose(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Choose a file').click()]);
  await chooser.setFiles(path);
}

/** The column of a table of games, which has no quotes in it. */
function column(csv: string, name: string): readonly string[] {
  const [head = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  return rows.map((row) => row[head.indexOf(name)] ?? '');
}

const sum = (numbers: readonly string[]): number => numbers.reduce((all, each) => all + Number(each), 0);

inEngine('Chromium', 'A backup file', () => {
  it('brings a player to another device that has no server, each game once; the table adds up to the screen', async () => {
    await withFolder(async (profile) => {
      const here = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await learnerHere(here, server, 'Quin');
      for (const questions of [2, 3]) {
        await load(page, `${server.origin}/games/speed-math`);
        await playGame(page, { questions });
        await saved(page);
      }
      await load(page, `${server.origin}/`);
      const shown = await dashboard(page);
      expect(shown.games).toBe(2);

      await openYourData(page);
      const table = await readFile(await (await savedBy(page, 'Save as CSV')).path(), 'utf8');
      expect(sum(column(table, 'XP'))).toBe(shown.xp);
      expect(column(table, 'Game')).toEqual(['Speed Math', 'Speed Math']);
      const backup = await savedBy(page, 'Save a backup');
      const inspection = new Inspection(page);
      await inspection.look('your data');
      expect(backup.suggestedFilename()).toMatch(/^tenfold-backup-\d{4}-\d\d-\d\d-\w{8}\.json$/);
      const path = await backup.path();

      await withFolder(async (elsewhere) => {
        const there = await ChromiumBrowser.open(elsewhere, ONE_VISIT);
        await loseServices(there);
        const other = await open(there, server.origin);
        await openYourData(other);
        await choose(other, path);
        await dialog(other).getByRole('heading', { name: 'Quin’s backup' }).waitFor();
        const otherInspection = new Inspection(other);
        await otherInspection.look('what is in a backup');
        await button(other, 'Bring back 2 games').click();
        await dialog(other).getByRole('heading', { name: '2 games are back for Quin.' }).waitFor();
        await button(other, 'Play as Quin').click();
        expect(await dashboard(other)).toEqual(shown);

        await openYourData(other);
        await choose(other, path);
        await dialog(other).getByText('2 games, 2 of them already here').waitFor();
        await dialog(other).getByText('There is nothing to bring back.').waitFor();
        expect([...inspection.faults, ...otherInspection.faults]).toEqual([]);
        await there.close();
      });
      await here.close();
    });
  });
});
