import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { answerNavigation } from './navigation.ts';
import { keepPushScript, pushWaiting } from './push-script.ts';
import type { SyncEvent } from './sync-event.ts';
import { isPagePath } from '../shared/addresses.ts';
import { PUSH_TAG } from '../shared/sw-messages.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

// The whole app as one version: an install that does not get every file leaves the old version in charge.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The first visit is controlled too. An update never takes over by itself: it waits until a page says SKIP_WAITING.
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
  ({ request, url }) => answerNavigation(request, url),
);
// Files of this version come from the cache; anything else, an old hashed file for one, goes to the server and can be a real 404.
addRoute({ directoryIndex: '', cleanURLs: false });

// Where there is no Background Sync, pages push by themselves, and the script is not needed.
self.addEventListener('install', () => {
  if ('sync' in self.registration) keepPushScript(self);
});

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === PUSH_TAG) event.waitUntil(pushWaiting(self));
}) as EventListener);
