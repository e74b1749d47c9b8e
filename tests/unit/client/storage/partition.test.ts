import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedChange } from '../../../../shared/progress/counted/counted.ts';
import type { Part, Reset, SessionSummary } from '../../../../shared/contract/state.ts';
import type { PushResult } from '../../../../shared/contract/sync.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { countsAfter } from '../../../../shared/progress/counted/reset.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';
import { foldOf, type FoldName } from '../../../../shared/progress/folds/registry.ts';
import { foldParts, listParts, partsIn, unionParts } from '../../../../shared/progress/parts.ts';
import { openPlayerStore } from '../../../../client/storage/dexie-player-store.ts';
import { createMemoryStore } from '../../../../client/storage/memory-player-database.ts';
import type { TablePlayerStore } from '../../../../client/storage/player-store.ts';
import { failWrites } from './failing-disk.ts';
import { FakeDevice } from './fake-device.ts';
import { broken, claimOf, finished, leaseOf, listed, localItems, NOON, own, PROFILE, storedSession, textOf } from './samples.ts';

type Step =
  | { readonly do: 'finish' | 'absorb' | 'lease' | 'reset'; readonly id: string }
  | { readonly do: 'claim'; readonly badge: string }
  | { readonly do: 'settle'; readonly id: string; readonly status: PushResult['status'] }
  | { readonly do: 'pull' | 'relist'; readonly ids: readonly string[]; readonly badges: readonly string[] }
  | { readonly do: 'upkeep'; readonly by: 'tidy' | 'check' };

const IDS = ['a', 'b', 'c', 'd'] as const;
const id = fc.constantFrom(...IDS);
const badge = fc.constantFrom('p', 'q');
const status = fc.constantFrom<PushResult['status']>('accepted', 'duplicate', 'corrected', 'deferred', 'rejected', 'wrong_owner', 'retry');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('finish' as const, 'absorb' as const, 'lease' as const, 'reset' as const), id }),
  fc.record({ do: fc.constant('claim' as const), badge }),
  fc.record({ do: fc.constant('settle' as const), id: fc.oneof(id, fc.constantFrom('badge:p:0', 'badge:q:0', 'badge:p:1')), status }),
  fc.record({ do: fc.constantFrom('pull' as const, 'relist' as const), ids: fc.uniqueArray(id), badges: fc.uniqueArray(badge) }),
  fc.record({ do: fc.constant('upkeep' as const), by: fc.constantFrom('tidy' as const, 'check' as const) }),
);

const game = (which: string) => finished(which, { endMs: NOON + IDS.findIndex((each) => each === which) * 1_000 });

/** A server that contains what was ever listed; a listing after it was restored begins anew. */
class Server {
  readonly sessions = new Map<string, SessionSummary>();
  readonly claims = new Map<string, ListedChange & { readonly type: 'claim' }>();
  /** Parts as the device has them, by fold and bucket. */
  readonly #sent = new Map<string, string>();
  reset: Reset = { atMs: 0, generation: 0 };
  seq = 0;

  /** What counts. */
  items(): readonly Counted[] {
    return this.#all().filter((item) => countsAfter(this.reset, item));
  }

  forget(): void {
    for (const map of [this.sessions, this.claims, this.#sent]) map.clear();
    this.reset = { atMs: 0, generation: 0 };
  }

  /** The parts that are not as the device has them; one in which nothing counts any more is empty. */
  changed(): readonly Part[] {
    const emptied = listParts(foldParts(this.#all())).map((part) => ({ ...part, part: foldOf(part.fold as FoldName).empty }));
    const parts = listParts(unionParts(partsIn(emptied), foldParts(this.items())));
    return parts.filter((part) => this.#sent.get(`${part.fold} ${part.bucket}`) !== JSON.stringify(part.part));
  }

  delivered(parts: readonly Part[]): void {
    for (const { fold, bucket, part } of parts) this.#sent.set(`${fold} ${bucket}`, JSON.stringify(part));
  }

  #all(): readonly Counted[] {
    return [...[...this.sessions.values()].map((session) => ({ session })), ...[...this.claims.values()].map(({ counts }) => counts)];
  }
}

async function take(store: TablePlayerStore, server: Server, step: Step): Promise<void> {
  switch (step.do) {
    case 'finish':
      await store.finish(game(step.id));
      return;
    case 'absorb': {
      const { item, counts } = claimOf('q');
      const claims = [{ id: item.id, kind: item.kind, counts, contained: 0 as const }];
      await store.absorb({ sessions: [game(step.id).row], unsent: [item], claims });
      return;
    }
    case 'lease':
      await store.lease(leaseOf({ maxItems: 2 }));
      return;
    case 'reset':
      server.reset = { atMs: Math.max(server.reset.atMs, game(step.id).row.summary.endMs), generation: server.reset.generation + 1 };
      return;
    case 'claim':
      await store.claim(claimOf(step.badge, (await store.progress(0)).reset.generation));
      return;
    case 'settle':
      await store.applyResults(
        [{ id: step.id, status: step.status, ...(step.status === 'corrected' ? { corrected: { score: 50 } } : {}) }],
        NOON,
      );
      return;
    case 'upkeep':
      await store[step.by]();
      return;
    case 'pull':
    case 'relist': {
      const { waiting } = await store.beforePull();
      if (step.do === 'relist') server.forget();
      for (const each of step.ids) {
        const row = await storedSession(store, each);
        if (row && !server.sessions.has(each)) server.sessions.set(each, row.summary);
      }
      server.seq += 1;
      for (const each of step.badges) {
        const claim = listed(each, server.reset.generation, server.seq);
        if (claim.type === 'claim' && !server.claims.has(claim.id)) server.claims.set(claim.id, claim);
      }
      const changes = [...[...server.sessions.keys()].map((each) => own(each, server.seq)), ...server.claims.values()];
      const parts = server.changed();
      const pulled = { changes, parts, reset: server.reset, profile: PROFILE, cursor: `e.${server.seq}.x`, stillWaiting: waiting };
      await (step.do === 'pull' ? store.applyPull(pulled) : store.applyFullListing(pulled));
      server.delivered(parts);
    }
  }
}

describe.each([
  ['memory', () => createMemoryStore(), 300],
  ['IndexedDB', () => openPlayerStore(new FakeDevice().ports, 'one'), 25],
])('any order of events in %s', (_, open, numRuns) => {
  it('[S3, S4, S5, S18, S19] keeps outbox and receipts a partition of sessions and claims, and the figures those of the set, each item once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const store = open();
        const server = new Server();
        let contained = foldParts([]);
        for (const each of steps) {
          await take(store, server, each);
          if (each.do === 'pull' || each.do === 'relist') contained = foldParts(server.items());
          expect(await broken(store)).toEqual([]);
          const right = figuresOf(unionParts(contained, foldParts(await localItems(store))));
          expect(textOf((await store.progress(0)).figures)).toBe(textOf(right));
        }
        store.close();
      }),
      { numRuns },
    );
  });
});

it('[S1, S3, S5] a kill at any write of any step leaves the rules standing, and the step can be repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat({ max: 12 }), async (steps, at) => {
      const store = openPlayerStore(new FakeDevice().ports, 'one');
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
});
