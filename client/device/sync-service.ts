import { liveQuery } from 'dexie';
import { createQueues, type Queues } from '../sync/queues.ts';
import { createSync, type Sync } from '../sync/sync.ts';
import type { Trigger } from '../sync/loop.ts';
import type { SyncStatus } from '../sync/status.ts';
import type { InteractiveSession } from '../sync/account.ts';
import { createSource } from '../../shared/observable.ts';
import { logError, logWarning } from '../window/log.ts';
import { afterFirstPaint, registerSync } from '../window/sw-bridge.ts';
import { openPlayerStore } from '../storage/open-storage.ts';
import type { PlayerStore } from '../storage/player-store.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { currentPlayer, onPlayerChange, type CurrentPlayer } from './current-player.ts';
import { device } from './device.ts';
import type { LoadAuth } from './load-auth.ts';
import { inTurn } from './serial.ts';
import { checkMonthly } from './monthly-check.ts';

/** Sync of whoever plays, and of the queues of the others on this device. One of each a page. */
const statusSource = createSource<SyncStatus | undefined>(undefined);
export const syncStatus = { subscribe: statusSource.subscribe, getSnapshot: statusSource.getSnapshot };

interface Running {
  readonly key: string;
  readonly localId: string;
  readonly sync: Sync;
  readonly unwatch: () => void;
}

type Player = Extract<CurrentPlayer, { kind: 'learner' | 'account' }>;

let running: Running | undefined;
let queues: Queues | undefined;
let loadAuth: LoadAuth | undefined;

/** Storage that fails has its sentence in the quiet line, and the next good moment tries again; anything else is a bug. */
function logBug(reason: unknown): void {
  if (problemOf(reason) === undefined) logError(reason);
}

const afterOthers = inTurn(logBug);

/** The tokens of one player; the auth client is loaded only for an account that holds some. */
const sessionOf = (localId: string): InteractiveSession => ({
  credentials: async (refused?: string) => {
    if ((await device().storage.device.setting(`auth:${localId}`)) === undefined) return 'signed_out';
    // The auth client is a file of its own: where it cannot be fetched, nothing else can be.
    const loaded = await loadAuth?.().catch(() => undefined);
    return loaded === undefined ? 'offline' : loaded.credentials(localId, refused);
  },
});

const isPlayer = (player: CurrentPlayer): player is Player => player.kind === 'learner' || player.kind === 'account';

const keyOf = (player: CurrentPlayer): string => (isPlayer(player) ? `${player.localId} ${player.row.accountId ?? ''}` : '');

function stop(): void {
  running?.unwatch();
  running?.sync.stop();
  running = undefined;
  statusSource.set(undefined);
}

/** The line follows the database: another tab or the service worker may have sent what this one waits for. */
function watchCounts(store: PlayerStore, sync: Sync): () => void {
  const counts = liveQuery(async () => store.counts());
  const subscription = counts.subscribe({ next: () => void sync.refresh(), error: () => void sync.refresh() });
  return () => subscription.unsubscribe();
}

async function start(player: Player, trigger: Trigger): Promise<void> {
  const { host, storage } = device();
  const { localId, row } = player;
  const installId = await storage.device.installId(() => host.newId());
  const store = storage.player(localId);
  const account = row.accountId === undefined ? {} : { accountId: row.accountId, session: sessionOf(localId) };
  const sync = createSync({ host, store, localId, installId, report: logError, ...account });
  sync.subscribe(() => statusSource.set(sync.status()));
  running = { key: keyOf(player), localId, sync, unwatch: watchCounts(store, sync) };
  await sync.refresh();
  sync.trigger(trigger);
  await pushInBackground();
  afterFirstPaint(() => void checkTotals(store).catch(logBug));
}

async function checkTotals(store: PlayerStore): Promise<void> {
  if (await checkMonthly(store, device().host.now())) logWarning('Kept totals differed from the games and were computed anew.');
}

/** The queues of everybody else go up too, also while a guest plays (P7). */
async function startQueues(trigger: Trigger): Promise<void> {
  const { host, storage } = device();
  const installId = await storage.device.installId(() => host.newId());
  queues ??= createQueues({
    host,
    installId,
    players: () => storage.device.players(),
    open: async (localId) => openPlayerStore({ host }, localId),
    playing: () => running?.localId,
    report: logError,
  });
  queues.trigger(trigger);
}

/** Follows who plays: the sync of the one before stops, its queue goes on under its ticket (P7). */
function follow(trigger: Trigger): void {
  afterOthers(async () => {
    const player = currentPlayer();
    if (player.kind === 'unknown' || keyOf(player) === (running?.key ?? '')) return;
    stop();
    if (isPlayer(player)) await start(player, trigger);
  });
  afterOthers(() => startQueues(trigger));
}

/** After a sign-in the same player syncs with new means. */
export function restartSync(trigger: Trigger): void {
  afterOthers(async () => stop());
  follow(trigger);
}

/** With a backlog the browser is asked, on every visit anew, to push also when all pages are closed. A learner's games go nowhere. */
async function pushInBackground(): Promise<void> {
  const player = currentPlayer();
  if (player.kind === 'account' && (running?.sync.status().waiting ?? 0) > 0) await registerSync();
}

/** A game was saved: it leads the next batch. */
export async function gameEnded(): Promise<void> {
  triggerSync('game_end');
  await running?.sync.refresh();
  await pushInBackground();
}

/** Something happened that may be a good moment to sync (protocol, "Triggers"); also for a start that storage refused before. */
export function triggerSync(trigger: Trigger): void {
  if (!running || !queues) return follow(trigger);
  running.sync.trigger(trigger);
  queues.trigger(trigger);
}

/** Listens for the good moments of this page. Called once, after the player is known to be watched. */
export function startSync(load: LoadAuth): void {
  loadAuth = load;
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
