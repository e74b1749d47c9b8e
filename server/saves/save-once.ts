import { fail, ok, type Result } from '../../shared/result.ts';
import type { Store, Writer } from '../database/store.ts';
import { AccessRefused } from '../http/access.ts';
import type { AccountDirectory } from '../http/principal.ts';
import { refusal, type SaveRefusal } from './refusal.ts';
import type { SaveRequest } from './save-request.ts';
import { keyOfAnother } from '../words/en/saves.ts';

export interface SaveDeps {
  readonly database: Store;
  readonly accounts: Pick<AccountDirectory, 'adminRefusal'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** How long a done save is known by its key. A client that repeats a request does so within minutes. */
export const KEPT_MS = 3 * 86_400_000;

/** Ends the transaction of a save that is refused: whatever it had written by then goes, its key included. */
class SaveRefused extends Error {
  override readonly name = 'SaveRefused';
  readonly refusal: SaveRefusal;

  constructor(refused: SaveRefusal) {
    super(refused.body.code);
    this.refusal = refused;
  }
}

/**
 * Does a save once, however often its request comes (protocol, "Admin writes"): key, change and answer are stored by one transaction, so
 * a repetition gets the first answer even if the server died right after the commit. Of two at the same time the second waits for the
 * first. A refused save leaves nothing behind, so its repetition is judged anew.
 * @param work makes the change with the writer alone, at `nowMs` (server time), and gives the answer, which must be JSON
 * @returns the answer; 422 `idempotency_key_reused` if the key came with another request before
 * @throws AccessRefused if the caller is no admin any more, or has signed out, since the request's head arrived
 */
export async function saveOnce<Answer extends object>(
  { database, accounts, clock }: SaveDeps,
  save: SaveRequest,
  work: (writer: Writer, nowMs: number) => Promise<Result<Answer, SaveRefusal>>,
): Promise<Result<Answer, SaveRefusal>> {
  const nowMs = clock();
  try {
    return ok(
      await database.write(async (writer) => {
        const refused = await accounts.adminRefusal(writer, save.who);
        if (refused) throw new AccessRefused(refused);
        await writer
          .deleteFrom('saves')
          .where('saved_ms', '<', nowMs - KEPT_MS)
          .execute();
        if (!(await claimKey(writer, save, nowMs))) return await firstAnswer<Answer>(writer, save);
        const answer = await work(writer, nowMs);
        if (!answer.ok) throw new SaveRefused(answer.error);
        await keepAnswer(writer, save, answer.value);
        return answer.value;
      }),
    );
  } catch (error) {
    if (error instanceof SaveRefused) return fail(error.refusal);
    throw error;
  }
}

/** Whether the key is new. On PostgreSQL this waits for another transaction that has it. */
async function claimKey(writer: Writer, { who, key, digest }: SaveRequest, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await writer
    .insertInto('saves')
    .values({ actor: who.userId, key, request: digest, saved_ms: nowMs, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function firstAnswer<Answer>(writer: Writer, { who, key, digest }: SaveRequest): Promise<Answer> {
  const { request, answer } = await writer
    .selectFrom('saves')
    .select(['request', 'answer'])
    .where('actor', '=', who.userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (request !== digest || answer === null) throw new SaveRefused(refusal(422, 'idempotency_key_reused', keyOfAnother));
  return JSON.parse(answer) as Answer;
}

async function keepAnswer(writer: Writer, { who, key }: SaveRequest, answer: object): Promise<void> {
  await writer
    .updateTable('saves')
    .set({ answer: JSON.stringify(answer) })
    .where('actor', '=', who.userId)
    .where('key', '=', key)
    .execute();
}
