import type { Writer } from '../database/store.ts';
import { digest } from './secret.ts';

/** auth-api.md, section 10: one mail a minute of a kind to one address, ten a day of all kinds. */
const PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;

export type LimitedMail = 'signup' | 'recovery' | 'email_change';
type Sent = readonly (readonly [kind: string, at: number])[];

const hashOf = (address: string): string => digest(`mail to ${address}`);

/** Reads an address's last day and holds its row, so that mails asked for at once are counted one after the other. */
const lockHistory = async (writer: Writer, address: string, now: number): Promise<Sent> => {
  const row = await writer
    .insertInto('mail_history')
    .values({ address_hash: hashOf(address), sent: '[]', touched_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ touched_at: now }))
    .returning('sent')
    .executeTakeFirstOrThrow();
  return (JSON.parse(row.sent) as Sent).filter(([, at]) => at > now - DAY_MS);
};

const waitMs = (sent: Sent, kind: LimitedMail, now: number, spacingMs: number): number => {
  const last = Math.max(...sent.filter(([of]) => of === kind).map(([, at]) => at), -Infinity);
  const tenth = sent.at(-PER_DAY)?.[1] ?? -Infinity;
  return Math.max(0, last + spacingMs - now, tenth + DAY_MS - now);
};

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
export const takeMailTurn = async (writer: Writer, address: string, kind: LimitedMail, now: number, spacingS: number): Promise<MailTurn> => {
  const sent = await lockHistory(writer, address, now);
  const wait = waitMs(sent, kind, now, spacingS * 1000);
  if (wait > 0) {
    const lastAt = sent.findLast(([of]) => of === kind)?.[1] ?? now;
    return { waitS: Math.ceil(wait / 1000), lastAt };
  }
  const noted = JSON.stringify([...sent, [kind, now]]);
  await writer.updateTable('mail_history').set({ sent: noted }).where('address_hash', '=', hashOf(address)).execute();
  return { waitS: 0, lastAt: now };
};
