import type { Writer } from '../../database/store.ts';
import { digest } from '../credentials/secret.ts';

/** protocol, "Lifetimes and limits": one mail a minute of a kind to one address, ten a day of all kinds. */
const PER_DAY = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `notice`: what an owner must hear, such as of a new password. */
export type LimitedMail = 'signup' | 'recovery' | 'email_change' | 'notice';

/** Besides the ten a day, one an hour: others can use up an address's ten, and its owner still gets these (decision D22). */
const RESERVED: ReadonlySet<LimitedMail> = new Set<LimitedMail>(['recovery', 'notice']);

/** A mail that went out of the reserve is not one of the ten. */
type Sent = readonly (readonly [kind: string, at: number, from?: 'reserve'])[];

const hashOf = (address: string): string => digest(`mail to ${address}`);

/** Reads an address's last day and holds its row, so that mails asked for at once are counted one after the other. */
async function lockHistory(writer: Writer, address: string, now: number): Promise<Sent> {
  const row = await writer
    .insertInto('mail_history')
    .values({ address_hash: hashOf(address), sent: '[]', touched_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ touched_at: now }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  return (JSON.parse(row.sent) as Sent).filter(([, at]) => at > now - DAY_MS);
}

const lastOf = (sent: Sent, kind: LimitedMail): number => Math.max(...sent.filter(([of]) => of === kind).map(([, at]) => at), -Infinity);

/** Ms until one of the ten of the day is free. */
function dayWaitMs(sent: Sent, now: number): number {
  const tenth = sent.filter(([, , from]) => from === undefined).at(-PER_DAY)?.[1] ?? -Infinity;
  return Math.max(0, tenth + DAY_MS - now);
}

function waitMs(sent: Sent, kind: LimitedMail, now: number, spacingMs: number): number {
  const last = lastOf(sent, kind);
  const reserveMs = RESERVED.has(kind) ? Math.max(0, last + HOUR_MS - now) : Infinity;
  return Math.max(0, last + spacingMs - now, Math.min(dayWaitMs(sent, now), reserveMs));
}

export interface MailTurn {
  /** Whole seconds until the address may get this kind again; 0: it may now, and that was noted as sent. */
  readonly waitS: number;
  /** When the last mail of this kind went, counting this one; ms. */
  readonly lastAt: number;
}

/**
 * Takes an address's turn for a kind of mail if it has one. It looks at the address and its history alone, never at accounts, so
 * that an answer built on it says nothing about them.
 */
export async function takeMailTurn(writer: Writer, address: string, kind: LimitedMail, now: number, spacingS: number): Promise<MailTurn> {
  const sent = await lockHistory(writer, address, now);
  const wait = waitMs(sent, kind, now, spacingS * 1000);
  if (wait > 0) {
    const lastAt = sent.findLast(([of]) => of === kind)?.[1] ?? now;
    return { waitS: Math.ceil(wait / 1000), lastAt };
  }
  const noted = JSON.stringify([...sent, dayWaitMs(sent, now) > 0 ? [kind, now, 'reserve'] : [kind, now]]);
  await writer.updateTable('mail_history').set({ sent: noted }).where('address_hash', '=', hashOf(address)).execute();
  return { waitS: 0, lastAt: now };
}
