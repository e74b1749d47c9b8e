import type { Locator, Page } from 'playwright';
import type { Walk } from '../journeys.mjs';
import { compose, openStopped, pass, timeOf, until } from '../told-time.ts';

export const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Start', exact: true });
export const dialog = (page: Page): Locator => page.locator('dialog');

/** How long figures count up and sheets open, in ms. */
const settledMs = 1_200;

/** A walk through one game. Its pictures have the game's name. */
export interface GameWalk {
  readonly page: Page;
  readonly shot: (state: string) => Promise<void>;
  /** Takes a picture of a whole screen that scrolls, in a window as high as the screen. */
  readonly shotWhole: (state: string) => Promise<void>;
  /** Opens the game's address again and waits for `ready`, by default for the set-up. */
  readonly open: (ready?: Locator) => Promise<void>;
  /** Waits for a guest's or a learner's result, and until its figures have stopped. */
  readonly rest: () => Promise<void>;
  /** Leaves a game in the middle, comes back to the offer to resume it, and declines. */
  readonly comeBack: () => Promise<void>;
}

export function gameWalk({ page, origin, day, shot: take }: Walk, slug: string): GameWalk {
  let hour = 0;
  const shot = async (state: string) => {
    await compose(page);
    await take(`${slug}-${state}`);
  };
  const setup = page.getByRole('main').getByRole('button', { name: /^(Start|Begin)$/ });
  const open = (ready = setup) => openStopped(page, `${origin}/games/${slug}`, timeOf(day, ++hour), ready);
  const stays = page.getByRole('button', { name: 'Keep this game' }).or(page.getByText(/Saved on this device|Synced/));
  return {
    page,
    shot,
    async shotWhole(state) {
      const { viewport, height } = await page.evaluate(() => ({
        viewport: { width: innerWidth, height: innerHeight },
        height: document.documentElement.scrollHeight,
      }));
      await page.setViewportSize({ ...viewport, height });
      await shot(`${state}-whole`);
      await page.setViewportSize(viewport);
    },
    open,
    async rest() {
      await until(page, stays.last());
      await pass(page, settledMs);
    },
    async comeBack() {
      // The journal is written a moment later.
      await pass(page, 3_000);
      await open(dialog(page).getByRole('button', { name: 'Resume' }));
      await shot('resume');
      await dialog(page).getByRole('button', { name: 'Put away' }).click();
    },
  };
}
