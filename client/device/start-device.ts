import { playerHint, playerHintKey, setPlayerHint } from '../window/hints.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { nextTask } from '../window/next-task.ts';
import { endNotice, showNotice } from '../window/notices.ts';
import { DEVICE_DATABASE } from '../storage/device-database.ts';
import { PLAYER_DATABASES } from '../storage/player-database.ts';
import { announcePlayer } from './current-player.ts';
import type { LoadAuth } from './load-auth.ts';
import { openSignIn } from './dialogs.ts';
import { deviceInUse } from './device-in-use.ts';
import * as words from '../words/en/device/forgotten.ts';

/** Whether this browser has nothing of Tenfold, or not any more. False if the browser does not say, or blocks storage. */
async function isNewcomer(): Promise<boolean> {
  try {
    return !(await indexedDB.databases()).some(({ name }) => name === DEVICE_DATABASE || name?.startsWith(PLAYER_DATABASES));
  } catch {
    return false;
  }
}

/** Resolves when this window, or by its hint another one, begins to store something. */
function firstStored(): Promise<void> {
  return new Promise((resolve) => {
    const stop = deviceInUse.subscribe(done);
    addEventListener('storage', onStorage);
    if (deviceInUse.getSnapshot()) done();

    function onStorage(event: StorageEvent): void {
      if (event.key === playerHintKey) done();
    }
    function done(): void {
      stop();
      removeEventListener('storage', onStorage);
      resolve();
    }
  });
}

/** Says once that the site's data were deleted: the hint knows a player, but the storage is empty. */
function tellStorageDeleted(): void {
  const signIn = () => {
    endNotice('forgotten');
    openSignIn();
  };
  showNotice({ kind: 'forgotten', text: words.forgotten, action: { label: words.signIn, run: signIn } });
}

/** Starts the device after the first screen. A newcomer is a guest and needs no database until the first game is kept. */
export async function startDevice(loadAuth: LoadAuth): Promise<void> {
  if (await isNewcomer()) {
    if (playerHint() !== 'none') tellStorageDeleted();
    announcePlayer(undefined);
    setPlayerHint('none');
    // What waits for the player is rendered in this task, which is long enough.
    await nextTask();
    void untilLoaded(() => import('./content-service.ts')).then(({ followFirstContent }) => followFirstContent());
    await firstStored();
  }
  const { runDevice } = await untilLoaded(() => import('./run-device.ts'));
  await runDevice(loadAuth);
}
