import { buildMs } from '../../shared/build-stamp.ts';
import { browserHost } from '../storage/browser-host.ts';
import type { Host } from '../storage/host.ts';
import { followDevice } from './current-player.ts';
import { deviceInUse } from './device-in-use.ts';
import { openStorage, type TenfoldStorage } from '../storage/open-storage.ts';

/** This device as the window holds it. Loaded after the first paint: Dexie is no part of the first screen. */
export interface Device {
  readonly host: Host;
  readonly storage: TenfoldStorage;
}

let opened: Device | undefined;

function open(): Device {
  // In a task of its own: a live query may be the first to ask, and what follows from this must not run as part of it.
  setTimeout(() => deviceInUse.set(true));
  const host = browserHost(buildMs);
  const storage = openStorage({ host });
  storage.players.onChosen(followDevice);
  // WebKit keeps a page that was left, with all that it holds: a write that was under way would block the next page's storage for
  // minutes. A page that comes back opens its databases anew.
  addEventListener('pagehide', () => storage.close());
  return { host, storage };
}

export const device = (): Device => (opened ??= open());
