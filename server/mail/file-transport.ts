import { compose } from './compose.ts';
import { mailerOnDemand } from './mailer-on-demand.ts';
import type { MailTransport } from './mail.ts';
import { messageFiles } from './message-files.ts';

interface FileTransportOptions {
  readonly directory: string;
  readonly from: string;
  readonly clock: () => number;
  /** Called with the link of each mail. Without a mail server people find the link in the log. */
  readonly onLink: (link: string) => void;
}

/** Writes each mail as one .eml file. */
export function createFileTransport(options: FileTransportOptions): MailTransport {
  const composer = mailerOnDemand(({ createTransport }) => createTransport({ streamTransport: true, buffer: true, newline: 'windows' }));
  const write = messageFiles({ ...options, extension: 'eml' });
  return {
    async send(mail, id) {
      const { message } = await (await composer.open()).sendMail(compose(mail, options.from, options.clock()));
      await write(message as Buffer, id);
      if (mail.link !== undefined) options.onLink(mail.link);
    },
    close: composer.close,
  };
}
