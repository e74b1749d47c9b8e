import { matchPrecache } from 'workbox-precaching';
import { framePath } from '../shared/document-table.ts';

/** Addresses that are never the app: unknown ones there are errors, and must not turn into HTML. */
const notPages = /^\/(?:api|assets)(?:\/|$)|^\/auth\/v1(?:\/|$)|^\/(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|sw(?:-push)?\.js)$/;

export const isPage = (url: URL): boolean => !notPages.test(url.pathname);

/** The document of the route, else the frame; the network only if the cache has lost both. */
export async function answerNavigation(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  return (await matchPrecache(path)) ?? (await matchPrecache(framePath)) ?? fetch(request);
}
