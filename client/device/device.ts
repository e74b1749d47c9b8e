import { buildMs } from '../../shared/build-stamp.ts';
import { browserHost } from '../storage/browser-host.ts';
import type { SuspendablePage, StoragePorts } from '../storage/dexie-handle.ts';
import type { Host } from '../storage/host.ts';
import { announceChosen } from './current-player.ts';
import { deviceInUse } from './device-in-use.ts';
import { openStorage, type TenfoldStorage } from '../storage/open-storage.ts';

/** The window's access to this device's data. Loaded after the first paint, because the first screen must not wait for Dexie. */
interface Device {
  readonly host: Host;
  readonly storage: TenfoldStorage;
  /** The ports that open another store beside those of `storage`. */
  readonly env: StoragePorts;
}

let opened: Device | undefined;

function open(): Device {
  // In a task of its own: if a live query was the first to ask, the listeners must not run as part of it.
  setTimeout(() => deviceInUse.set(true));
  const host = browserHost(buildMs);
  const env = { host, page: suspendablePage() };
  const storage = openStorage(env);
  storage.players.onChosen(announceChosen);
  addEventListener('pagehide', () => storage.close());
  return { host, storage, env };
}

/**
 * WebKit keeps a page that was left alive, with its open transactions. A write among them would block the next page's storage for minutes.
 * So a suspended page ends its transactions and begins no new ones. When it comes back, it opens its databases again.
 */
function suspendablePage(): SuspendablePage {
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
  return { back: () => back, onSuspend: (work) => works.push(work) };
}

export const device = (): Device => (opened ??= open());
