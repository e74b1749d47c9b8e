import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

interface HeldWindow {
  readonly heldSteps: number[];
  readonly takeSteps: () => void;
}

/** A browser that is slow to step through its history: it steps when the test says so. Runs before a page's own scripts. */
export function heldSteps(): void {
  const step = history.go.bind(history);
  const held: number[] = [];
  history.go = (by = 0) => void held.push(by);
  const takeSteps = () => {
    for (const by of held.splice(0)) step(by);
  };
  Object.assign(window, { heldSteps: held, takeSteps } satisfies HeldWindow);
}

/** Presses a button while the page waits for its step, which is taken then. */
export async function pressBeforeStep(page: Page, button: Locator): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as unknown as HeldWindow).heldSteps.length)).toBe(1);
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((next) => setTimeout(next));
    (window as unknown as HeldWindow).takeSteps();
  });
}
