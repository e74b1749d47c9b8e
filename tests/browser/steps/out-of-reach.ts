import type { ChromiumBrowser } from '../harness.ts';
import { SERVER_GONE } from './expected.ts';

/** Everything that a server decides or stores. */
const SERVICES = /\/(?:api|auth\/v1)\//;

/**
 * Takes the server's services from the windows of a browser. Documents and scripts still come: that the app has these without a network is
 * proved elsewhere (promise P1), and to install it is the machine's hardest work. Returns how to give the services back.
 */
export async function loseServices({ context, problems }: ChromiumBrowser): Promise<() => Promise<void>> {
  problems.expect(SERVER_GONE);
  await context.route(SERVICES, (route) => route.abort());
  return () => context.unroute(SERVICES);
}
