import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PushResult } from '../../../../shared/contract/sync.ts';
import { DexiePlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { MemoryPlayerStore } from '../../../../client/storage/memory-player-store.ts';
import type { TablePlayerStore } from '../../../../client/storage/table-player-store.ts';
import { failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, documentOf, finished, leaseOf, NOON, shown, storedSession, summaryOf } from './samples.ts';

type Step =
  | { readonly do: 'finish' | 'absorb' | 'lease'; readonly id: string }
  | { readonly do: 'settle'; readonly id: string; readonly status: PushResult['status'] }
  | { readonly do: 'pull' | 'relist'; readonly ids: readonly string[] };

const id = fc.constantFrom('a', 'b', 'c', 'd');
const status = fc.constantFrom<PushResult['status']>('accepted', 'duplicate', 'corrected', 'deferred', 'rejected', 'wrong_owner', 'retry');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('finish' as const, 'absorb' as const, 'lease' as const), id }),
  fc.record({ do: fc.constant('settle' as const), id, status }),
  fc.record({ do: fc.constantFrom('pull' as const, 'relist' as const), ids: fc.uniqueArray(id) }),
);

/** The server's document contains what was ever listed; a listing after a reset begins anew. */
class Server {
  listed = new Set<string>();
  seq = 0;
}

async function take(store: TablePlayerStore, server: Server, step: Step): Promise<void> {
  switch (step.do) {
    case 'finish':
      await store.finish(finished(step.id));
      return;
    case 'absorb':
      await store.absorb({ sessions: [finished(step.id).row], unsent: [] });
      return;
    case 'lease':
      await store.lease(leaseOf({ maxItems: 2 }));
      return;
    case 'settle':
      await store.applyResults(
        [{ id: step.id, status: step.status, ...(step.status === 'corrected' ? { corrected: { score: 50 } } : {}) }],
        NOON,
      );
      return;
    case 'pull':
    case 'relist': {
      if (step.do === 'relist') server.listed.clear();
      for (const listed of step.ids) if (await storedSession(store, listed)) server.listed.add(listed);
      server.seq += 1;
      const changes = [...server.listed].map((each) => ({ type: 'own' as const, id: each, seq: server.seq }));
      const page = {
        changes,
        cursor: `e.${server.seq}.x`,
        document: documentOf(
          server.seq,
          [...server.listed].map((each) => summaryOf(each)),
        ),
      };
      await (step.do === 'pull' ? store.applyPull(page) : store.applyFullListing(page));
    }
  }
}

describe.each([
  ['memory', () => new MemoryPlayerStore(), 300],
  ['IndexedDB', () => new DexiePlayerStore(new FakeDevice().ports, 'one'), 25],
])('any order of events in %s', (_, open, numRuns) => {
  it('[S3, S4, S5] keeps outbox and receipts a partition of the sessions, and the sum right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const store = open();
        const server = new Server();
        for (const each of steps) {
          await take(store, server, each);
          expect(await broken(store)).toEqual([]);
        }
        const own = await store.allSessions();
        const rejected = own.filter((row) => row.rejected && row.contained === 0).length;
        expect((await shown(store)).sessions).toBe(own.length - rejected);
        store.close();
      }),
      { numRuns },
    );
  }, 60_000);
});

it('[S1, S3, S5] a kill at any write of any step leaves the rules standing, and the step can be repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat({ max: 12 }), async (steps, at) => {
      const store = new DexiePlayerStore(new FakeDevice().ports, 'one');
      const server = new Server();
      for (const each of steps) {
        const disk = failWrites(at + 1);
        const died = await take(store, server, each).then(
          () => false,
          () => true,
        );
        disk.heal();
        expect(await broken(store)).toEqual([]);
        if (died) await take(store, server, each);
        expect(await broken(store)).toEqual([]);
      }
      store.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);
