import type { Locator, Page } from 'playwright';
import { load } from './opening.ts';

/** The card of a badge. */
export const card = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });

export const badgeDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export const redeemButton = (page: Page, name: string): Locator => badgeDialog(page, name).getByRole('button', { name: 'Redeem Badge' });

export const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

export const notice = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('link', { name: 'View All Badges' });

/** The link in the header while a badge can be redeemed. */
export const dot = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Badges ready to redeem' });

/** The figures above the cards, once they have been read from the device. */
export async function tiles(page: Page): Promise<readonly string[]> {
  await page.getByRole('main').locator('[aria-busy=false]').first().waitFor();
  return page.getByRole('main').locator('dl').first().locator('dd').allInnerTexts();
}

/** Opens the card and redeems the badge. */
export async function redeem(page: Page, name: string): Promise<void> {
  await card(page, name).click();
  await redeemButton(page, name).click();
  await toast(page, `Badge "${name}" unlocked!`).waitFor();
}

/** Reads what is told at an address of a badge, so that nothing tells of it later. */
export async function readNotice(page: Page, url: string, name: string): Promise<void> {
  await load(page, url);
  await page.getByText(`You earned "${name}"`).waitFor();
  await page.getByRole('complementary', { name: 'Messages of the app' }).getByRole('button', { name: 'Close' }).click();
  await notice(page).waitFor({ state: 'detached' });
}
