import { matchPrecache } from 'workbox-precaching';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { framePath } from '../shared/document-table.ts';

/** The document of the route, else the frame; the network only if the cache has lost both. */
export async function answerNavigation(request: Request, url: URL): Promise<Response> {
  return (await matchPrecache(withoutClosingSlash(url.pathname))) ?? (await matchPrecache(framePath)) ?? fetch(request);
}
