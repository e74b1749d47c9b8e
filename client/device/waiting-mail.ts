import { liveQuery } from 'dexie';
import { endNotice, showNotice } from '../window/notices.ts';
import type { WaitingMail } from '../storage/device-store.ts';
import { device } from './device.ts';
import { openWaitingMail } from './dialogs.ts';
import { logStorage } from './log-storage.ts';
import * as words from '../words/en/device/waiting-mail.ts';

/** How long the links of the two kinds of mails are good (protocol, "Lifetimes and limits"). */
const LASTS_MS = { sign_up: 24 * 3_600_000, recovery: 3_600_000 } as const;

/** Notes that a mail is on its way to somebody here. It is shown until it is done, also after a reload. */
export async function waitForMail(about: WaitingMail['about'], to: string): Promise<void> {
  const { host, storage } = device();
  await storage.device.setSetting('waitingMail', { about, to: to.toLowerCase(), untilMs: host.now() + LASTS_MS[about] }).catch(logStorage);
}

/** Nobody waits any longer; with an address: for a mail to it. */
export async function endWaiting(to?: string): Promise<void> {
  const { storage } = device();
  const waiting = to === undefined ? undefined : await storage.device.setting('waitingMail').catch(logStorage);
  if (to === undefined || waiting?.to === to.toLowerCase()) await storage.device.removeSetting('waitingMail').catch(logStorage);
}

/** Says in every tab which mail is waited for, and leads to the field for its code. */
export function followWaitingMail(): void {
  const { host, storage } = device();
  liveQuery(() => storage.device.setting('waitingMail')).subscribe({
    next: (waiting) => {
      if (waiting === undefined || waiting.untilMs <= host.now()) endNotice('waiting_mail');
      else
        showNotice({
          kind: 'waiting_mail',
          text: words.waiting(waiting.to),
          action: { label: words.typeCode, run: () => openWaitingMail(waiting) },
        });
    },
    error: logStorage,
  });
}
