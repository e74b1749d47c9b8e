import { createSmsFiles } from './file-transport.ts';
import type { SmsTransport } from './sms.ts';

interface SmsLog {
  info(details: object, message: string): void;
}

/** The transport that the settings name: files in `SMS_DIR`, or none (protocol, "Settings"). */
export function openSmsTransport(smsDir: string | undefined, clock: () => number, log: SmsLog): SmsTransport | undefined {
  if (smsDir === undefined) return undefined;
  const onWritten = (file: string): void => log.info({ file }, 'text message written; no provider is set, so it lies in SMS_DIR');
  return createSmsFiles({ directory: smsDir, clock, onWritten });
}
