import { preferenceId } from '../../shared/items/preference/kind.ts';
import type { PreferencePayload } from '../../shared/items/preference/payload.ts';
import { claimTime, type ClaimHost } from './claim-time.ts';
import { makeItem } from './hash.ts';
import type { Host } from './host.ts';
import type { MadeClaim, ShownPreferences } from './player-store.ts';

const ITEM_VERSION = 1;

/**
 * The item of a choice made now (decision D32). Its effective time comes after that of the choice that it replaces, also where the clock
 * was set back since: what was chosen last is what is seen.
 */
export async function preferenceNow(
  host: ClaimHost & Pick<Host, 'newId'>,
  { chosen, clock }: ShownPreferences,
  name: string,
  value: string,
): Promise<MadeClaim> {
  const beforeMs = chosen.get(name)?.atMs ?? -Infinity;
  const now = claimTime(host, clock);
  const { atMs, time } = now.atMs > beforeMs ? now : claimTime(host, { ...clock, lastServerMs: beforeMs + 1 });
  const id = preferenceId(name, host.newId());
  const payload: PreferencePayload = { name, value, time };
  const item = await makeItem(host, { id, kind: 'preference', v: ITEM_VERSION, payload });
  return { item, counts: { preference: { id, name, value, atMs } } };
}
