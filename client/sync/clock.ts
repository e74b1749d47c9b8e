import type { MetaRows } from '../storage/records.ts';

/** When a request left and its answer came, by the device's clock, and what the server said the time was. */
interface Contact {
  readonly sentMs: number;
  readonly receivedMs: number;
  readonly serverTime: number;
}

/**
 * server − device (ms). The server read its clock somewhere between the two device times; the middle is wrong by half the
 * round trip at most. If the device's clock was set back meanwhile, only the later reading is on the clock now in force.
 */
export function clockOffset({ sentMs, receivedMs, serverTime }: Contact): number {
  const tripMs = receivedMs - sentMs;
  // Adding 0 turns a rounded −0 into 0: the offset goes into hashed payloads, and those know no −0.
  return Math.round(serverTime - receivedMs + (tripMs > 0 ? tripMs / 2 : 0)) + 0;
}

/** What every contact leaves behind (a server that gives an account its data knows it), stored in the transaction of the answer's data (protocol, "Time"). */
export function contactMeta(contact: Contact): Pick<MetaRows, 'clockOffsetMs' | 'lastServerMs' | 'lastSyncMs' | 'unknownAccount'> {
  return { clockOffsetMs: clockOffset(contact), lastServerMs: contact.serverTime, lastSyncMs: contact.receivedMs, unknownAccount: false };
}
