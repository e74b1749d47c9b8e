import { cacheNames, clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { dropOlderDocuments, installDocuments } from './documents.ts';
import { installFiles } from './files.ts';
import { answerNavigation } from './navigation.ts';
import { keepPushScript, pushWaiting } from './push-script.ts';
import { addStaticRoutes } from './static-routes.ts';
import type { SyncEvent } from './sync-event.ts';
import { isPagePath } from '../shared/addresses.ts';
import { PUSH_TAG, SKIP_WAITING, TAKEOVER_PATH } from '../shared/sw-messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly __DOCUMENTS: readonly string[];
};

// The whole app is one version: if an install does not get every file, the old version stays active.
const documents = self.__DOCUMENTS;
const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The worker controls the first visit, too. An update never activates by itself: it waits until a page sends SKIP_WAITING.
clientsClaim();

registerRoute(
  ({ url }) => url.pathname === TAKEOVER_PATH,
  () => Promise.resolve(new Response(null, { status: 204 })),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url }) => answerNavigation(request, url),
);
// Files of this version come from the cache. All others, for instance old hashed files, go to the server, which may answer 404.
registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }));

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([installFiles(cacheNames.precache, files.getURLsToCacheKeys().values()), installDocuments(documents)]));
  addStaticRoutes(event, documents);
  // Without Background Sync pages push by themselves, and the script is not needed.
  if ('sync' in self.registration) keepPushScript(self);
});

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([files.activate(event), dropOlderDocuments()])));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === SKIP_WAITING) event.waitUntil(self.skipWaiting());
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === PUSH_TAG) event.waitUntil(pushWaiting(self));
}) as EventListener);
