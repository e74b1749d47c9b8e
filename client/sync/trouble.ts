import type { Answer } from './exchange.ts';

/** What stands between this device and its server: no way there, or a server that answers and is not well. */
export type Trouble = 'network' | 'server';

/** What stands in the way after both: a server that has answered once is there. */
export const worse = (a: Trouble | undefined, b: Trouble | undefined): Trouble | undefined => (a === 'server' ? a : (b ?? a));

/** By which of the two an attempt failed. A page of somebody else, a captive portal's for instance, is no way there. */
export function troubleOf(answer: Answer): Trouble {
  if (answer.kind === 'unreachable') return 'network';
  const isOurs = answer.kind === 'json' && typeof answer.body['error'] === 'string';
  return isOurs || answer.status >= 500 || answer.status === 429 ? 'server' : 'network';
}
