/**
 * Lets the question about cookies and site analytics count as declined, so that it lies over no picture.
 * @param {import('playwright').BrowserContext} context
 */
export const declined = (context) =>
  context.addInitScript(() => {
    try {
      localStorage['analytics-consent'] ??= 'false';
    } catch {
      // A page without an origin has no storage.
    }
  });
