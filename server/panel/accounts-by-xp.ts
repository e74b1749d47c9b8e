import { sql } from 'kysely';
import type { AdminUser, AdminUsersResponse } from '../../shared/contract/admin.ts';
import { levelOf } from '../../shared/progress/level.ts';
import type { Writer } from '../database/store.ts';
import { namedLike } from '../profiles/named-like.ts';
import { nameKey } from '../profiles/username.ts';

/** So many are listed (spec 2 §9). */
const MOST = 50;

/**
 * The accounts with the most XP, and how many fit the search (spec 2 §7, Data reads). A search looks for the text in usernames and
 * displayed names, in any spelling of letters; all for an empty one. Only confirmed accounts are listed: before that anybody may have
 * chosen their names.
 */
export async function accountsByXp(db: Writer, search: string): Promise<AdminUsersResponse> {
  const key = nameKey(search.trim());
  const players = await playersByXp(db, key);
  const rows = players.length < MOST ? [...players, ...(await withoutGames(db, key, MOST - players.length))] : players;
  return { users: rows.map(userOf), total: await countAccounts(db, key) };
}

/** How many confirmed accounts there are, or of those with a text in the folded form of a name. */
export async function countAccounts(db: Writer, key = ''): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email_confirmed_at', 'is not', null)
    .$if(key !== '', (query) => query.where('id', 'in', namedLike(db, key)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Row {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly xp: number;
}

const userOf = ({ id, username, display_name: displayName, xp }: Row): AdminUser => ({
  id,
  username,
  displayName,
  level: levelOf(xp),
  totalXp: xp,
});

/** Whoever has played was confirmed by then. The players are chosen before their names are looked up. */
function playersByXp(db: Writer, key: string): Promise<readonly Row[]> {
  const first = db
    .selectFrom('players')
    .select(['players.id', 'players.xp'])
    .$if(key !== '', (query) => query.where('players.id', 'in', namedLike(db, key)))
    .orderBy('players.xp', 'desc')
    .orderBy('players.id')
    .limit(MOST);
  return db
    .selectFrom(first.as('first'))
    .innerJoin('profiles', 'profiles.user_id', 'first.id')
    .select(['first.id', 'profiles.username', 'profiles.display_name', 'first.xp'])
    .orderBy('first.xp', 'desc')
    .orderBy('first.id')
    .execute();
}

/** Accounts from which nothing ever arrived. */
function withoutGames(db: Writer, key: string, most: number): Promise<readonly Row[]> {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'profiles.username', 'profiles.display_name', sql.lit(0).as('xp')])
    .where('users.email_confirmed_at', 'is not', null)
    .where((is) => is.not(is.exists(is.selectFrom('players').select('id').whereRef('players.id', '=', 'users.id'))))
    .$if(key !== '', (query) => query.where('users.id', 'in', namedLike(db, key)))
    .orderBy('profiles.username')
    .limit(most)
    .execute();
}
