import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { MailTransport } from './mail.ts';

export interface FileTransportOptions {
  readonly directory: string;
  readonly from: string;
  readonly clock: () => number;
  /** Told of the link in each mail: without a mail server the log is where a person finds it. */
  readonly onLink: (link: string) => void;
}

/** 2026-11-20T10:42:00.123Z as 20261120T104200123Z: sorts as text, and is a file name everywhere. */
const stamp = (atMs: number): string => new Date(atMs).toISOString().replaceAll(/[-:.]/g, '');

/** Writes each mail as one .eml file whose name sorts by time. A reader never sees half a mail: it is renamed when complete. */
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
