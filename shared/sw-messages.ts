/** The Background Sync tag under which a page asks the service worker to push the outboxes. */
export const PUSH_TAG = 'tenfold-push';
