import { expect } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright';
import { enterOn } from './keyboard.ts';

/** What was handed to the share sheet of a device that has one. */
export interface HandedOver {
  readonly text: string;
  readonly url: string;
}

type Sheet = 'takes' | 'closed' | 'refuses';

/** Gives the browser a share sheet, or takes the one it has; `refuses`: neither the sheet nor the clipboard takes anything. */
export async function shareBy(context: BrowserContext, sheet: Sheet | 'clipboard'): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript((how) => {
    const handed: unknown[] = [];
    Object.assign(globalThis, { handed });
    const share = (data: unknown) => {
      if (how === 'closed') return Promise.reject(new DOMException('closed', 'AbortError'));
      if (how === 'refuses') return Promise.reject(new DOMException('refused', 'NotAllowedError'));
      handed.push(data);
      return Promise.resolve();
    };
    if (how === 'clipboard') Reflect.deleteProperty(Navigator.prototype, 'share');
    else Object.defineProperty(navigator, 'share', { value: share });
    if (how === 'refuses') Object.defineProperty(navigator, 'clipboard', { value: { writeText: share } });
  }, sheet);
}

export const handedOver = (page: Page): Promise<readonly HandedOver[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly handed: readonly HandedOver[] }).handed);

export const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Results' });

/** Shares by the clipboard. The lines that are on it then. */
export async function copiedLines(page: Page, press = (button: Locator) => button.click()): Promise<readonly string[]> {
  await press(shareButton(page));
  await page.getByText('Result copied to clipboard!', { exact: true }).waitFor();
  return (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
}

/**
 * Shares the result of a game by keyboard and the clipboard, and expects lines of these forms there, then the address of the game: figures
 * and times differ from run to run.
 */
export async function sharesByKeyboard(page: Page, slug: string, forms: readonly RegExp[]): Promise<void> {
  const address = `${new URL(page.url()).origin}/games/${slug}`;
  expect(await copiedLines(page, (button) => enterOn(page, button))).toEqual([
    ...forms.map((form): unknown => expect.stringMatching(form)),
    address,
  ]);
}
