import type { Page } from 'playwright';
import { resultOf } from '../../client/words/en/play/result.ts';
import { said, type Crawl } from './crawl.ts';
import { GAMES } from './games.ts';
import { expanded } from './words.ts';

/** A learner's nickname, which nobody translates. */
export const LEARNER = 'Ada';

/**
 * Looks at all screens of a game, from its set-up to its result, as a guest sees it and as the learner for whom it is kept. Fails if the
 * result does not come.
 */
export async function playThrough(page: Page, crawl: Crawl, slug: string): Promise<void> {
  const game = GAMES[slug];
  if (!game) throw new Error(`Nothing says how ${slug} is played (tests/pseudo-language/games.ts).`);
  const look = (what: string) => crawl.look(`${slug}, ${what}`);
  const button = (text: string) => page.getByRole('button', { name: said(text), exact: true });
  await look('set-up');
  await game.choose(page);
  await button('Start').or(button('Begin')).click();
  await look('countdown or first screen');
  await page.getByRole('application').waitFor();
  await game.play(page, look);

  // The name of the game has words of its own.
  const result = page.getByRole('region', { name: expanded(resultOf('')) });
  await result.waitFor();
  await button('Keep this game').waitFor();
  await look('result');
  await button('Keep this game').click();
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByRole('textbox').fill(LEARNER);
  await look('keep this game');
  await dialog.getByRole('button', { name: said('Keep my game'), exact: true }).click();
  await result.getByText(said('Saved on this device')).waitFor();
  await look('kept result');
}
