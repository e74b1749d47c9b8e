import { liveQuery } from 'dexie';
import { showToast } from '../ui/overlay/toast.tsx';
import { playerHint, setPlayerHint, type PlayerHint } from '../window/hints.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import type { TenfoldStorage } from '../storage/open-storage.ts';
import { passesByItself, StorageFailure, type StorageProblem } from '../storage/storage-failure.ts';
import { announcePlayer, announceUnanswered, currentPlayer, hasNextPlayer, onNextPlayer } from './current-player.ts';
import { followContent } from './content-service.ts';
import { tellDeletedAccounts } from './deleted-accounts.ts';
import { device } from './device.ts';
import type { LoadAuth } from './load-auth.ts';
import { logStorage } from './log-storage.ts';
import { watchPlayer } from './player-watch.ts';
import { offerUnknownPlayers } from './unknown-players.ts';
import { tellStorage } from './storage-notice.ts';
import { storageSentence } from './storage-sentence.ts';
import { attempt } from './stored.ts';
import { startSync, triggerSync } from './sync-service.ts';
import { followWaitingMail } from './waiting-mail.ts';

/** When storage that has not answered is asked again, in ms. */
const SOON_MS = 2_000;

/**
 * Starts everything of players and accounts that runs by itself: the watch of the current player, sync, the test of storage, the repair of
 * interrupted claims and sign-outs, the games that an older tab handed over, and the completion of an interrupted sign-in.
 */
export async function runDevice(loadAuth: LoadAuth): Promise<void> {
  const { storage } = device();
  watch();
  startSync(loadAuth);
  followContent();
  const problem = await answerOf(storage);
  // The player watch tells of a newer database.
  if (problem !== undefined && problem !== 'storage_newer') return showToast(storageSentence(problem), 'wrong');
  if (problem !== undefined) return;
  const repaired = await storage.players.repair();
  if (!repaired.ok && repaired.error !== 'unknown_player') logStorage(new StorageFailure(repaired.error));
  takeHandedOver(storage);
  followWaitingMail();
  await tellDeletedAccounts();
  await offerUnknownPlayers();
  if ((await storage.device.setting('auth:pending')) === undefined) return;
  const { finishPendingSignIn } = await loadAuth();
  await finishPendingSignIn();
}

function watch(): void {
  const { host, storage } = device();
  watchPlayer({
    current: () => storage.players.current(),
    profile: ({ localId }) => storage.player(localId).profile(),
    rename: ({ localId }, name) => void storage.players.rename(localId, name),
    demoted: ({ localId }) => void attempt(() => storage.device.dropAdminReads(localId)),
    isKnown: () => currentPlayer().kind !== 'unknown',
    announce: announcePlayer,
    unanswered: announceUnanswered,
    tell: tellStorage,
    hint: playerHint,
    setHint,
    after: (ms, work) => host.after(ms, work),
    onReturn,
    log: logStorage,
  });
}

/** Sets the hint for the page's own player. A player who was chosen in another tab during a game changes nothing yet. */
function setHint(hint: PlayerHint): void {
  if (hasNextPlayer()) return;
  setPlayerHint(hint);
  if (hint === 'admin')
    void untilLoaded(() => import('../window/install-for-admins.ts')).then(({ installForAdmins }) => installForAdmins());
}

/** Runs `work` when the page comes back, or follows the device again after a game. */
function onReturn(work: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && work());
  onNextPlayer(() => {
    if (!hasNextPlayer()) work();
  });
}

/** The problem of this browser's storage, if there is one. Slow storage is waited for. */
async function answerOf(storage: TenfoldStorage): Promise<StorageProblem | undefined> {
  for (;;) {
    const problem = await storage.probe();
    if (problem === undefined || !passesByItself(problem)) return problem;
    await new Promise<void>((resolve) => device().host.after(SOON_MS, resolve));
  }
}

/** Stores games that an older tab could not write any more, now and while this page is open (client/storage/RULES.md, S15). */
function takeHandedOver(storage: TenfoldStorage): void {
  const take = async () => {
    if ((await storage.takeHandedOver()) > 0) triggerSync('game_end');
  };
  liveQuery(async () => (await storage.handOverBox.all()).length).subscribe({
    next: (games) => {
      if (games > 0) void take().catch(logStorage);
    },
    error: logStorage,
  });
}
