import type { MetaRows } from '../storage/records.ts';
import { DEADLINE_MS } from './exchange.ts';

/** When a request left and its answer came, by the device's clock, and what the server said the time was. */
interface Contact {
  readonly sentMs: number;
  readonly receivedMs: number;
  readonly serverTime: number;
}

/**
 * server − device (ms). The server read its clock somewhere between the two device times; the middle is wrong by half the
 * round trip at most. If the device's clock was set back meanwhile, only the later reading is on the clock now in force. Undefined if more
 * time went by than a request may take: the device slept, or its clock was set on, and half a night would be the error.
 */
export function clockOffset({ sentMs, receivedMs, serverTime }: Contact): number | undefined {
  const tripMs = receivedMs - sentMs;
  if (tripMs > DEADLINE_MS) return undefined;
  // Adding 0 turns a rounded −0 into 0: the offset goes into hashed payloads, and those know no −0.
  return Math.round(serverTime - receivedMs + (tripMs > 0 ? tripMs / 2 : 0)) + 0;
}

/**
 * What every contact leaves behind (a server that gives an account its data knows it), stored in the transaction of the answer's data
 * (protocol, "Time"). An offset that was not measured leaves the one before.
 */
export function contactMeta(
  contact: Contact,
): Partial<Pick<MetaRows, 'clockOffsetMs'>> & Pick<MetaRows, 'lastServerMs' | 'lastSyncMs' | 'unknownAccount'> {
  const clockOffsetMs = clockOffset(contact);
  return {
    ...(clockOffsetMs !== undefined && { clockOffsetMs }),
    lastServerMs: contact.serverTime,
    lastSyncMs: contact.receivedMs,
    unknownAccount: false,
  };
}
