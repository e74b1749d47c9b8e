import { base } from '../shared/build-stamp.ts';
import { DOCUMENTS_CACHE } from './documents.ts';
import { FILES_CACHE } from './files.ts';

/** Requests, and where the browser gets the answer: from the server, or from a cache, and from the server if it is not there. */
interface StaticRoute {
  readonly condition: { readonly or: readonly { readonly urlPattern: UrlPattern; readonly requestMode?: 'navigate' }[] };
  readonly source: 'network' | { readonly cacheName: string };
}

type UrlPattern = string | { readonly pathname: string; readonly search: '' };

/** Static routes exist in Chromium only, and TypeScript's libraries do not have their types. */
interface WithRoutes {
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

/** What only the server's own code answers (shared/address-kinds.ts). */
const ASKED_OF_THE_SERVER = ['/api/*', '/auth/v1/*'];

const HASHED_FILES = `${base}/assets/*`;

/**
 * Tells the browser what it can answer by itself while this version is installed. No worker has to start for that, which is the largest
 * part of an offline start. Requests for data, besides, would hold up an update: the browser lets every request that went through an old
 * version end before it activates the next one.
 * @param documents their addresses. With a query, or a closing slash, the worker finds them.
 */
export function addStaticRoutes(event: ExtendableEvent & WithRoutes, documents: readonly string[]): void {
  const added = event.addRoutes?.([
    { condition: { or: ASKED_OF_THE_SERVER.map((urlPattern) => ({ urlPattern })) }, source: 'network' },
    { condition: { or: [{ urlPattern: HASHED_FILES }] }, source: { cacheName: FILES_CACHE } },
    {
      condition: { or: documents.map((pathname) => ({ urlPattern: { pathname, search: '' }, requestMode: 'navigate' })) },
      source: { cacheName: DOCUMENTS_CACHE },
    },
  ]);
  if (added) event.waitUntil(added);
}
