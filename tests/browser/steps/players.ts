import type { Locator, Page } from 'playwright';
import { enterOn, tabTo } from './keyboard.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Keeps the game on a guest's summary for a new learner. Resolves when it is durable. */
export async function keepAs(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: 'Keep this game' }).click();
  await dialog(page, 'Keep this game').getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await dialog(page, 'Keep this game').getByRole('button', { name: 'Keep my game' }).click();
  await dialog(page, 'Keep this game').waitFor({ state: 'hidden' });
}

/** The same by keyboard alone. The dialog may still be in sight at the end. */
export async function keepByKeyboard(page: Page, nickname: string): Promise<void> {
  await enterOn(page, page.getByRole('button', { name: 'Keep this game' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Nickname' }));
  await page.keyboard.type(nickname);
  await page.keyboard.press('Enter');
}

/** Makes a new learner, who becomes the current player. */
export async function newLearner(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await dialog(page, 'Who is playing?').getByRole('button', { name: 'New learner' }).click();
  await dialog(page, 'New learner').getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await dialog(page, 'New learner').getByRole('button', { name: 'Start playing' }).click();
  await dialog(page, 'New learner').waitFor({ state: 'hidden' });
}

/** Switches to another player of this device. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  const choice = dialog(page, 'Who is playing?').getByRole('listitem').filter({ hasText: name });
  await choice.getByRole('button').first().click();
  await dialog(page, 'Who is playing?').waitFor({ state: 'hidden' });
}

/** The dashboard's rows of the latest games. */
const latestGames = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Latest games' }) })
    .getByRole('listitem')
    .filter({ hasNotText: 'No games played yet' });

/** The player's figures on the home page. */
export interface Progress {
  readonly level: number;
  readonly xp: number;
  readonly streak: string;
  /** How many of the latest games it lists, of any kind. */
  readonly games: number;
}

/** The dashboard's figures, once they have been read from the device. */
export async function dashboard(page: Page): Promise<Progress> {
  await page
    .locator('[aria-busy=false]')
    .getByRole('heading', { name: /^Hello,/ })
    .waitFor();
  // "Today" in the first version.
  const progress = page.getByRole('region', { name: /^(?:Your progress|Today)$/ }).filter({ hasText: 'Total XP' });
  const figure = async (term: string) => {
    const text = await progress.locator('p', { hasText: term }).first().innerText();
    return Number(text.replace(term, '').replaceAll(',', '').trim());
  };
  return {
    level: await figure('Level'),
    xp: await figure('Total XP'),
    streak: (await progress.getByRole('heading', { name: /Streak/ }).innerText()).replace('Streak', '').trim(),
    games: await latestGames(page).count(),
  };
}

/** Opens the question whether to sign out. Returns what it says of unsent games. */
export async function askToSignOut(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await dialog(page, 'Who is playing?')
    .getByRole('button', { name: `Sign out ${name}` })
    .click();
  return dialog(page, 'Who is playing?')
    .getByText(/synced/)
    .innerText();
}

/** Answers that question with yes. */
export async function signOut(page: Page, name: string): Promise<void> {
  const list = dialog(page, 'Who is playing?');
  await list.getByRole('button', { name: 'Sign out', exact: true }).click();
  await list.getByRole('button', { name: `Remove ${name} from this device` }).waitFor();
  await list.getByRole('button', { name: 'Close' }).click();
}
