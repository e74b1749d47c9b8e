import type { ChromiumBrowser } from '../harness.ts';

/** Holds back script files, all unless said otherwise, until the result is called. Inline scripts run. */
export async function holdScripts(browser: ChromiumBrowser, files = '**/assets/*.js'): Promise<() => void> {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((done) => {
    letThrough = done;
  });
  await browser.context.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letThrough();
}
