/** The windows of the tests, as options for the browser. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const SMALLEST_PHONE = { ...PHONE, viewport: { width: 320, height: 568 } } as const;

/**
 * Without a service worker, so that the app is not installed: the machine has more work with that than with a page. For tests of what does
 * not depend on it.
 */
export const NOT_INSTALLED = { serviceWorkers: 'block' } as const;

/** The same in a private window, for tests that neither kill the browser nor open it again. */
export const ONE_VISIT = { ...NOT_INSTALLED, isPrivate: true } as const;
