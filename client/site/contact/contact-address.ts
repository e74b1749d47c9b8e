/** What is known of the address to write to, which is a setting of the server (decision S18). */
export type ContactAddress = { readonly state: 'looking' | 'none' | 'unreachable' } | { readonly state: 'known'; readonly email: string };

/** The server's settings that pages show. */
export const SETTINGS_PATH = '/api/site';

const DEADLINE_MS = 8_000;

/** Asks with the given cache mode. Throws if nothing answers, or something that is not the server. */
async function ask(fetchIt: typeof fetch, cache: RequestCache): Promise<ContactAddress> {
  const response = await fetchIt(SETTINGS_PATH, { cache, credentials: 'omit', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${SETTINGS_PATH} answered ${response.status}.`);
  const { contactEmail } = (await response.json()) as { readonly contactEmail?: unknown };
  return typeof contactEmail === 'string' ? { state: 'known', email: contactEmail } : { state: 'none' };
}

/** Reads the address: from the server, or without a network what the server last said. */
export const readContactAddress = (fetchIt: typeof fetch = fetch): Promise<ContactAddress> =>
  ask(fetchIt, 'no-cache')
    .catch(() => ask(fetchIt, 'force-cache'))
    .catch(() => ({ state: 'unreachable' }));
