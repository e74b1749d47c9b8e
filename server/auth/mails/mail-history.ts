import type { Writer } from '../../database/store.ts';
import { leftMs, passedMs, secondsOf } from '../../when.ts';
import { digest } from '../credentials/secret.ts';

/** An address gets one mail a minute of each kind, and ten a day of all kinds but notices (protocol, "Lifetimes and limits"). */
const PER_DAY = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `notice`: what changed on an account, for its owner. `text`: a text message, whose receiver is named in the address's place. */
export type LimitedMail = 'signup' | 'recovery' | 'email_change' | 'notice' | 'text';

/** Of this kind one an hour is allowed beyond the ten a day. Others can use up the ten; the owner still gets it (decision D22). */
const RESERVED: LimitedMail = 'recovery';

/** The mails of the last day. A notice, and a mail from the reserve, is not one of the ten. */
type Sent = readonly (readonly [kind: string, at: number, from?: 'reserve'])[];

const hashOf = (address: string): string => digest(`mail to ${address}`);

/** Reads an address's last day and locks its row, so that requests at the same time are counted one after another. */
async function lockHistory(writer: Writer, address: string, now: number): Promise<Sent> {
  const row = await writer
    .insertInto('mail_history')
    .values({ address_hash: hashOf(address), sent: '[]', touched_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ touched_at: now }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  return (JSON.parse(row.sent) as Sent).filter(([, at]) => passedMs(at, now) < DAY_MS);
}

const lastOf = (sent: Sent, kind: LimitedMail): number => Math.max(...sent.filter(([of]) => of === kind).map(([, at]) => at), -Infinity);

/** Ms until one of the ten of the day is free. */
function dayWaitMs(sent: Sent, now: number): number {
  const tenth = sent.filter(([, , from]) => from === undefined).at(-PER_DAY)?.[1] ?? -Infinity;
  return leftMs(tenth, DAY_MS, now);
}

function waitMs(sent: Sent, kind: LimitedMail, now: number, spacingMs: number): number {
  const last = lastOf(sent, kind);
  // One an hour, whatever else the address got: what changed on an account is never kept from its owner.
  if (kind === 'notice') return leftMs(last, HOUR_MS, now);
  const reserveMs = kind === RESERVED ? leftMs(last, HOUR_MS, now) : Infinity;
  return Math.max(leftMs(last, spacingMs, now), Math.min(dayWaitMs(sent, now), reserveMs));
}

interface MailTurn {
  /** Whole seconds until the address may get this kind again. 0: it may now, and the mail was noted as sent. */
  readonly waitS: number;
  /** When the last mail of this kind was sent, this one included; ms. */
  readonly lastAt: number;
}

/**
 * Notes a mail of a kind to an address, if the limits allow one. It reads only the address's history, never accounts, so
 * that an answer that depends on it tells nothing about accounts.
 */
export async function takeMailTurn(writer: Writer, address: string, kind: LimitedMail, now: number, spacingS: number): Promise<MailTurn> {
  const sent = await lockHistory(writer, address, now);
  const wait = waitMs(sent, kind, now, spacingS * 1000);
  if (wait > 0) {
    const lastAt = sent.findLast(([of]) => of === kind)?.[1] ?? now;
    return { waitS: secondsOf(wait), lastAt };
  }
  const isOutside = kind === 'notice' || dayWaitMs(sent, now) > 0;
  const noted = JSON.stringify([...sent, isOutside ? [kind, now, 'reserve'] : [kind, now]]);
  await writer.updateTable('mail_history').set({ sent: noted }).where('address_hash', '=', hashOf(address)).execute();
  return { waitS: 0, lastAt: now };
}
