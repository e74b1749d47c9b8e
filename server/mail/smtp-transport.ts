import { isLoopback } from '../network/loopback.ts';
import { compose } from './compose.ts';
import { mailerOnDemand } from './mailer-on-demand.ts';
import type { MailTransport } from './mail.ts';

/** A mail server that hangs must not hold a mail for longer than this. */
const SMTP_TIMEOUT_MS = 20_000;

/** Sends through the mail server at `url` (smtp:// or smtps://, with user and password if needed). To other machines only with TLS. */
export function createSmtpTransport(url: string, from: string, clock: () => number): MailTransport {
  const smtp = mailerTo(url);
  return {
    async send(mail) {
      await (await smtp.open()).sendMail(compose(mail, from, clock()));
    },
    close: smtp.close,
  };
}

/** Connects to the mail server and signs in, and sends nothing. @throws what it, or the line, says */
export async function checkSmtp(url: string): Promise<void> {
  const smtp = mailerTo(url);
  try {
    await (await smtp.open()).verify();
  } finally {
    smtp.close();
  }
}

function mailerTo(url: string) {
  // A mail contains links that sign in, so it is never sent in clear text, even if an attacker removes TLS from the server's offer.
  const requireTLS = !isLoopback(new URL(url).hostname);
  const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS };
  return mailerOnDemand(({ createTransport }) => createTransport({ url, ...timeouts, requireTLS }));
}
