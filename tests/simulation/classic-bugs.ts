import type { StoredChallenges } from '../../server/content/stored-challenges.ts';
import { challenges, NONE, type ChallengeTally } from '../../shared/progress/folds/challenges.ts';
import { mergeTables } from '../../shared/progress/folds/table.ts';
import type { Host } from '../../client/storage/host.ts';
import { dayNumber } from '../../shared/day.ts';
import type { PartPlace, PlayerStore, Pulled } from '../../client/storage/player-store.ts';
import type { PlayerRow } from '../../client/storage/records.ts';
import type { Device } from './device.ts';

/** A bug put back in on purpose: it stands between the sync code and its store, its account or its host. */
export interface Bug {
  store?(store: PlayerStore, device: Device): PlayerStore;
  accountId?(device: Device, accountId: string | undefined): string | undefined;
  row?(row: PlayerRow, device: Device): PlayerRow;
  host?(host: Host, device: Device): Host;
  /** A fold of device and server, as the bug has it. */
  readonly fold?: Partial<typeof challenges>;
  /** What the server does with its challenges, as the bug has it. */
  readonly challenges?: Partial<StoredChallenges>;
  /** A server that starts does not look at what it left. */
  readonly startsBlind?: true;
}

/** The same object with some methods replaced. */
function overriding<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(object, key) {
      if (key in methods) return methods[key as keyof T];
      const value: unknown = Reflect.get(object, key, object);
      return typeof value === 'function' ? (value.bind(object) as unknown) : value;
    },
  });
}

/** The cursor goes first, in a transaction of its own: a crash in between loses what came for good. */
const cursorBeforeData: Bug = {
  store: (store) =>
    overriding(store, {
      applyPull: async ({ base: _unchecked, ...pulled }, meta) => {
        await store.setMeta({ cursor: pulled.cursor });
        await store.applyPull(pulled, meta);
      },
      applyFullListing: async ({ base: _unchecked, ...pulled }, meta) => {
        await store.setMeta({ cursor: pulled.cursor, ...meta });
        return store.applyFullListing(pulled, meta);
      },
    }),
};

/**
 * Rows leave the outbox when they are taken, as in a queue that shifts its entries: a lost request loses them. They count as
 * waiting for a result; counted as accepted, the rule L5 of the sync client would notice at the next pull, and mend it.
 */
const removedBeforeSent: Bug = {
  store: (store) =>
    overriding(store, {
      lease: async (request) => {
        const rows = await store.lease(request);
        await store.applyResults(
          rows.map(({ id }) => ({ id, status: 'deferred' })),
          request.nowMs,
        );
        return rows;
      },
    }),
};

/** A push answer marks its items as contained, although the parts at hand do not hold them yet. */
const acknowledgementForState: Bug = {
  store: (store) =>
    overriding(store, {
      applyResults: async (results, nowMs, meta) => {
        await store.applyResults(results, nowMs, meta);
        const cursor = await store.meta('cursor');
        if (cursor === undefined) return;
        await store.applyPull({ changes: results.map(({ id }) => ({ type: 'own', id, seq: 0 })), parts: [], cursor });
      },
    }),
};

/** One refusal in an answer, and nothing of the batch is settled. */
const oneBadItemFailsTheBatch: Bug = {
  store: (store) =>
    overriding(store, {
      applyResults: async (results, nowMs, meta) => {
        if (!results.some((result) => result.status === 'rejected')) await store.applyResults(results, nowMs, meta);
      },
    }),
};

/** Whoever is signed in sends everything that lies on the device. */
const wrongOwner: Bug = {
  accountId: (device, accountId) => device.auth ?? accountId,
  row: (row, device) => (device.auth === undefined ? row : { ...row, accountId: device.auth }),
};

/** Nothing is sent before the device's clock has passed the last contact. */
const clockGate: Bug = {
  host: (host, device) => ({
    ...host,
    fetch: (path, init) => {
      const last = lastContact.get(device) ?? -Infinity;
      if (host.now() < last) return Promise.reject(new TypeError('It is too early'));
      lastContact.set(device, host.now());
      return host.fetch(path, init);
    },
  }),
};
const lastContact = new WeakMap<Device, number>();

/** What a pull stores, changed on its way. */
const pulling = (changed: (pulled: Pulled) => Pulled): Bug => ({
  store: (store) =>
    overriding(store, {
      applyPull: (pulled, meta) => store.applyPull(changed(pulled), meta),
      applyFullListing: (pulled, meta) => store.applyFullListing(changed(pulled), meta),
    }),
});

/** A claim that stands goes on counting beside the parts that contain it. */
const claimCountedBesideParts = pulling((pulled) => ({ ...pulled, changes: pulled.changes.filter(({ type }) => type !== 'claim') }));

/** What the server has not listed yet counts, also if it ended before a reset. */
const resetForgotten = pulling(({ reset: _unheard, ...pulled }) => pulled);

/** Parts go first, in a transaction of their own: what they contain counts twice until its mark comes, after a crash for long. */
const partsWithoutMarks: Bug = {
  store: (store) =>
    overriding(store, {
      applyPull: async (pulled, meta) => {
        const { base: cursor, ...rest } = pulled;
        if (typeof cursor === 'string') await store.applyPull({ ...rest, base: cursor, changes: [], cursor });
        await store.applyPull(pulled, meta);
      },
    }),
};

/** A listing leaves all evidence of days long gone as it is here, also what has changed since. */
const changedEvidenceSpared: Bug = {
  store: (store, { world }) =>
    overriding(store, {
      applyFullListing: async (pulled, meta) => {
        const firstDay = dayNumber(world.nowMs, 0) - 13 * 7;
        const isOld = ({ fold, bucket }: PartPlace): boolean => fold === 'evidence' && Number(bucket) < firstDay;
        const spared = [...(pulled.spared ?? []), ...pulled.parts.filter(isOld)];
        const result = await store.applyFullListing({ ...pulled, spared, parts: pulled.parts.filter((part) => !isOld(part)) }, meta);
        return result === 'lacking' ? store.applyFullListing(pulled, meta) : result;
      },
    }),
};

/** The fold of challenges, which joins what it knows of one challenge in another way. */
function joining(join: (a: ChallengeTally, b: ChallengeTally) => ChallengeTally): Bug {
  const real = { ...challenges };
  const union: typeof challenges.union = (a, b) => mergeTables(a, b, join);
  return { fold: { union, add: (part, items) => items.reduce((sum, item) => union(sum, real.add(real.empty, [item])), part) } };
}

const better = (a: ChallengeTally, b: ChallengeTally): ChallengeTally => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
  a[3] === 1 ? 1 : b[3],
];

const xpOfEachAttempt = joining((a, b) => {
  const [, ...rest] = better(a, b);
  return [a[0] + b[0], ...rest];
});

/** Whoever passes on two devices is paid twice. */
const rewardPerDevice = joining((a, b) => {
  const [xp, bestScore, reward, claimed] = better(a, b);
  return [xp, bestScore, a[2] === NONE || b[2] === NONE ? reward : a[2] + b[2], claimed];
});

/** What was deferred for a challenge is looked at when it arrives, and never again. */
const deferredForGood: Bug = { challenges: { onNews: () => {} }, startsBlind: true };

/** The bugs that sync engines have had, by their names in docs/promises.md, "The simulator". */
export const CLASSIC_BUGS = {
  'cursor stored before data': cursorBeforeData,
  'removed before sent': removedBeforeSent,
  'acknowledgement taken for state': acknowledgementForState,
  'one bad item fails the batch': oneBadItemFailsTheBatch,
  'flush under the wrong owner': wrongOwner,
  'clock gate': clockGate,
  'claim counted beside the parts that contain it': claimCountedBesideParts,
  'reset forgotten by the local fold': resetForgotten,
  'parts stored without their marks': partsWithoutMarks,
  'evidence spared though it has changed': changedEvidenceSpared,
  'XP of each attempt counted': xpOfEachAttempt,
  'reward paid per device': rewardPerDevice,
  'a deferred attempt never looked at again': deferredForGood,
} as const satisfies { readonly [name: string]: Bug };
