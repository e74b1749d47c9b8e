import { randomUUID } from 'node:crypto';
import type { Writer } from '../database/store.ts';
import { seal, unseal } from '../secrets/sealing.ts';
import type { Mail, MailRequest } from './mail.ts';

/** The content of a row of the queue. A mail is stored directly, as the first version did. */
export type Content = Mail | { readonly request: MailRequest };

export interface SealedMailsDeps {
  readonly clock: () => number;
  /** Seals waiting mails, because they contain valid links. It is kept outside the database. */
  readonly secret: string;
}

const PURPOSE = 'tenfold mail queue';

/** Puts a mail, or a request for mails, into the queue, at once or in some ms. A server that has the same secret sends it. */
export async function queueSealed({ clock, secret }: SealedMailsDeps, writer: Writer, content: Content, delayMs = 0): Promise<void> {
  const now = clock();
  const sealed = seal(secret, PURPOSE, JSON.stringify(content));
  await writer
    .insertInto('mail_queue')
    .values({ id: randomUUID(), sealed, due_at: now + delayMs, created_at: now })
    .execute();
}

/** What a row of the queue holds; undefined if it was sealed with another secret. */
export function openSealed({ secret }: Pick<SealedMailsDeps, 'secret'>, sealed: string): Content | undefined {
  const opened = unseal(secret, PURPOSE, sealed);
  return opened === undefined ? undefined : (JSON.parse(opened) as Content);
}
