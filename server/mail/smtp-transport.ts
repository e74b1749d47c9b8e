import { createTransport } from 'nodemailer';
import { isLoopback } from '../network/loopback.ts';
import { compose } from './compose.ts';
import type { MailTransport } from './mail.ts';

/** A mail server that hangs must not hold a mail for longer than this. */
const SMTP_TIMEOUT_MS = 20_000;

/** Sends through the mail server of `url` (smtp:// or smtps://, with user and password inside if it wants them); beyond this machine under TLS alone. */
export function createSmtpTransport(url: string, from: string, clock: () => number): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // A mail holds links that sign in, so it crosses no network in clear, also if somebody on the way strikes TLS from the offer.
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
