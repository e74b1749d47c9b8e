/** The Background Sync tag under which a page asks the service worker to push what waits. */
export const PUSH_TAG = 'tenfold-push';
