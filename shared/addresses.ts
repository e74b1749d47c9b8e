/** Addresses of the site, for the window, the service worker, the server and the build. */

/** Where the server tells what pages show of its settings (decision S18). */
export const SITE_SETTINGS_PATH = '/api/site';

/** The page of the site's own that shows the advertising of its provider (decision S5). */
export const AD_PAGE_PATH = '/api/site/ad';

/** Where a page view is counted (decision S17). */
export const VISITS_PATH = '/api/visits';

/** What browsers below the floor get instead of the app (client/public). */
export const OLD_BROWSER_PATH = '/old-browser.html';

/** The path of an address ("/games/?challenge=true" → "/games/"), without query and fragment. */
export const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** A page's path without the closing slash: both forms name the same page ("/games/" → "/games", "/" stays). */
export const withoutClosingSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
