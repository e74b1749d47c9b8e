import type { Locator, Page } from 'playwright';

/** More Tab stops than any page here has. */
const MOST_STOPS = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses one of several radio buttons: Tab leads to its group, and arrows to it, whichever was chosen before. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor();
  const name = await radio.evaluate((element) => (element as HTMLInputElement).name);
  await tabTo(page, page.locator(`input[type=radio][name="${name}"]`));
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`Arrows do not lead to ${String(radio)}.`);
}

/** Writes into a field, in the place of what was in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
