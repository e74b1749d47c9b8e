/** The kinds of addresses of the site, for whatever answers at them or leads to them. */

/** Addresses that the server's own code answers: data, sign-in, health. An unknown one among them gets an error as data, never HTML. */
const SERVICES = /^\/(?:api|auth\/v1)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/;

/** Addresses of files. */
const FILES = /^\/(?:assets|pictures)(?:\/|$)|^\/(?:robots\.txt|sitemap\.xml|feed\.xml|sw(?:-push)?\.js|old-browser\.html)$/;

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
