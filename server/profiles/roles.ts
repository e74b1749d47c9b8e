import type { Writer } from '../database/store.ts';
import { nameKey } from './username.ts';

/** The role of an account. A player can change only their own account; an admin can do more. */
export type Role = 'player' | 'admin';

/** What an operator sees of an account. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly role: Role;
  /** Whether the owner has confirmed the address. */
  readonly isConfirmed: boolean;
}

/** The account with an e-mail address or, if `who` has no `@`, with a name, in any spelling of it. */
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
        // A held name belongs to no account yet.
        .where('profile_names.held_at', 'is', null);
  const row = await found.executeTakeFirst();
  return row && { id: row.id, email: row.email, username: row.username, role: row.role, isConfirmed: row.email_confirmed_at !== null };
}

/** @param now ms since the epoch */
export async function setRole(writer: Writer, userId: string, role: Role, now: number): Promise<void> {
  await writer.updateTable('profiles').set({ role, updated_at: now }).where('user_id', '=', userId).execute();
}
