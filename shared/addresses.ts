/** The kinds of addresses of the site, for the window, the service worker, the server and the build. */

/** Addresses that the server's own code answers: data, sign-in, health. An unknown one among them gets an error as data, never HTML. */
const SERVICES = /^\/(?:api|auth\/v1)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/;

/** Where the server tells what pages show of its settings (decision S18). */
export const SITE_SETTINGS_PATH = '/api/site';

/** The page of the site's own that shows the advertising of its provider (decision S5). */
export const AD_PAGE_PATH = '/api/site/ad';

/** Where a page view is counted (decision S17). */
export const VISITS_PATH = '/api/visits';

/** What browsers below the floor get instead of the app (client/public). */
export const OLD_BROWSER_PATH = '/old-browser.html';

/** Addresses of files. */
const FILES = /^\/assets(?:\/|$)|^\/(?:robots\.txt|sitemap\.xml|feed\.xml|sw(?:-push)?\.js|old-browser\.html)$/;

/**
 * Whether the server's own code answers at this path.
 * @param path of an address, without query and fragment
 */
export const isServicePath = (path: string): boolean => SERVICES.test(path);

/**
 * Whether this path can be a page of the app: it is neither a service nor a file.
 * @param path of an address, without query and fragment
 */
export const isPagePath = (path: string): boolean => !SERVICES.test(path) && !FILES.test(path);

/** The path of an address ("/games/?challenge=true" → "/games/"), without query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** A page's path without the closing slash: both forms name the same page ("/games/" → "/games", "/" stays). */
export const withoutClosingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
