import type { Store, Writer } from '../../database/store.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { AuthFailure } from '../contract/failure.ts';
import type { FactorRow, IdentityRow, UserRow } from './user-object.ts';

type Reader = Store['db'];

/** The user with this address, confirmed or not. `email` in its stored form (email-address.ts). */
export function userByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether an account with this address was confirmed. An unconfirmed sign-up does not reserve the address. */
export async function isOwned(db: Reader, email: string): Promise<boolean> {
  return ((await userByEmail(db, email))?.email_confirmed_at ?? null) !== null;
}

export function userById(db: Reader, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The present user, locked until the end of the transaction. An update without a change locks a row on both database engines. */
export function lockUser(writer: Writer, id: string): Promise<UserRow | undefined> {
  return writer
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The user's identities, oldest first: the account began with the first one. */
export function identitiesOf(db: Reader, userId: string): Promise<IdentityRow[]> {
  return db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** The user's factors, oldest first. */
export function factorsOf(db: Reader, userId: string): Promise<FactorRow[]> {
  return db.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

export const isBanned = (user: Pick<UserRow, 'banned_until'>, now: number): boolean => (user.banned_until ?? 0) > now;

/** Carries a refusal out of a transaction that must be undone. */
class Undo extends Error {
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Runs a transaction. A refusal undoes all that it wrote. */
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
