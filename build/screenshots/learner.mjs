import { answer, begin, start, summary } from './play.mjs';

/** @import { Browser } from 'playwright' */

const dayMs = 86_400_000;

/** Days ago on which the learner has played, and how: enough for a streak with a gap, and for five latest games. */
const history = [
  { daysAgo: 5, questions: 5, wrong: [2, 4] },
  { daysAgo: 3, questions: 5, wrong: [3] },
  { daysAgo: 2, questions: 8, wrong: [5] },
  { daysAgo: 1, questions: 8, wrong: [] },
  { daysAgo: 0, questions: 10, wrong: [7] },
];

/**
 * A learner with some games: the storage of a browser in which they were played through the screens.
 * @param {Browser} browser
 * @param {string} origin
 */
export async function playedStorage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  // Without its worker the game runs in the window, where the date can be another one.
  await context.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
  for (const [index, { daysAgo, questions, wrong }] of history.entries()) {
    const page = await context.newPage();
    await page.addInitScript((back) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - back;
    }, daysAgo * dayMs);
    await page.goto(`${origin}/games/speed-math`);
    await start(page, questions);
    await begin(page);
    await answer(page, questions, { wrong, paceMs: 120 });
    await summary(page);
    if (index === 0) await keepAs(page, 'Ada');
    await page.getByText(/Saved on this device|Synced/).first().waitFor();
    await page.close();
  }
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}

/**
 * On a guest's summary.
 * @param {import('playwright').Page} page
 * @param {string} nickname
 */
async function keepAs(page, nickname) {
  await page.getByRole('button', { name: 'Keep this game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await dialog.getByRole('radio', { name: 'leaf' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'star' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Keep my game' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
