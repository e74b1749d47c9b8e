import { tellTime } from './journeys-of-games.mjs';
import { declined } from './declined.mjs';
import { learnersDay, liveOn } from './learner.mjs';

/**
 * @import { Browser } from 'playwright'
 * @import { Journey, Walk } from './journeys.mjs'
 * @typedef {Awaited<ReturnType<typeof import('./learner.mjs').playedStorage>>} Storage
 * @typedef {{ viewport: { width: number, height: number }, colorScheme: 'light' | 'dark', deviceScaleFactor?: number }} Look
 */

const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: /** @type {const} */ ('light') };

/**
 * Makes the page wait for its own font. Normally it gives up a late font, but a picture needs the font. So this changes the style sheets
 * and pages that say so.
 * @param {import('playwright').Route} route
 */
async function blockForFont(route) {
  if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
  const response = await route.fetch();
  const body = (await response.text())
    .replaceAll(/font-display:\s*optional/g, 'font-display:block')
    .replaceAll('[data-font=late]', '[data-font=never]');
  return route.fulfill({ response, body });
}

/**
 * Opens a window for a guest, or for the learner of this storage.
 * @param {Browser} browser
 * @param {Look} look
 * @param {Pick<Journey, 'as' | 'told'>} journey
 * @param {Storage | undefined} learner
 * @param {number} day the day of the simulated time, after the days that were played before
 */
export async function openWindow(browser, look, { as, told }, learner, day) {
  const handheld = look.viewport.width < 1280;
  const context = await browser.newContext({
    ...look,
    hasTouch: handheld,
    isMobile: handheld,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
    ...(learner && { storageState: learner }),
  });
  await context.route('**', blockForFont);
  await declined(context);
  if (told) await tellTime(context, day);
  else if (as === 'learner') await liveOn(context, learnersDay);
  const page = await context.newPage();
  // The scrollbar that shows for a moment after a touch must not be in the picture.
  if (handheld) await (await context.newCDPSession(page)).send('Emulation.setScrollbarsHidden', { hidden: true });
  return { context, page };
}

/**
 * Walks a journey in a window of its own. Its pictures go into `folder`.
 * @param {Browser} browser
 * @param {{ journey: Journey, look: Look, learner: Storage | undefined, origin: string, folder: string }} what
 * @returns {Promise<ReadonlySet<string>>} the names of the screens that were taken
 */
export async function take(browser, { journey, look, learner, origin, folder }) {
  const day = 1;
  const { context, page } = await openWindow(browser, look, journey, learner, day);
  /** @type {Set<string>} */
  const taken = new Set();
  /** @type {Walk['shot']} */
  const shot = async (name, whole) => {
    taken.add(name);
    const path = `${folder}/${name}.${look.viewport.width}.${look.colorScheme}.png`;
    await page.screenshot({ path, fullPage: whole === 'whole', style: '* { content-visibility: visible !important }' });
  };
  try {
    await journey.walk({ page, origin, day, phone: look.viewport.width < 768, shot });
  } catch (error) {
    await page.screenshot({ path: `${folder}/sheets/failed.png` });
    throw error;
  }
  await context.close();
  return taken;
}

/**
 * The learner's storage at the start of this journey. The games before it are played once, not for each picture.
 * @param {Browser} browser
 * @param {Journey} journey
 * @param {Storage} learner
 * @param {string} origin
 */
export async function playedBefore(browser, journey, learner, origin) {
  if (!journey.before) return learner;
  const day = 0;
  const { context, page } = await openWindow(browser, desktop, journey, learner, day);
  await journey.before({ page, origin, day, phone: false, shot: () => Promise.resolve() });
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}
