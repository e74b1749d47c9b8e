import type { Writer } from '../../database/store.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailQueue } from '../../mail/queue.ts';
import { takeMailTurn } from './mail-history.ts';

export interface NoticeDeps {
  readonly clock: () => number;
  readonly mail: Pick<MailQueue, 'enqueue'>;
}

/** Tells an account's owner by mail what has just changed, unless the address had too many mails today. The user's row is locked. */
export async function mailNotice(deps: NoticeDeps, writer: Writer, mail: Mail): Promise<void> {
  const turn = await takeMailTurn(writer, mail.to, 'notice', deps.clock(), 0);
  if (turn.waitS === 0) await deps.mail.enqueue(writer, mail);
}
