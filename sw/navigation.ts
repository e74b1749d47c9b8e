import { CachedPosts } from '../client/blog/cache/cached-posts.ts';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { pathInApp } from '../shared/build-stamp.ts';
import { FRAME_PATH } from '../shared/document-table.ts';
import { installedDocument } from './documents.ts';
import { answerFromCachedPosts } from './cached-documents.ts';

/**
 * Answers with the document of the route, else with one that is filled with what was read here before, else with the frame. The network is
 * used only if the cache has lost them all.
 */
export async function answerNavigation(request: Request, url: URL): Promise<Response> {
  const path = withoutClosingSlash(pathInApp(url.pathname));
  return (
    (await installedDocument(path)) ??
    (await answerFromCachedPosts(path, { kept: new CachedPosts(caches), installed: installedDocument })) ??
    (await installedDocument(FRAME_PATH)) ??
    fetch(request)
  );
}
