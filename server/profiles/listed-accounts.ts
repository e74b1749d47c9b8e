import { sql } from 'kysely';
import { contains } from '../database/contains.ts';
import type { Writer } from '../database/store.ts';
import { namedLike } from './named-like.ts';
import type { Account } from './roles.ts';
import { nameKey } from './username.ts';

/** An account in an operator's list. Times in ms. */
export interface ListedAccount extends Account {
  readonly createdMs: number;
  /** Null: never. */
  readonly lastSignInMs: number | null;
  readonly sessions: number;
}

/** Those whose address or names contain a text, newest first; all for an empty one. */
export async function listAccounts(db: Writer, part: string, limit: number): Promise<readonly ListedAccount[]> {
  const rows = await listed(matching(db, part)).orderBy('users.created_at', 'desc').orderBy('users.id').limit(limit).execute();
  return rows.map(accountOf);
}

/** The same of one account. */
export async function listedAccount(db: Writer, id: string): Promise<ListedAccount | undefined> {
  const row = await listed(accounts(db)).where('users.id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}

const listed = (of: ReturnType<typeof accounts>) =>
  of
    .select(['users.id', 'users.email', 'users.email_confirmed_at', 'users.created_at', 'users.last_sign_in_at'])
    .select(['profiles.username', 'profiles.role'])
    .select((each) =>
      each
        .selectFrom('auth_sessions')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('auth_sessions.user_id', '=', 'users.id')
        .as('sessions'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const accountOf = (row: Row): ListedAccount => ({
  id: row.id,
  email: row.email,
  username: row.username,
  role: row.role,
  isConfirmed: row.email_confirmed_at !== null,
  createdMs: row.created_at,
  lastSignInMs: row.last_sign_in_at,
  // PostgreSQL counts in bigint, which comes as text.
  sessions: Number(row.sessions),
});

export async function countAccounts(db: Writer, part: string): Promise<number> {
  const row = await matching(db, part)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

const accounts = (db: Writer) => db.selectFrom('users').innerJoin('profiles', 'profiles.user_id', 'users.id');

/** A name is looked for in any spelling of it; an address is stored in lower case and has ASCII alone. */
function matching(db: Writer, part: string) {
  const key = nameKey(part);
  return accounts(db).where((is) =>
    is.or([
      contains(sql.ref<string>('users.email'), part.toLowerCase()),
      ...(key === '' ? [] : [is('users.id', 'in', namedLike(db, key))]),
    ]),
  );
}
