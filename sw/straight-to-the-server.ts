/** Static routes exist in Chromium only, and TypeScript's libraries do not have their types. */
interface WithRoutes {
  readonly addRoutes?: (rule: { readonly condition: object; readonly source: 'network' }) => Promise<void>;
}

/** What only the server's own code answers (shared/addresses.ts). */
const ASKED_OF_THE_SERVER = ['/api/*', '/auth/v1/*'];

/**
 * Lets requests for data pass this version of the worker by: they need no worker to start for them. And the browser lets every request that
 * went through an old version end before it activates the next one, so a page that asks again and again would hold up its own update.
 */
export function sendDataStraight(event: ExtendableEvent & WithRoutes): void {
  const condition = { or: ASKED_OF_THE_SERVER.map((urlPattern) => ({ urlPattern })) };
  const added = event.addRoutes?.({ condition, source: 'network' });
  if (added) event.waitUntil(added);
}
