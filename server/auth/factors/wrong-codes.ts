import type { Writer } from '../../database/store.ts';
import { leftMs, passedMs, secondsOf } from '../../when.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many wrong codes a factor allows within a span, and so do the recovery codes of a user (protocol, "Lifetimes and limits"). */
const LIMITS = [
  { max: 15, spanMs: 5 * MINUTE_MS },
  { max: 50, spanMs: DAY_MS },
] as const;

/** How long a wrong code counts. */
export const WRONG_CODES_MS = DAY_MS;

/** The wrong codes of the last day, oldest first. The caller has locked the user's row, so that tries run one after another. */
async function timesOf(writer: Writer, guarded: string, now: number): Promise<readonly number[]> {
  const row = await writer.selectFrom('wrong_codes').select('times').where('guarded', '=', guarded).executeTakeFirst();
  return (JSON.parse(row?.times ?? '[]') as number[]).filter((at) => passedMs(at, now) < DAY_MS);
}

/**
 * Whole seconds until another code may be tried; 0: now.
 * @param guarded the id of a factor, or of the user whose recovery codes are tried.
 */
export async function codeWaitS(writer: Writer, guarded: string, now: number): Promise<number> {
  const times = await timesOf(writer, guarded, now);
  return Math.max(...LIMITS.map(({ max, spanMs }) => secondsOf(leftMs(times.at(-max) ?? -Infinity, spanMs, now))));
}

/** Notes that a code was wrong. The caller's transaction must not be undone. */
export async function noteWrongCode(writer: Writer, guarded: string, now: number): Promise<void> {
  const fields = { times: JSON.stringify([...(await timesOf(writer, guarded, now)), now]), touched_at: now };
  await writer
    .insertInto('wrong_codes')
    .values({ guarded, ...fields })
    .onConflict((conflict) => conflict.column('guarded').doUpdateSet(fields))
    .execute();
}
