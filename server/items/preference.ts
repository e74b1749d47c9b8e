import { Compile } from 'typebox/compile';
import { ChosenPreference } from '../../shared/items/preference/counted.ts';
import { preference } from '../../shared/items/preference/kind.ts';
import { PreferencePayload } from '../../shared/items/preference/payload.ts';
import { effectiveEnd } from '../../shared/progress/counted/time.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(PreferencePayload);

/**
 * What a player prefers (decision D32): it always holds, under whatever name, and pays nothing. Its effective time lies no later than its
 * receipt, as that of a session: so a clock that is ahead cannot outlive what is chosen next.
 */
export const preferenceKind: ItemKind<ChosenPreference> = {
  payloads: { 1: PreferencePayload },
  counted: ChosenPreference,
  check({ id, v, payload }, receivedMs) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    if (!preference.isIdOf(id, payload)) return { status: 'rejected', code: 'id' };
    const { name, value, time } = payload;
    return sound({ id, name, value, atMs: effectiveEnd(time, receivedMs).endMs });
  },
  decide: (_facts, chosen) => ({ status: 'accepted', counts: { preference: chosen } }),
};
