import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { DOCUMENTS_CACHE, dropOlderDocuments } from './documents.ts';
import { files, listFiles } from './files.ts';
import { answerNavigation } from './navigation.ts';
import { keepPushScript, pushWaiting } from './push-script.ts';
import { addStaticRoutes } from './static-routes.ts';
import { dropUnchecked, holdForeign } from './unchecked.ts';
import { Version } from './version.ts';
import { isPagePath } from '../shared/address-kinds.ts';
import { base, pathInApp } from '../shared/build-stamp.ts';
import { baseOf, languageAt } from '../shared/languages.ts';
import { COMPLETE, PUSH_TAG, SKIP_WAITING, TAKEOVER_PATH, type CompleteMessage } from '../shared/sw-messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly __ADMIN_FILES: PrecacheEntry[];
  readonly __DOCUMENTS: readonly { readonly url: string; readonly integrity: string }[];
  readonly __PUSH_SCRIPT: string;
};

// The whole app is one version: if an install does not get every part as the lists have it, the old version stays active.
const documents = self.__DOCUMENTS;
const version = new Version({
  files: listFiles(self.__WB_MANIFEST),
  adminFiles: listFiles(self.__ADMIN_FILES),
  documents: documents.map(({ url, integrity }) => ({
    cache: DOCUMENTS_CACHE,
    address: new URL(url, self.location.origin).href,
    integrity,
  })),
});
const pushScript = self.__PUSH_SCRIPT;
// The worker controls the first visit, too. An update never activates by itself: it waits until a page sends SKIP_WAITING.
clientsClaim();

registerRoute(
  ({ url }) => url.pathname === `${base}${TAKEOVER_PATH}`,
  () => Promise.resolve(new Response(null, { status: 204 })),
);
registerRoute(
  // What is of another language is not here.
  ({ request, url }) => request.mode === 'navigate' && baseOf(languageAt(url.pathname)) === base && isPagePath(pathInApp(url.pathname)),
  ({ request, url }) => answerNavigation(request, url),
);
// Files of this version come from the cache. All others, for instance old hashed files, go to the server, which may answer 404.
registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false }));

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  addStaticRoutes(
    event,
    documents.map(({ url }) => url),
  );
});

async function install(): Promise<void> {
  await version.install();
  // Without Background Sync pages push by themselves, and the script is not needed.
  if ('sync' in self.registration) await keepPushScript(self, pushScript);
  if (await holdForeign()) await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), dropOlderDocuments(), dropUnchecked()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as { readonly type?: unknown } | null;
  if (message?.type === SKIP_WAITING) event.waitUntil(self.skipWaiting());
  if (message?.type === COMPLETE) event.waitUntil(version.complete(event.ports[0], (message as CompleteMessage).forAdmins === true));
});

/** Only Chromium has Background Sync, and TypeScript's libraries do not have its types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** Whether the browser will not try again after this event. */
  readonly lastChance: boolean;
}

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === PUSH_TAG) event.waitUntil(pushWaiting(self));
}) as EventListener);
