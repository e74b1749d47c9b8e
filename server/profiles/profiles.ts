import { randomInt } from 'node:crypto';
import type { Profile } from '../../shared/contract/state.ts';
import type { Store, Writer } from '../database/store.ts';
import type { ProfileNamesTable } from '../database/tables/accounts.ts';
import { nameKey, type Name } from './username.ts';

/** A user's names: the unique one, and the one that is shown. */
export interface Names {
  readonly username: Name;
  readonly displayName: Name;
}

const keysOf = (names: Names): string[] => [...new Set([names.username.key, names.displayName.key])];

/** No vowels, so that random names are no words, and no characters that look alike. */
const NEUTRAL_SIGNS = '23456789bcdfghjkmnpqrtvwxz';

/** A random name for a sign-up without one. It is not derived from the e-mail address. */
export function neutralNames(): Names {
  const tail = Array.from({ length: 8 }, () => NEUTRAL_SIGNS.charAt(randomInt(NEUTRAL_SIGNS.length))).join('');
  const text = `learner-${tail}`;
  const name = { text, key: nameKey(text) };
  return { username: name, displayName: name };
}

/** A taken name, with what decides whether another user may have it. */
type TakenName = Pick<ProfileNamesTable, 'user_id'> & { readonly held_at: number | null };
/** Whether a taken name does not count, because it is given up when the new ones are written. */
type OwnNames = (taken: TakenName) => boolean;

const profileOwn =
  (userId: string): OwnNames =>
  ({ user_id }) =>
    user_id === userId;
const profileNow =
  (userId: string): OwnNames =>
  ({ user_id, held_at }) =>
    user_id === userId && held_at === null;
const heldFor =
  (userId: string): OwnNames =>
  ({ user_id, held_at }) =>
    user_id === userId && held_at !== null;

async function takenKeys(db: Store['db'], keys: readonly string[], own: OwnNames): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('profile_names').select(['name_key', 'user_id', 'held_at']).where('name_key', 'in', keys).execute();
  return new Set(rows.filter((row) => !own(row)).map(({ name_key }) => name_key));
}

/** Whether no user and no waiting sign-up has the name. `asker`: the user who asks, for whom the present names are free. */
export async function isNameFree(db: Store['db'], key: string, asker?: string): Promise<boolean> {
  const taken = await takenKeys(db, [key], asker === undefined ? () => false : profileNow(asker));
  return taken.size === 0;
}

/** The wanted names as far as they are free: the username replaces a taken display name (decision D19). Undefined if it is taken, too. */
async function availableNames(db: Store['db'], wish: Names, own: OwnNames): Promise<Names | undefined> {
  const taken = await takenKeys(db, keysOf(wish), own);
  if (taken.has(wish.username.key)) return undefined;
  return taken.has(wish.displayName.key) ? { ...wish, displayName: wish.username } : wish;
}

/** The names that a new account can have, or one never confirmed. */
export function namesForProfile(db: Store['db'], wish: Names, userId: string): Promise<Names | undefined> {
  return availableNames(db, wish, profileOwn(userId));
}

/** The same for a sign-up with the address of a confirmed account. The account's own names count as taken, too. */
export function namesToHold(db: Store['db'], wish: Names, userId: string): Promise<Names | undefined> {
  return availableNames(db, wish, heldFor(userId));
}

/** Takes names. Returns false if another user was faster; then the transaction must be undone. */
async function takeNames(writer: Writer, userId: string, names: Names, heldAt: number | null): Promise<boolean> {
  const keys = keysOf(names);
  const taken = await writer
    .insertInto('profile_names')
    .values(keys.map((name_key) => ({ name_key, user_id: userId, held_at: heldAt })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('name_key')
    .execute();
  return taken.length === keys.length;
}

/** Writes a user's names, makes a missing profile, and gives up the former names. False if a name is taken: undo the transaction. */
export async function saveNames(writer: Writer, userId: string, names: Names, now: number): Promise<boolean> {
  const shown = { username: names.username.text, display_name: names.displayName.text, updated_at: now };
  await writer
    .insertInto('profiles')
    .values({ user_id: userId, created_at: now, picture_url: null, ...shown })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(shown))
    .execute();
  await writer.deleteFrom('profile_names').where('user_id', '=', userId).execute();
  return takeNames(writer, userId, names, null);
}

/**
 * Gives a confirmed account other names in place of its present ones. What sign-ups with its address hold stays held (decision D21), also
 * against the account itself. False if a name is taken: undo the transaction.
 */
export async function replaceNames(writer: Writer, userId: string, names: Names, now: number): Promise<boolean> {
  const shown = { username: names.username.text, display_name: names.displayName.text, updated_at: now };
  await writer.updateTable('profiles').set(shown).where('user_id', '=', userId).execute();
  await writer.deleteFrom('profile_names').where('user_id', '=', userId).where('held_at', 'is', null).execute();
  return takeNames(writer, userId, names, null);
}

/**
 * Holds the names of a sign-up with this user's address, in place of those held before. They count as taken
 * as long as an unconfirmed account would have them, so that names do not tell whether the address has an account (decision D21).
 * False if a name is taken: undo the transaction.
 */
export async function holdNames(writer: Writer, userId: string, names: Names | undefined, now: number): Promise<boolean> {
  await writer.deleteFrom('profile_names').where('user_id', '=', userId).where('held_at', 'is not', null).execute();
  return names === undefined || takeNames(writer, userId, names, now);
}

/** The profile as a player's document carries it. */
export async function profileOf(db: Store['db'], userId: string): Promise<Profile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  return {
    username: row.username,
    displayName: row.display_name,
    role: row.role,
    ...(row.picture_url !== null && { pictureUrl: row.picture_url }),
  };
}
