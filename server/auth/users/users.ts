import type { Store, Writer } from '../../database/store.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { AuthFailure } from '../contract/failure.ts';
import type { IdentityRow, UserRow } from './user-object.ts';

type Reader = Store['db'];

export function userByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether somebody has proven that the address is theirs. A sign-up that nobody confirmed keeps it from nobody. */
export async function isOwned(db: Reader, email: string): Promise<boolean> {
  return ((await userByEmail(db, email))?.email_confirmed_at ?? null) !== null;
}

export function userById(db: Reader, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user as it is now, held for the rest of the transaction: an update that changes nothing locks a row on every engine. */
export function lockUser(writer: Writer, id: string): Promise<UserRow | undefined> {
  return writer
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Oldest first: the first provider is the one an account began with. */
export function identitiesOf(db: Reader, userId: string): Promise<IdentityRow[]> {
  return db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

export const isBanned = (user: Pick<UserRow, 'banned_until'>, now: number): boolean => (user.banned_until ?? 0) > now;

/** Carries a refusal out of a transaction that must leave nothing behind. */
class Undo extends Error {
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** One transaction whose refusal undoes all that it wrote. */
export async function writeOrUndo<T>(
  store: Store,
  work: (writer: Writer) => Promise<Result<T, AuthFailure>>,
): Promise<Result<T, AuthFailure>> {
  try {
    return await store.write(async (writer) => {
      const result = await work(writer);
      if (!result.ok) throw new Undo(result.error);
      return result;
    });
  } catch (error) {
    if (error instanceof Undo) return fail(error.failure);
    throw error;
  }
}
