import { randomUUID } from 'node:crypto';
import { messageFiles } from '../mail/message-files.ts';
import type { SmsTransport } from './sms.ts';

interface SmsFilesOptions {
  readonly directory: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Called with the name of each file. It tells neither the number nor the code. */
  readonly onWritten: (file: string) => void;
}

/** Writes each text message as one file `*.sms`: `To: `, the number, an empty line, the text (protocol, "Settings"). */
export function createSmsFiles(options: SmsFilesOptions): SmsTransport {
  const write = messageFiles({ ...options, extension: 'sms' });
  return {
    async send({ to, text }) {
      options.onWritten(await write(`To: ${to}\n\n${text}\n`, randomUUID()));
    },
  };
}
