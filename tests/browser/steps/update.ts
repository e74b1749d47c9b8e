import type { Page } from 'playwright';

/** Whether another version of the app is installed beside the active one. */
export const isNextWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
