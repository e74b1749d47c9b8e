import type { Locator, Page } from 'playwright';

/** Whether an element is wholly in the window without scrolling, and nothing lies over it from top to bottom. */
export const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => {
    const { top, bottom, left, right } = found.getBoundingClientRect();
    const isOnTop = [0.1, 0.5, 0.9].every((share) =>
      found.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * share)),
    );
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && isOnTop;
  });

/** Gives the window another size, and waits until the page is laid out for it. On a slow machine that takes more than a frame. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const { clientWidth, clientHeight } = document.documentElement;
    return clientWidth === width && clientHeight === height;
  }, size);
  await laidOut(page);
}

/** Resolves when the page is laid out for its present window. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    for (let left = 300; left > 0 && document.documentElement.clientHeight !== innerHeight; left--) await frame();
    await frame();
  });

/** The elements of the play screen that are not wholly in sight without scrolling, after a layout for the present window. */
export async function beyondWindow(page: Page): Promise<string[]> {
  await laidOut(page);
  return page.evaluate(() => {
    const parts = ['button', 'p', 'output', 'dd', 'h2', '[data-slot]', '[role=timer]'].map((part) => `[role=application] ${part}`);
    const outside = [...document.querySelectorAll(parts.join())].filter((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const shown = width > 1 && element.checkVisibility({ visibilityProperty: true });
      return shown && (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth);
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...outside.map((element) => element.outerHTML.slice(0, 120))];
  });
}
