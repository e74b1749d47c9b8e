/**
 * The part of the service worker that sends, in a script of its own: the database and the sync code are most of its weight, and a cold
 * start that answers a page must not wait for them. A script that was imported while the worker was installed is kept with it, so it
 * can be imported again later, offline too.
 */
const PUSH_SCRIPT = '/sw-push.js';

/** What the script leaves behind. */
export interface PushScope {
  pushWaiting?: () => Promise<void>;
}

/** Fetches the script together with this version of the worker. */
export const keepPushScript = (scope: WorkerGlobalScope): void => scope.importScripts(PUSH_SCRIPT);

/** Loads the script, if this start of the worker has not yet, and sends what waits. */
export async function pushWaiting(scope: WorkerGlobalScope & PushScope): Promise<void> {
  if (!scope.pushWaiting) scope.importScripts(PUSH_SCRIPT);
  await scope.pushWaiting?.();
}
