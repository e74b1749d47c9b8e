import { matchPrecache } from 'workbox-precaching';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { FRAME_PATH } from '../shared/document-table.ts';

/** The document of the route, else the frame; the network only if the cache has lost both. */
export async function answerNavigation(request: Request, url: URL): Promise<Response> {
  return (await matchPrecache(withoutClosingSlash(url.pathname))) ?? (await matchPrecache(FRAME_PATH)) ?? fetch(request);
}
