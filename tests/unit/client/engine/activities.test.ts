import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SessionPayload } from '../../../../shared/items/session/payload.ts';
import type { StoredItem } from '../../../../client/storage/records.ts';
import { activityItemsOf } from '../../../fixtures/activities.ts';
import { playersOf, type DumpedPlayer } from '../../../fixtures/expected.ts';

const sha = { sha256: async (text: string) => createHash('sha256').update(text).digest() };

/** As the first version queued them: all but the game's own, with the item. */
const queuedBy = ({ queued }: DumpedPlayer): readonly StoredItem[] =>
  (queued as readonly { readonly kind: string; readonly item?: StoredItem }[]).flatMap(({ kind, item }) =>
    kind === 'activity' && item ? [item] : [],
  );

describe.each(['sqlite', 'postgres'] as const)("the activities that the first version's device queued beside its games (%s)", (fixture) => {
  const { account, learner } = playersOf(fixture);

  test.each([account, learner])(
    "$nickname's are said by the sessions, each to the last byte of its hash (decision D36)",
    async (player) => {
      const queued = queuedBy(player);
      const ids = new Set(queued.map(({ id }) => id));
      expect(queued.length).toBeGreaterThan(3);
      const said = await Promise.all(
        player.games.flatMap(({ id, item, summary }) =>
          item ? [activityItemsOf(sha, { id, payload: item.payload as unknown as SessionPayload, summary })] : [],
        ),
      );
      expect(said.flat().filter(({ id }) => ids.has(id))).toEqual(queued);
    },
  );
});
