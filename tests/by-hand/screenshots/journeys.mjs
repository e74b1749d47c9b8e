import { journeysOfGames } from './journeys-of-games.mjs';
import { answer, begin, nextSum, start, summary, visit } from './play.mjs';

/**
 * Walks through the product. Each takes its pictures on the way.
 * @import { Page } from 'playwright'
 * @typedef {{ page: Page, origin: string, day: number, phone: boolean, shot: (name: string, whole?: 'whole') => Promise<void> }} Walk
 * `told`: the walk controls time, see told-time.ts. `before`: what the learner does once, before all pictures.
 * @typedef {{ name: string, as: 'guest' | 'learner', told?: true, before?: (walk: Walk) => Promise<void>, walk: (walk: Walk) => Promise<void> }} Journey
 */

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog');

/** @param {Walk} walk */
async function site({ page, origin, phone, shot }) {
  await visit(page, origin);
  await shot('home-guest');
  await shot('home-guest-whole', 'whole');
  for (const [answered, name] of [
    ['12', 'right'],
    ['13', 'wrong'],
  ]) {
    await page.getByRole('textbox', { name: '7 + 5' }).fill(answered ?? '');
    await shot(`home-${name}`);
  }
  if (phone) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Who is playing?' }).waitFor();
    await shot('menu-guest');
  }
  for (const [path, name] of [
    ['/games', 'games'],
    ['/badges', 'badges-guest'],
    ['/blog', 'coming'],
    ['/no-such-page', 'not-found'],
  ]) {
    await visit(page, `${origin}${path}`);
    await page.locator('footer').waitFor();
    await shot(name ?? '', 'whole');
  }
}

/** @param {Walk} walk */
async function words({ page, origin, shot }) {
  for (const name of ['math-tips', 'mental-math-tricks', 'about', 'contact', 'privacy', 'terms']) {
    await visit(page, `${origin}/${name}`);
    await page.locator('footer').waitFor();
    await shot(name, 'whole');
  }
}

/** @param {Walk} walk */
async function openPlayers({ page, phone }) {
  if (phone) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await dialog(page).waitFor();
}

/** @param {Walk} walk */
async function accounts(walk) {
  const { page, origin, shot } = walk;
  await visit(page, origin);
  await openPlayers(walk);
  await shot('players-guest');
  await dialog(page).getByRole('button', { name: 'New learner' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nickname' }).fill('Ada');
  await shot('learner-new');
  await dialog(page).getByRole('textbox', { name: 'Nickname' }).fill(' ');
  await dialog(page).getByRole('button', { name: 'Start playing' }).click();
  await shot('learner-new-error');
  await visit(page, origin);
  await openPlayers(walk);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await shot('sign-in');
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill('not my password');
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog(page).getByRole('alert').waitFor();
  await shot('sign-in-error');
}

/** @param {Walk} walk */
async function game({ page, origin, shot }) {
  await visit(page, `${origin}/games/speed-math`);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await shot('setup');
  await page.getByRole('button', { name: 'More topics' }).click();
  await shot('setup-more');
  await start(page, 10);
  await shot('countdown');
  await begin(page);
  await answer(page, 4, { wrong: [2], paceMs: 100 });
  await page.waitForTimeout(650);
  const [left = 0, right = 0] = (await nextSum(page)).split(' + ').map(Number);
  // Half an answer, if it has more than one digit.
  if (left + right > 9) await page.keyboard.type('1');
  await shot('play');
  await page.keyboard.press('Escape');
  await shot('play-stop');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await answer(page, 1, { wrong: [1] });
  await shot('play-wrong');
  await page.waitForTimeout(800);
  await answer(page, 5);
  await summary(page);
  await page.waitForTimeout(900);
}

/** @param {Walk} walk */
async function guestGame(walk) {
  const { page, shot } = walk;
  await game(walk);
  await page.getByRole('button', { name: 'Keep this game' }).waitFor();
  await shot('summary-guest');
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await shot('keep');
}

/** @param {Walk} walk */
async function learnerHome(walk) {
  const { page, origin, phone, shot } = walk;
  await visit(page, origin);
  await page.getByRole('heading', { name: /^Hello,/ }).waitFor();
  await page.getByText('Latest games').waitFor();
  await page.waitForTimeout(300);
  await shot('home-learner');
  await shot('home-learner-whole', 'whole');
  await page.getByRole('button', { name: /Saved on this device/ }).click();
  await dialog(page).waitFor();
  await shot('saved-games');
  await visit(page, `${origin}/badges`);
  await page.locator('main [aria-busy=false]').waitFor();
  await shot('badges-learner');
  await visit(page, origin);
  if (phone) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByText('Welcome, Ada!').waitFor();
    await page.waitForTimeout(200);
    await shot('menu-learner');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('heading', { name: /^Hello,/ }).waitFor();
  await openPlayers(walk);
  await dialog(page)
    .getByRole('button', { name: /Remove Ada/ })
    .waitFor();
  await shot('players');
  await dialog(page)
    .getByRole('button', { name: /Remove Ada/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).waitFor();
  await shot('player-remove');
  await visit(page, origin);
  await page.getByRole('heading', { name: /^Hello,/ }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await page.getByText('Install', { exact: true }).waitFor();
  await shot('install');
}

let addresses = 0;

/** @param {Walk} walk */
async function learnerGame(walk) {
  const { page, origin, shot } = walk;
  await visit(page, `${origin}/games/speed-math`);
  await start(page, 5);
  await begin(page);
  await answer(page, 5, { wrong: [4], paceMs: 100 });
  await summary(page);
  await page
    .getByText(/Saved on this device|Synced/)
    .first()
    .waitFor();
  await page.waitForTimeout(900);
  await shot('summary-learner');
  await visit(page, origin);
  await openPlayers(walk);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await shot('sign-up');
  addresses += 1;
  for (const [field, value] of [
    ['Username', `ada_${addresses}`],
    ['Email', `ada${addresses}@example.org`],
    ['Password', 'ada counts to ten'],
  ]) {
    await dialog(page)
      .getByRole('textbox', { name: field ?? '' })
      .fill(value ?? '');
  }
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Check your email!').waitFor();
  await shot('sign-up-mailed');
}

/** @type {readonly Journey[]} */
export const journeys = [
  { name: 'site', as: 'guest', walk: site },
  { name: 'words', as: 'guest', walk: words },
  { name: 'accounts', as: 'guest', walk: accounts },
  { name: 'game', as: 'guest', walk: guestGame },
  { name: 'learner', as: 'learner', walk: learnerHome },
  { name: 'learner-game', as: 'learner', walk: learnerGame },
  ...(await journeysOfGames()),
];
