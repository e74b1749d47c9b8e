/** What an address of the site stands for. Said once for the window, the service worker, the server and the build. */

/** What the server's own code answers: data, sign-in, and how it is. An unknown address among them is an error in data, never HTML. */
const SERVICES = /^\/(?:api|auth\/v1)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/;

/** Files with an address of their own. */
const FILES = /^\/assets(?:\/|$)|^\/(?:robots\.txt|sitemap\.xml|sw(?:-push)?\.js)$/;

/**
 * Whether the server's own code answers at this path.
 * @param path of an address, without query and fragment
 */
export const isServicePath = (path: string): boolean => SERVICES.test(path);

/**
 * Whether a page of the app can stand at this path: what is no service and no file.
 * @param path of an address, without query and fragment
 */
export const isPagePath = (path: string): boolean => !SERVICES.test(path) && !FILES.test(path);

/** The path of an address ("/games/?challenge=true" → "/games/"), without query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** A page is the same with and without a closing slash; it is named without one ("/games/" → "/games", "/" stays). */
export const withoutClosingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
