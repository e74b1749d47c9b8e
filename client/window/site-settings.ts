import { SITE_SETTINGS_PATH } from '../../shared/addresses.ts';
import type { SiteSettings } from '../../shared/contract/site.ts';
import { deadline } from '../deadline.ts';

const DEADLINE_MS = 8_000;

const isSettings = (value: unknown): value is SiteSettings => typeof value === 'object' && value !== null && 'social' in value;

/** Asks with the given cache mode. Throws if nothing answers, or something that is not the server. */
async function ask(fetchIt: typeof fetch, cache: RequestCache): Promise<SiteSettings> {
  const response = await fetchIt(SITE_SETTINGS_PATH, { cache, credentials: 'omit', signal: deadline(DEADLINE_MS) });
  const settings: unknown = await response.json();
  if (!response.ok || !isSettings(settings)) throw new Error(`${SITE_SETTINGS_PATH} answered ${response.status} with something else.`);
  return settings;
}

/** What the server says now. Rejects without a network. */
export const freshSiteSettings = (fetchIt: typeof fetch = fetch): Promise<SiteSettings> => ask(fetchIt, 'no-cache');

/** What the server says now, or without a network what it last said (decision S18); undefined if it never said anything. */
export const readSiteSettings = (fetchIt: typeof fetch = fetch): Promise<SiteSettings | undefined> =>
  freshSiteSettings(fetchIt)
    .catch(() => ask(fetchIt, 'force-cache'))
    .catch(() => undefined);
