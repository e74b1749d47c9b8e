import { randomInt } from 'node:crypto';
import type { Profile } from '../../shared/contract/state.ts';
import type { Store, Writer } from '../database/store.ts';
import { nameKey, type Name } from './username.ts';

/** What a user is called: the unique name, and the one that is shown. */
export interface Names {
  readonly username: Name;
  readonly displayName: Name;
}

const keysOf = (names: Names): string[] => [...new Set([names.username.key, names.displayName.key])];

/** Without vowels, so that chance makes no words, and without signs that look alike. */
const NEUTRAL_SIGNS = '23456789bcdfghjkmnpqrtvwxz';

/** A name for those who brought none; never made from the e-mail address. */
export const neutralNames = (): Names => {
  const tail = Array.from({ length: 8 }, () => NEUTRAL_SIGNS.charAt(randomInt(NEUTRAL_SIGNS.length))).join('');
  const text = `learner-${tail}`;
  const name = { text, key: nameKey(text) };
  return { username: name, displayName: name };
};

/** Whether none of the names belongs to another user; names of `self` are free to it. */
export const areNamesFree = async (db: Store['db'], keys: readonly string[], self?: string): Promise<boolean> => {
  const holders = await db.selectFrom('profile_names').select('user_id').where('name_key', 'in', keys).execute();
  return holders.every(({ user_id }) => user_id === self);
};

/** Takes the names for a user and lets go of former ones. False if another was quicker: then the transaction must be undone. */
const claimNames = async (writer: Writer, userId: string, names: Names): Promise<boolean> => {
  const keys = keysOf(names);
  await writer.deleteFrom('profile_names').where('user_id', '=', userId).execute();
  const taken = await writer
    .insertInto('profile_names')
    .values(keys.map((name_key) => ({ name_key, user_id: userId })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('name_key')
    .execute();
  return taken.length === keys.length;
};

/** Writes a user's names, making the profile if there is none. False: a name is taken; undo the transaction. */
export const saveNames = async (writer: Writer, userId: string, names: Names, now: number): Promise<boolean> => {
  if (!(await areNamesFree(writer, keysOf(names), userId))) return false;
  const shown = { username: names.username.text, display_name: names.displayName.text, updated_at: now };
  await writer
    .insertInto('profiles')
    .values({ user_id: userId, created_at: now, picture_url: null, ...shown })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(shown))
    .execute();
  return claimNames(writer, userId, names);
};

/** The profile as a player's document carries it. */
export const profileOf = async (db: Store['db'], userId: string): Promise<Profile | undefined> => {
  const row = await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  const picture = row.picture_url === null ? {} : { pictureUrl: row.picture_url };
  return { username: row.username, displayName: row.display_name, role: row.role, ...picture };
};
