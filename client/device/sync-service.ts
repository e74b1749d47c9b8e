import { createSource, type Observable } from '../../shared/observable.ts';
import type { InteractiveSession } from '../sync/account.ts';
import { DeviceSync, type SyncedPlayer } from '../sync/device-sync.ts';
import type { Trigger } from '../sync/loop.ts';
import type { SyncStatus } from '../sync/status.ts';
import { syncStorage } from '../sync/sync-storage.ts';
import type { PlayerRow } from '../storage/records.ts';
import { gameInProgress } from '../window/game-in-progress.ts';
import { logError } from '../window/log.ts';
import { registerSync } from '../window/background-sync.ts';
import { afterFirstPaint } from '../window/after-first-paint.ts';
import { currentPlayer, onPlayerChange } from './current-player.ts';
import { tellDeletedAccounts } from './deleted-accounts.ts';
import { device } from './device.ts';
import type { LoadAuth } from './load-auth.ts';
import { tellProfileChanges, tellRefusedChanges } from './profile-changes.ts';
import { RealtimeService } from './realtime-service.ts';
import { watchCounts } from './watch-counts.ts';

/** The tokens of one player. The auth client is loaded only for an account that has tokens. */
const sessionOf = (localId: string, loadAuth: LoadAuth): InteractiveSession => ({
  credentials: async (refused?: string) => {
    if ((await device().storage.device.setting(`auth:${localId}`)) === undefined) return 'signed_out';
    // The auth client is a file of its own. If it cannot be fetched, the device is offline.
    const loaded = await loadAuth().catch(() => undefined);
    return loaded === undefined ? 'offline' : loaded.credentials(localId, refused);
  },
});

const status = createSource<SyncStatus | undefined>(undefined);
/** The sync status of the current player; undefined for a guest. */
export const syncStatus: Observable<SyncStatus | undefined> = status;

/** This page's sync, made by `startSync`. A browser that has stored nothing yet gets no database for it. */
let sync: DeviceSync | undefined;
let realtime: RealtimeService | undefined;

export const triggerSync = (trigger: Trigger): void => sync?.trigger(trigger);
/** The same player syncs with new means: after a sign-in. */
export function restartSync(trigger: Trigger): void {
  sync?.restart(trigger);
  realtime?.look();
}
/** Resolves when the status counts what is stored by now. */
export const refreshSyncStatus = async (): Promise<void> => sync?.refresh();
export const gameEnded = async (): Promise<void> => sync?.gameEnded();
export const claimMade = async (): Promise<void> => sync?.claimMade();

function open(loadAuth: LoadAuth): DeviceSync {
  const { host, storage, env } = device();
  return new DeviceSync({
    host,
    storage: syncStorage(storage, env),
    sessionOf: (localId) => sessionOf(localId, loadAuth),
    report: logError,
    pushInBackground: registerSync,
    gamesTaken: (player, store, ids) => void realtime?.gamesTaken(player, store, ids),
    accountDeleted: () => void tellDeletedAccounts(),
    profileChanged: tellProfileChanges,
    gameInProgress: gameInProgress.getSnapshot,
    watchCounts,
    whenIdle: afterFirstPaint,
  });
}

/** Makes sync and the realtime connection follow the current player, once that is known. */
function followPlayer(followers: readonly { follow(player: SyncedPlayer | undefined): void }[]): void {
  const player = currentPlayer();
  if (player.kind === 'unknown') return;
  for (const follower of followers) follower.follow(player.kind === 'guest' ? undefined : syncedPlayer(player));
}

const syncedPlayer = ({ localId, row: { accountId } }: { readonly localId: string; readonly row: PlayerRow }): SyncedPlayer => ({
  localId,
  ...(accountId !== undefined && { accountId }),
});

/** Starts sync and tells it of the page's events. Called once, after the player watch has started. */
export function startSync(loadAuth: LoadAuth): void {
  const deviceSync = open(loadAuth);
  const showVisibility = () => deviceSync.setVisible(document.visibilityState === 'visible');
  const ofPage = new RealtimeService({
    sessionOf: (localId) => sessionOf(localId, loadAuth),
    changed: () => deviceSync.trigger('poke'),
  });
  const followers = [deviceSync, ofPage];
  sync = deviceSync;
  realtime = ofPage;
  deviceSync.status.subscribe(() => status.set(deviceSync.status.getSnapshot()));
  showVisibility();
  const follow = () => {
    followPlayer(followers);
    void tellRefusedChanges();
  };
  follow();
  onPlayerChange(follow);
  document.addEventListener('visibilitychange', showVisibility);
  addEventListener('pageshow', () => deviceSync.trigger('pageshow'));
  addEventListener('online', () => deviceSync.trigger('online'));
}
