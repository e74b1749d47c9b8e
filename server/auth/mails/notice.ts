import type { Writer } from '../../database/store.ts';
import type { MailQueue } from '../../mail/queue.ts';
import type { Notice } from '../../mail/notice-texts.ts';
import type { AuthDeps } from '../deps.ts';
import { takeMailTurn } from './mail-history.ts';

export interface NoticeDeps {
  readonly clock: () => number;
  readonly mail: Pick<MailQueue, 'notify'>;
}

/** Tells an account's owner by mail what has changed: at once, or with all else of the hour after the last such mail (decision D22). */
export const mailNotice = ({ mail }: NoticeDeps, writer: Writer, notice: Notice): Promise<void> => mail.notify(writer, notice);

/** Sends the notices that wait for an address, or puts them off until its hour is over. The mail queue asks for it. */
export async function sendNotices({ clock, mail }: Pick<AuthDeps, 'clock' | 'mail'>, writer: Writer, to: string): Promise<void> {
  if (!(await mail.noticesWait(writer, to))) return;
  const { waitS } = await takeMailTurn(writer, to, 'notice', clock(), 0);
  if (waitS > 0) await mail.request(writer, { kind: 'notice', email: to }, waitS * 1000);
  else await mail.enqueueNotices(writer, to);
}
