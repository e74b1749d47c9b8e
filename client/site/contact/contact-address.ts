import { readSiteSettings } from '../../window/site-settings.ts';

/** What is known of the address to write to, which is a setting of the server (decision S18). */
export type ContactAddress = { readonly state: 'looking' | 'none' | 'unreachable' } | { readonly state: 'known'; readonly email: string };

export async function readContactAddress(fetchIt: typeof fetch = fetch): Promise<ContactAddress> {
  const settings = await readSiteSettings(fetchIt);
  if (!settings) return { state: 'unreachable' };
  const { contactEmail } = settings;
  return contactEmail === undefined ? { state: 'none' } : { state: 'known', email: contactEmail };
}
