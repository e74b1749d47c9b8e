import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import * as duel from './steps/calculator-vs-brain.ts';
import { GUEST } from './steps/expected.ts';
import { start, startNow } from './steps/game.ts';
import * as table from './steps/multiplication-table.ts';
import { open } from './steps/opening.ts';
import { comeUp, holdTime, leadIn, passTime, stageUp, stopTime } from './steps/stopped-time.ts';
import { NARROW, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

/** The games whose clock waits for nobody, beside those that always counted down. */
const TIMED = [
  { slug: 'calculator-vs-brain', choice: 'Addition', asked: duel.asked },
  { slug: 'multiplication-table', choice: /^Speed/, asked: table.question },
] as const;

inEngine('Chromium', 'The countdown', () => {
  it.each(TIMED)('comes before the first question of $slug, in which no time has passed yet', async ({ slug, choice, asked }) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/${slug}`);
      await page.getByRole('radio', { name: choice }).check();
      await stopTime(page, true);
      await start(page).tap();
      await stageUp(page);
      const stage = page.getByRole('application');
      await stage.getByText('3', { exact: true }).waitFor();
      await passTime(page, 800);
      await stage.getByText('2', { exact: true }).waitFor();
      const inspection = new Inspection(page);
      await comeUp(page, startNow(page));
      await inspection.look('the countdown');
      expect(inspection.faults).toEqual([]);
      await startNow(page).tap();
      await startNow(page).waitFor({ state: 'detached' });
      await leadIn(page);
      await asked(page);
      if (slug === 'multiplication-table') await stage.getByText('30s left').waitFor();
      await browser.close();
    });
  });

  it.each(TIMED)('of $slug is skipped by Enter, and Escape leads back to the set-up', async ({ slug, choice, asked }) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...NARROW });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/${slug}`);
      await page.getByRole('radio', { name: choice }).check();
      await stopTime(page, true);
      await page.keyboard.press('Enter');
      await stageUp(page);
      await comeUp(page, startNow(page));
      await page.keyboard.press('Escape');
      await comeUp(page, start(page));
      await page.keyboard.press('Enter');
      await stageUp(page);
      await comeUp(page, startNow(page));
      await page.keyboard.press('Enter');
      await startNow(page).waitFor({ state: 'detached' });
      await leadIn(page);
      await asked(page);
      await browser.close();
    });
  });

  it('does not come before a table without a clock', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(holdTime);
      const page = await open(browser, `${server.origin}/games/multiplication-table`);
      await page.getByRole('radio', { name: /^Practice/ }).check();
      await stopTime(page, true);
      await start(page).tap();
      await leadIn(page);
      await table.question(page);
      await browser.close();
    });
  });
});
