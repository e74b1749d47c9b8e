import { buildMs } from '../../shared/build-stamp.ts';
import { browserHost } from '../storage/browser-host.ts';
import type { KeptPage, StoragePorts } from '../storage/dexie-handle.ts';
import type { Host } from '../storage/host.ts';
import { followDevice } from './current-player.ts';
import { deviceInUse } from './device-in-use.ts';
import { openStorage, type TenfoldStorage } from '../storage/open-storage.ts';

/** This device as the window holds it. Loaded after the first paint: Dexie is no part of the first screen. */
export interface Device {
  readonly host: Host;
  readonly storage: TenfoldStorage;
  /** What opens one more store beside those of `storage`. */
  readonly env: StoragePorts;
}

let opened: Device | undefined;

function open(): Device {
  // In a task of its own: a live query may be the first to ask, and what follows from this must not run as part of it.
  setTimeout(() => deviceInUse.set(true));
  const host = browserHost(buildMs);
  const env = { host, page: keptPage() };
  const storage = openStorage(env);
  storage.players.onChosen(followDevice);
  addEventListener('pagehide', () => storage.close());
  return { host, storage, env };
}

/**
 * WebKit keeps a page that was left, with all that it holds: a write that was under way would block the next page's storage for minutes.
 * So a page that is kept ends what it has begun and begins nothing more; when it comes back, it opens its databases anew and goes on.
 */
function keptPage(): KeptPage {
  const works: (() => void)[] = [];
  let back: Promise<void> | undefined;
  let cameBack: (() => void) | undefined;
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    back ??= new Promise((resolve) => (cameBack = resolve));
    for (const work of works) work();
  });
  addEventListener('pageshow', () => {
    back = undefined;
    cameBack?.();
  });
  return { back: () => back, onPutAway: (work) => works.push(work) };
}

export const device = (): Device => (opened ??= open());
