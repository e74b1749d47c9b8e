/** The Background Sync tag under which a page asks the service worker to push the outboxes. */
export const PUSH_TAG = 'tenfold-push';

/** What a page loads in a frame, so that the browser looks whether a waiting version can take over. The worker answers with nothing. */
export const TAKEOVER_PATH = '/take-over';

/** The type of the message by which a page asks the waiting version to take over. */
export const SKIP_WAITING = 'SKIP_WAITING';

/**
 * The type of the message by which a page asks how much of the app is on this device, and that what is missing is fetched. Its port gets a
 * `Progress` each time it changes. `forAdmins`: whether the pages of admins are wanted here, too, now and in later versions.
 */
export const COMPLETE = 'COMPLETE';

export interface CompleteMessage {
  readonly type: typeof COMPLETE;
  readonly forAdmins?: true;
}

/** How many of the parts of a version are on this device. */
export interface Progress {
  readonly kept: number;
  readonly total: number;
  /** Set when no more will come by itself: the name of the error that ended it. */
  readonly failed?: string;
}
