import { base } from '../shared/build-stamp.ts';

/**
 * The part of the service worker that pushes is a script of its own. It has the database and the sync code, most of the worker's size, and
 * a cold start that answers a page must not wait for them. The browser keeps a script that was imported during the install, so it
 * can be imported again later, offline too.
 */
const PUSH_SCRIPT = `${base}/sw-push.js`;

/** What the script puts into the worker's global scope. */
export interface PushScope {
  pushWaiting?: () => Promise<void>;
}

/** Has the browser keep the script together with this version of the worker, if it is the one of this version. Rejects otherwise. */
export async function keepPushScript(scope: WorkerGlobalScope, integrity: string): Promise<void> {
  // `importScripts` compares no hash, and what answers it is what answers now.
  await fetch(PUSH_SCRIPT, { integrity, cache: 'no-cache', redirect: 'error' });
  scope.importScripts(PUSH_SCRIPT);
}

/** Loads the script, unless this start of the worker has done so, and pushes the outboxes. */
export async function pushWaiting(scope: WorkerGlobalScope & PushScope): Promise<void> {
  if (!scope.pushWaiting) scope.importScripts(PUSH_SCRIPT);
  await scope.pushWaiting?.();
}
