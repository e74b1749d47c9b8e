import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkSmtp } from '../../mail/smtp-transport.ts';
import { codeOf, fine, note, wrong, type Finding } from './finding.ts';

interface Settings {
  readonly smtpUrl?: string;
  readonly mailDir: string;
}

/** Connects to the mail server, or tries the folder of mails. Gives the code of the error; undefined if mails go out. */
export async function lookAtMail({ smtpUrl, mailDir }: Settings): Promise<string | undefined> {
  try {
    if (smtpUrl === undefined) accessSync(nearest(mailDir), constants.W_OK);
    else await checkSmtp(smtpUrl);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** The folder is made with the first mail. */
function nearest(folder: string): string {
  const above = dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearest(above);
}

const NO_MAIL: Readonly<Record<string, string>> = {
  EAUTH: 'It refuses the user or the password of SMTP_URL.',
  ENOAUTH: 'It wants a user and a password in SMTP_URL.',
  EDNS: 'Its name is not known. Look at the host in SMTP_URL.',
  ETLS: 'It offers no TLS, without which no mail goes to another machine. Use smtps://, or a server with STARTTLS.',
};

export function judgeMail({ smtpUrl, mailDir }: Settings, failure: string | undefined): Finding {
  if (smtpUrl !== undefined) {
    if (failure === undefined) return fine('The mail server takes mails.');
    return wrong(
      `The mail server does not take mails (${failure}). ${NO_MAIL[failure] ?? 'Look at SMTP_URL, and whether it can be reached from here.'}`,
    );
  }
  if (failure !== undefined)
    return wrong(`Mails cannot be written to ${mailDir} (${failure}). Give the server's user that folder, or set SMTP_URL.`);
  return note(`SMTP_URL is not set: each mail is a file in ${mailDir}, and its link is in the log. Pass the links on, or set SMTP_URL.`);
}
