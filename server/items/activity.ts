import { Compile } from 'typebox/compile';
import { ActivityPayload } from '../../shared/items/activity/payload.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(ActivityPayload);

/**
 * An activity is stored and counts for nothing. Older apps send two beside each game, whose session says the same (decision D36); now only
 * a run that is put away has one.
 */
export const activityKind: ItemKind<null> = {
  payloads: { 1: ActivityPayload },
  check({ v, payload }) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    return Payload.Check(payload) ? sound(null) : { status: 'rejected', code: 'payload' };
  },
  decide: () => ({ status: 'accepted' }),
};
