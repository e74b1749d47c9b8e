import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ChromiumBrowser } from '../browser/harness.ts';
import { signIn, type Person } from '../browser/steps/accounts.ts';
import { open } from '../browser/steps/opening.ts';
import { dashboard } from '../browser/steps/players.ts';
import { playGame } from '../browser/steps/speed-math.ts';

/** Somebody plays a game on one device, and the other one, which shows the dashboard, hears of it without a reload. Gives the page of the game. */
export async function heardElsewhere(phone: ChromiumBrowser, laptop: ChromiumBrowser, origin: string, who: Person): Promise<Page> {
  const home = await open(laptop, origin);
  await signIn(home, who);
  const page = await open(phone, `${origin}/games/speed-math`);
  await signIn(page, who);
  await playGame(page, { questions: 2 });
  await page.getByText('Synced').first().waitFor();
  // The proxy passes the WebSocket on.
  await home
    .getByText(/Speed Math/)
    .first()
    .waitFor();
  await expect.poll(async () => (await dashboard(home)).games).toBe(1);
  return page;
}
