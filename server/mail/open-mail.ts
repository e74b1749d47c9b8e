import { createFileTransport } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import type { MailLog } from './queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';

interface MailSettings {
  readonly smtpUrl?: string;
  readonly mailDir: string;
  readonly siteUrl: string;
}

/** The sender: no-reply at the site's host. Mail programs need a dot in it, so a plain machine name gets one. */
function senderOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `no-reply@${/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i.test(hostname) ? hostname : 'tenfold.localhost'}`;
}

/** The transport that the settings name: SMTP, or else .eml files with the link in the log (protocol, "Settings"). */
export function openMailTransport(settings: MailSettings, clock: () => number, log: MailLog): MailTransport {
  const from = senderOf(settings.siteUrl);
  if (settings.smtpUrl !== undefined) return createSmtpTransport(settings.smtpUrl, from, clock);
  return createFileTransport({
    directory: settings.mailDir,
    from,
    clock,
    onLink: (link) => {
      log.info({ link }, 'mail written; no mail server is set, so here is its link');
    },
  });
}
