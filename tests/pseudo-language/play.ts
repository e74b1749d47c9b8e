import type { Page } from 'playwright';
import { said, type Crawl } from './crawl.ts';

/** How long a game is played, in ms. One that has not ended by then is stopped. */
const PLAYED_MS = 45_000;

const KEYS = ['1', '2', 'Enter', '3', 'ArrowLeft', 'ArrowUp', '4', 'ArrowRight', 'ArrowDown', ' '];

/** Looks at all screens of a game, from its set-up to its result, answering without thought. */
export async function playThrough(page: Page, crawl: Crawl, address: string): Promise<void> {
  const stage = page.getByRole('application');
  const start = page
    .getByRole('button', { name: said('Start'), exact: true })
    .or(page.getByRole('button', { name: said('Begin'), exact: true }));
  await shortest(page);
  await start.click();
  await crawl.look(`${address}, countdown or refusal`);
  const now = page.getByRole('button', { name: said('Start Now') });
  await now.click({ timeout: 5000 }).catch(() => undefined);
  await stage.waitFor();
  await crawl.look(`${address}, play`);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  await crawl.look(`${address}, stop?`);
  await page.keyboard.press('Escape');
  const until = Date.now() + PLAYED_MS;
  for (let turn = 0; Date.now() < until && (await stage.isVisible()); turn++) {
    await page.keyboard.press(KEYS[turn % KEYS.length] ?? '1');
    await page.waitForTimeout(60);
    if (turn % 4 === 0) await crawl.look(`${address}, play`);
  }
  const end = stage.getByRole('button', { name: said('End Game') }).first();
  if (await end.isVisible()) await end.click();
  await page.waitForTimeout(500);
  await crawl.look(`${address}, result`);
}

/** Gives each number of the set-up its least value, so that the game is short, and chooses the first of each group where nothing is chosen. */
async function shortest(page: Page): Promise<void> {
  for (const group of await page.locator('form fieldset, form [role=radiogroup]').all()) {
    const radios = group.getByRole('radio');
    if ((await radios.count()) > 0 && (await group.getByRole('radio', { checked: true }).count()) === 0) await radios.first().check();
  }
  for (const field of await page.locator('form').getByRole('spinbutton').all()) {
    const least = (await field.getAttribute('min')) ?? (await field.getAttribute('aria-valuemin'));
    if (least !== null) await field.fill(least);
  }
}
