import type { Writer } from '../database/store.ts';
import { nameKey } from './username.ts';

/** What an account may do beyond looking after itself. */
export type Role = 'player' | 'admin';

/** An account as an operator knows it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly role: Role;
  /** Whether its owner has proven that the address is theirs. */
  readonly isConfirmed: boolean;
}

/** The account with an e-mail address or, where there is no `@` in it, a name: however either is written. */
export async function findAccount(db: Writer, who: string): Promise<Account | undefined> {
  const accounts = db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_confirmed_at', 'profiles.username', 'profiles.role']);
  const found = who.includes('@')
    ? accounts.where('users.email', '=', who.toLowerCase())
    : accounts
        .innerJoin('profile_names', 'profile_names.user_id', 'users.id')
        .where('profile_names.name_key', '=', nameKey(who))
        // A name that is held belongs to nobody yet.
        .where('profile_names.held_at', 'is', null);
  const row = await found.executeTakeFirst();
  return row && { id: row.id, email: row.email, username: row.username, role: row.role, isConfirmed: row.email_confirmed_at !== null };
}

/** @param now ms since the epoch */
export async function setRole(writer: Writer, userId: string, role: Role, now: number): Promise<void> {
  await writer.updateTable('profiles').set({ role, updated_at: now }).where('user_id', '=', userId).execute();
}
