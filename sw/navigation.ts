import { matchPrecache } from 'workbox-precaching';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { FRAME_PATH } from '../shared/document-table.ts';

/** Answers with the document of the route, else with the frame. The network is used only if the cache has lost both. */
export async function answerNavigation(request: Request, url: URL): Promise<Response> {
  return (await matchPrecache(withoutClosingSlash(url.pathname))) ?? (await matchPrecache(FRAME_PATH)) ?? fetch(request);
}
