/** The windows of the tests, as options for the browser. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const SMALLEST_PHONE = { ...PHONE, viewport: { width: 320, height: 568 } } as const;
/** The narrowest window, with a mouse: what axe looks at on its walks (`axe.ts`), so that nothing is laid out twice. */
export const NARROW = { viewport: SMALLEST_PHONE.viewport } as const;

/** What a window of 1280 by 1024 shows at a zoom of 400 %, with a mouse. */
export const ENLARGED = { viewport: { width: 320, height: 256 } } as const;

/** A window in which things move. In the others the system asks for less motion, because moving frames cost the machine much. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/**
 * Without a service worker, so that the app is not installed: the machine has more work with that than with a page. For tests of what does
 * not depend on it.
 */
export const NOT_INSTALLED = { serviceWorkers: 'block' } as const;

/** A private window, in which the app is installed. For tests that neither kill the browser nor open it again. */
export const PRIVATE = { isPrivate: true } as const;

/** A private window in which the app is not installed: the least work for the machine. */
export const ONE_VISIT = { ...NOT_INSTALLED, ...PRIVATE } as const;
