import { liveQuery } from 'dexie';
import { watchCounts } from '../../../client/device/watch-counts.ts';
import { browserHost } from '../../../client/storage/browser-host.ts';
import type { Host } from '../../../client/storage/host.ts';
import { openStorage } from '../../../client/storage/open-storage.ts';
import type { FinishedSession, PlayerStore } from '../../../client/storage/player-store.ts';
import type { StoredItem } from '../../../client/storage/records.ts';
import type { InteractiveSession } from '../../../client/sync/account.ts';
import { DeviceSync } from '../../../client/sync/device-sync.ts';
import { checkMonthly } from '../../../client/sync/monthly-check.ts';
import { queueLock } from '../../../client/sync/push.ts';
import { syncStorage } from '../../../client/sync/sync-storage.ts';
import { view, VIEW_FOLDS } from '../../../shared/progress/view.ts';
import type { Account } from '../accounts.ts';
import { finishedGames } from './finished-games.ts';

/** Whose device this is. */
export type PathAccount = Pick<Account, 'id' | 'email' | 'password' | 'access'>;

/** What a device shows, and what it has that no server took. */
export interface Shown {
  readonly sessions: number;
  readonly xp: number;
  readonly unsent: number;
  readonly parked: number;
}

/** What a start of sync came to, and after how many milliseconds. */
export interface Synced extends Shown {
  /** Nothing is waiting to be sent, as the quiet line says it. */
  readonly emptyMs: number;
  /** The figures that a pull brought are shown, with all of its games. */
  readonly shownMs: number;
  /** All work is done, that which nobody waits for included. */
  readonly overMs: number;
  readonly pushes: number;
  readonly pushedBytes: number;
  /** The milliseconds that the batches took in all to be taken from the queue, to be answered, and to be put away. */
  readonly spent: Spent;
}

export interface Spent {
  readonly take: number;
  readonly request: number;
  readonly putAway: number;
}

/** What the benchmark calls in this page: a device of one account. */
export interface WholePathPage {
  /** Makes the account's database and puts so many finished games in, with all that their ends queue. */
  prepare(account: PathAccount, games: number): Promise<Shown>;
  /** Starts sync as the app does and waits until it has nothing more to do. */
  sync(account: PathAccount): Promise<Synced>;
}

const real = browserHost(1);
const sent = { pushes: 0, bytes: 0, refused: 0 };
const spent = { take: 0, request: 0, putAway: 0 };

/** The same work, whose time is added to a share. */
const counted =
  <Args extends readonly unknown[], T>(share: keyof Spent, work: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    const fromMs = performance.now();
    try {
      return await work(...args);
    } finally {
      spent[share] += performance.now() - fromMs;
    }
  };

const push = counted('request', (...request: Parameters<Host['fetch']>) => real.fetch(...request));
const host: Host = {
  ...real,
  fetch: async (path, init) => {
    const isPush = path === '/api/sync/push';
    const response = await (isPush ? push(path, init) : real.fetch(path, init));
    if (response.status === 429) sent.refused++;
    if (!isPush) return response;
    sent.pushes++;
    sent.bytes += init.body?.length ?? 0;
    return response;
  },
};
const storage = openStorage({ host });

async function localIdOf({ id, email }: PathAccount): Promise<string> {
  const player = await storage.players.signIn({ accountId: id, email, nickname: 'Player' });
  if (!player.ok) throw new Error(player.error);
  return player.value.localId;
}

/** When the server refuses the token, for it has run out, the player signs in anew. */
function sessionOf({ id, email, password, access }: PathAccount): InteractiveSession {
  let token = access;
  const signIn = async (): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const answer = await fetch('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
    return ((await answer.json()) as { readonly access_token: string }).access_token;
  };
  return {
    async credentials(refused) {
      if (refused === token) token = await signIn();
      return { accessToken: token, userId: id };
    },
  };
}

async function shownBy(store: PlayerStore): Promise<Shown> {
  const { figures } = await store.someProgress(1, VIEW_FOLDS);
  const { sessions, totalXp } = view(figures, { day: 0 });
  const { items, parked } = await store.counts();
  return { sessions, xp: totalXp, unsent: items, parked };
}

/** What `absorb` takes. */
const absorbed = (games: readonly FinishedSession[]) => ({
  sessions: games.map(({ row }) => row),
  unsent: games.flatMap(({ outbox }): readonly StoredItem[] => outbox),
});

/** Resolves when a pull is stored. */
const pulled = (store: PlayerStore): Promise<void> =>
  new Promise((resolve, reject) => {
    const subscription = liveQuery(() => store.meta('cursor')).subscribe({
      next: (cursor) => {
        if (cursor === undefined) return;
        subscription.unsubscribe();
        resolve();
      },
      error: reject,
    });
  });

const page: WholePathPage = {
  async prepare(account, games) {
    const store = storage.player(await localIdOf(account));
    for await (const slice of finishedGames(host, games)) await store.absorb(absorbed(slice));
    // What an idle page has done long before there are so many.
    await store.tidy();
    await checkMonthly(store, host.now());
    return shownBy(store);
  },

  async sync(account) {
    const localId = await localIdOf(account);
    const store = storage.player(localId);
    store.lease = counted('take', store.lease.bind(store));
    store.applyResults = counted('putAway', store.applyResults.bind(store));
    const bugs: unknown[] = [];
    const sync = new DeviceSync({
      host,
      storage: syncStorage(storage, { host }),
      sessionOf: () => sessionOf(account),
      report: (error) => bugs.push(error),
      pushInBackground: async () => {},
      gamesTaken: () => {},
      accountDeleted: () => {},
      profileChanged: () => {},
      gameInProgress: () => false,
      watchCounts,
      whenIdle: (work) => void requestIdleCallback(work, { timeout: 2000 }),
    });
    const fromMs = performance.now();
    const passedMs = (): number => performance.now() - fromMs;
    const empty = new Promise<number>((resolve) => {
      sync.status.subscribe(() => {
        if (sync.status.getSnapshot()?.state === 'synced') resolve(passedMs());
      });
    });
    sync.follow({ localId, accountId: account.id });
    await pulled(store);
    const shown = await shownBy(store);
    const shownMs = passedMs();
    const emptyMs = await empty;
    // The pass holds this lock to its end.
    await navigator.locks.request(queueLock(localId), () => {});
    const overMs = passedMs();
    sync.stop();
    if (bugs.length > 0) throw new Error(`Sync had trouble: ${bugs.map(String).join(', ')}`);
    if (sent.refused > 0) throw new Error(`The server asked for ${sent.refused} pauses.`);
    return { ...shown, emptyMs, shownMs, overMs, pushes: sent.pushes, pushedBytes: sent.bytes, spent };
  },
};

Object.assign(globalThis, { wholePathPage: page });
