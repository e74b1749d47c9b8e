import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { MailTransport } from './mail.ts';

export interface FileTransportOptions {
  readonly directory: string;
  readonly from: string;
  readonly clock: () => number;
  /** Called with the link of each mail. Without a mail server people find the link in the log. */
  readonly onLink: (link: string) => void;
}

/** 2026-11-20T10:42:00.123Z as 20261120T104200123Z, which sorts as text and is a valid file name everywhere. */
const stamp = (atMs: number): string => new Date(atMs).toISOString().replaceAll(/[-:.]/g, '');

/** Writes each mail as one .eml file whose name sorts by time. A complete file gets its name, so a reader never sees half a mail. */
export function createFileTransport(options: FileTransportOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let written = 0;
  return {
    async send(mail, id) {
      const { message } = await composer.sendMail(compose(mail, options.from, options.clock()));
      await mkdir(options.directory, { recursive: true, mode: 0o700 });
      written += 1;
      const name = `${stamp(options.clock())}-${String(written).padStart(6, '0')}-${id.slice(-8)}`;
      const unfinished = join(options.directory, `${name}.part`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(options.directory, `${name}.eml`));
      if (mail.link !== undefined) options.onLink(mail.link);
    },
    close: () => {
      composer.close();
    },
  };
}
