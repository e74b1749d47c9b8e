/** The Background Sync tag under which a page asks the service worker to push the outboxes. */
export const PUSH_TAG = 'tenfold-push';

/** What a page loads in a frame, so that the browser looks whether a waiting version can take over. The worker answers with nothing. */
export const TAKEOVER_PATH = '/take-over';

/** The type of the message by which a page asks the waiting version to take over. */
export const SKIP_WAITING = 'SKIP_WAITING';
