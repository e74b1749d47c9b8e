import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { brokenByVoice, chooseAloud, Listener, popByVoice, spoken, withVoice } from './steps/by-voice.ts';
import { goOn } from './steps/calm.ts';
import { withinOneDay } from './steps/clocks.ts';
import { additions, deliver, delivered } from './steps/daily-challenge.ts';
import { perfectGame } from './steps/earned.ts';
import { start } from './steps/game.ts';
import { openAs } from './steps/learner-here.ts';
import { goWithin } from './steps/opening.ts';
import { transcriptOf } from './steps/transcript.ts';
import { DESKTOP, ONE_VISIT } from './steps/windows.ts';

withinOneDay();
const server = serverForTests();

const QUESTIONS = 2;
const GAME = `/games/speed-math?operation=addition&difficulty=easy&questions=${QUESTIONS}`;

/** A learner who has everything read aloud, and is one XP from level 2. */
async function readTo(browser: ChromiumBrowser): Promise<Page> {
  await withVoice(browser);
  const page = await openAs(browser, server, 'Noa', '/settings', [perfectGame(999)]);
  await chooseAloud(page, /^All/);
  return page;
}

async function answerAll(page: Page, ear: Listener): Promise<void> {
  for (let nth = 0; nth < QUESTIONS; nth++) {
    await ear.answers();
    await ear.hears(/^Correct/);
    await goOn(page).waitFor();
    await page.keyboard.press('Enter');
  }
}

/** Each of them is said, once, by the voice alone. */
async function hearsOnce(page: Page, texts: readonly RegExp[]): Promise<void> {
  for (const text of texts) {
    const saidSo = async () => (await spoken(page)).filter((said) => text.test(said));
    await expect.poll(saidSo).toHaveLength(1);
  }
  expect(brokenByVoice(await transcriptOf(page))).toEqual([]);
  const inRegions = (await transcriptOf(page)).filter(({ kind }) => kind === 'says').map(({ text }) => text);
  expect(inRegions.filter((said) => texts.some((text) => text.test(said)))).toEqual([]);
}

inEngine('Chromium', 'Whoever is read to hears what a game has brought', () => {
  it('by the voice, once: the result with its level, and the badges that come after it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await readTo(browser);
      await goWithin(page, GAME);
      await start(page).click();
      await answerAll(page, new Listener(page));
      await hearsOnce(page, [/points.* Level 2 reached\./, /^You earned "Lift-Off"\.?$/]);
      await browser.close();
    });
  });

  it('also that nothing of it was saved, where no engine took the game', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(/No engine here/);
      const page = await readTo(browser);
      const insteadOf = (file: string, body: string) =>
        browser.context.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await insteadOf('worker', "throw new Error('No engine here');");
      await insteadOf('engine-in-place', "export const engineInPlace = () => Promise.reject(new Error('No engine here'));");
      await goWithin(page, GAME);
      await start(page).click();
      await answerAll(page, new Listener(page));
      await page.getByRole('region', { name: 'Speed Math: result' }).getByText('Failed to save game session').waitFor();
      await hearsOnce(page, [/points/, /^Failed to save game session$/]);
      await browser.close();
    });
  });

  it('of a game in a dialog too: the level that Bubble Pop has brought', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      const page = await readTo(browser);
      await goWithin(page, '/games/math-bubble-pop');
      await page.getByRole('radio', { name: 'Addition' }).check();
      await start(page).click();
      await popByVoice(page, new Listener(page));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Well played!' }).waitFor();
      await hearsOnce(page, [/points.* Level 2 reached\./]);
      await browser.close();
    });
  });

  it('also of an attempt at the daily challenge, whose result is on a page of its own', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await deliver(browser.context, additions(QUESTIONS));
      const page = await readTo(browser);
      await delivered(page);
      await goWithin(page, '/daily-challenge/play');
      await page.getByRole('link', { name: 'Start Challenge Game' }).click();
      await answerAll(page, new Listener(page));
      await hearsOnce(page, [/^Challenge passed! \d+ points\. Target: .* Calm\.$/, /^Level 2 reached\.$/, /^You earned 2 badges$/]);
      await browser.close();
    });
  });
});
