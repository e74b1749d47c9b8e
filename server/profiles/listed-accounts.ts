import { sql } from 'kysely';
import { contains } from '../database/contains.ts';
import type { Writer } from '../database/store.ts';
import type { Account } from './roles.ts';

/** An account in an operator's list. Times in ms. */
export interface ListedAccount extends Account {
  readonly createdMs: number;
  /** Null: never. */
  readonly lastSignInMs: number | null;
  readonly sessions: number;
}

/** Those whose address or username contains a text, newest first; all for an empty one. */
export async function listAccounts(db: Writer, part: string, limit: number): Promise<readonly ListedAccount[]> {
  const rows = await matching(db, part)
    .select(['users.id', 'users.email', 'users.email_confirmed_at', 'users.created_at', 'users.last_sign_in_at'])
    .select(['profiles.username', 'profiles.role'])
    .select((each) =>
      each
        .selectFrom('auth_sessions')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('auth_sessions.user_id', '=', 'users.id')
        .as('sessions'),
    )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    username: row.username,
    role: row.role,
    isConfirmed: row.email_confirmed_at !== null,
    createdMs: row.created_at,
    lastSignInMs: row.last_sign_in_at,
    // PostgreSQL counts in bigint, which comes as text.
    sessions: Number(row.sessions),
  }));
}

export async function countAccounts(db: Writer, part: string): Promise<number> {
  const row = await matching(db, part)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

function matching(db: Writer, part: string) {
  const text = part.toLowerCase();
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .where((is) => is.or([contains(sql.ref<string>('users.email'), text), contains(sql<string>`lower(profiles.username)`, text)]));
}
