import { createQueues, type Queues } from '../sync/queues.ts';
import { createSync, type Sync } from '../sync/sync.ts';
import type { Trigger } from '../sync/loop.ts';
import type { SyncStatus } from '../sync/status.ts';
import type { InteractiveSession } from '../sync/account.ts';
import { createSource } from '../play/observable.ts';
import { openPlayerStore } from '../storage/open-storage.ts';
import { currentPlayer, onPlayerChange, type CurrentPlayer } from './current-player.ts';
import { device } from './device.ts';

/** Sync of whoever plays, and of the queues of the others on this device. One of each a page. */
const statusSource = createSource<SyncStatus | undefined>(undefined);
export const syncStatus = { subscribe: statusSource.subscribe, getSnapshot: statusSource.getSnapshot };

let running: { readonly key: string; readonly sync: Sync } | undefined;
let queues: Queues | undefined;
let starting = Promise.resolve();

/** The tokens of one player; the auth client is loaded only for an account that holds some. */
const sessionOf = (localId: string): InteractiveSession => ({
  credentials: async (refused?: string) => {
    if ((await device().storage.device.setting(`auth:${localId}`)) === undefined) return 'signed_out';
    const { authSessions } = await import('./sign-in-flow.ts');
    return authSessions().credentials(localId, refused);
  },
});

const keyOf = (player: CurrentPlayer): string =>
  player.kind === 'learner' || player.kind === 'account' ? `${player.localId} ${player.row.accountId ?? ''}` : '';

function stop(): void {
  running?.sync.stop();
  running = undefined;
  statusSource.set(undefined);
}

async function start(player: Extract<CurrentPlayer, { kind: 'learner' | 'account' }>, trigger: Trigger): Promise<void> {
  const { host, storage } = device();
  const installId = await storage.device.installId(() => host.newId());
  const accountId = player.row.accountId;
  const sync = createSync({
    host,
    store: storage.player(player.localId),
    localId: player.localId,
    installId,
    ...(accountId !== undefined && { accountId, session: sessionOf(player.localId) }),
  });
  running = { key: keyOf(player), sync };
  sync.subscribe(() => statusSource.set(sync.status()));
  queues ??= createQueues({
    host,
    installId,
    players: () => storage.device.players(),
    open: async (localId) => openPlayerStore({ host }, localId),
    playing: () => (running ? running.key.split(' ')[0] : undefined),
  });
  await sync.refresh();
  sync.trigger(trigger);
  queues.trigger(trigger);
}

/** Follows who plays: the sync of the one before stops, its queue goes on under its ticket (P7). */
function follow(trigger: Trigger): void {
  starting = starting.then(async () => {
    const player = currentPlayer();
    if (player.kind === 'unknown' || keyOf(player) === running?.key) return;
    stop();
    if (player.kind !== 'guest') await start(player, trigger);
  }, () => undefined);
}

/** After a sign-in the same player syncs with new means. */
export function restartSync(trigger: Trigger): void {
  stop();
  follow(trigger);
}

/** Something happened that may be a good moment to sync (sync.md, "Triggers"). */
export function triggerSync(trigger: Trigger): void {
  running?.sync.trigger(trigger);
  queues?.trigger(trigger);
}

/** Listens for the good moments of this page. Called once, after the player is known to be watched. */
export function startSync(): void {
  follow('start');
  onPlayerChange(() => follow('start'));
  document.addEventListener('visibilitychange', () => {
    const visible = document.visibilityState === 'visible';
    running?.sync.setVisible(visible);
    queues?.setVisible(visible);
  });
  addEventListener('pageshow', () => triggerSync('pageshow'));
  addEventListener('online', () => triggerSync('online'));
}
