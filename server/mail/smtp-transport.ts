import { createTransport } from 'nodemailer';
import { isLoopback } from '../network/loopback.ts';
import { compose } from './compose.ts';
import type { MailTransport } from './mail.ts';

/** A mail server that hangs must not hold a mail for longer than this. */
const SMTP_TIMEOUT_MS = 20_000;

/** Sends through the mail server at `url` (smtp:// or smtps://, with user and password if needed). To other machines only with TLS. */
export function createSmtpTransport(url: string, from: string, clock: () => number): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // A mail contains links that sign in, so it is never sent in clear text, even if an attacker removes TLS from the server's offer.
    requireTLS: !isLoopback(new URL(url).hostname),
  });
  return {
    async send(mail) {
      await smtp.sendMail(compose(mail, from, clock()));
    },
    close: () => {
      smtp.close();
    },
  };
}
