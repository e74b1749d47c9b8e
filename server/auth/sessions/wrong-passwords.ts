import { createHmac } from 'node:crypto';
import { windowIsOver } from '../../database/over.ts';
import type { Writer } from '../../database/store.ts';
import { leftMs, secondsOf } from '../../when.ts';

/** The span of a row that counts wrong passwords; its first one begins it (protocol, "Lifetimes and limits"). */
export const WRONG_PASSWORDS_MS = 5 * 60_000;

/** How many wrong passwords a key allows. The key is hashed, so that the table names no address and no network. */
export interface Tally {
  readonly key: string;
  readonly max: number;
}

/** A key that tells nothing without the secret. */
export function secretKey(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

interface Row {
  readonly key_hash: string;
  readonly tries: number;
  readonly since: number;
}

/** Whole seconds until every tally allows a try; 0: now. `beyond`: how many tries a full tally has. */
function longestWaitS(tallies: readonly Tally[], rows: readonly Row[], now: number, beyond: (tally: Tally) => number): number {
  const waits = tallies.map((tally) => {
    const row = rows.find(({ key_hash }) => key_hash === tally.key);
    return row && row.tries >= beyond(tally) ? secondsOf(leftMs(row.since, WRONG_PASSWORDS_MS, now)) : 0;
  });
  return Math.max(0, ...waits);
}

/** Seconds to wait before another try; 0: now. Writes nothing, so that a flood of refused tries costs no disk. */
export async function tallyWaitS(db: Writer, tallies: readonly Tally[], now: number): Promise<number> {
  const keys = tallies.map(({ key }) => key);
  const rows = await db.selectFrom('wrong_passwords').selectAll().where('key_hash', 'in', keys).execute();
  return longestWaitS(tallies, rows, now, ({ max }) => max);
}

/** The result of counting a try: how long some of the tallies refuse it. */
interface Counted {
  waitS(tallies: readonly Tally[]): number;
}

/**
 * Counts a try as wrong before its password is compared, so that tries at the same time, on any server, are all counted.
 * It is one statement, and the keys are always in the given order, so that two tries cause no deadlock.
 */
export async function countTry(writer: Writer, tallies: readonly Tally[], now: number): Promise<Counted> {
  const rows = await writer
    .insertInto('wrong_passwords')
    .values(tallies.map(({ key }) => ({ key_hash: key, tries: 1, since: now })))
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((old) => {
        const isOver = windowIsOver('wrong_passwords.since', WRONG_PASSWORDS_MS, now);
        return {
          tries: old
            .case()
            .when(isOver)
            .then(1)
            .else(old.eb('wrong_passwords.tries', '+', 1))
            .end(),
          since: old.case().when(isOver).then(now).else(old.ref('wrong_passwords.since')).end(),
        };
      }),
    )
    .returningAll()
    .execute();
  // This try is counted already, so a full tally has one more.
  return { waitS: (asked) => longestWaitS(asked, rows, now, ({ max }) => max + 1) };
}

/** Takes a try back, because its password was right. */
export async function takeBackTry(writer: Writer, tallies: readonly Tally[]): Promise<void> {
  const keys = tallies.map(({ key }) => key);
  await writer
    .updateTable('wrong_passwords')
    .set((old) => ({ tries: old('tries', '-', 1) }))
    .where('key_hash', 'in', keys)
    .where('tries', '>', 0)
    .execute();
}
