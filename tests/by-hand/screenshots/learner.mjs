import { declined } from './declined.mjs';
import { answer, begin, start, summary, visit } from './play.mjs';

/** @import { Browser } from 'playwright' */

const dayMs = 86_400_000;

/**
 * The days from today on which the learner plays, and how: enough for a streak with a gap before it, and for five latest games. These are
 * not past days, because no device accepts a clock that is older than the app.
 */
const history = [
  { day: 0, questions: 5, wrong: [2, 4] },
  { day: 2, questions: 5, wrong: [3] },
  { day: 3, questions: 8, wrong: [5] },
  { day: 4, questions: 8, wrong: [] },
  { day: 5, questions: 10, wrong: [7] },
];
/** The day of the learner's pictures. */
export const learnersDay = 5;

/**
 * Moves a window's clock by some days from today. It also removes the Worker, so that the game runs in the window and uses this clock.
 * @param {import('playwright').BrowserContext | import('playwright').Page} window
 * @param {number} day
 */
export const liveOn = (window, day) =>
  window.addInitScript((ahead) => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, day * dayMs);

/**
 * A learner with some games: the storage of a browser in which they were played through the screens.
 * @param {Browser} browser
 * @param {string} origin
 */
export async function playedStorage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await declined(context);
  for (const [index, { day, questions, wrong }] of history.entries()) {
    const page = await context.newPage();
    await liveOn(page, day);
    await visit(page, `${origin}/games/speed-math`);
    await start(page, questions);
    await begin(page);
    await answer(page, questions, { wrong, paceMs: 120 });
    await summary(page);
    if (index === 0) await keepAs(page, 'Ada');
    await page
      .getByText(/Saved on this device|Synced/)
      .first()
      .waitFor();
    await page.close();
  }
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}

/**
 * Keeps the game on a guest's summary for a new learner.
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
