import { nameKey } from '../../../server/profiles/username.ts';
import type { Store } from '../../../server/database/store.ts';

/** An account as a row of each table would have it. */
export interface MadeAccount {
  readonly username: string;
  readonly displayName?: string;
  /** Absent: nothing ever arrived from it. */
  readonly xp?: number;
  readonly sessions?: number;
  readonly isConfirmed?: boolean;
}

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** SQLite binds some thousands of values at once. */
const AT_ONCE = 100;

/** Puts accounts into the tables without signing them up: hundreds of sign-ups would take minutes. */
export function makeAccounts({ write }: Pick<Store, 'write'>, accounts: readonly MadeAccount[]): Promise<void> {
  return write(async (writer) => {
    for (let from = 0; from < accounts.length; from += AT_ONCE) {
      const some = accounts
        .slice(from, from + AT_ONCE)
        .map((account, i) => ({ displayName: account.username, ...account, id: idOf(from + i) }));
      const since = { created_at: 1, updated_at: 1 };
      await writer
        .insertInto('users')
        .values(
          some.map(({ id, isConfirmed = true }) => ({
            id,
            email: `${id}@example.org`,
            email_confirmed_at: isConfirmed ? 1 : null,
            ...since,
          })),
        )
        .execute();
      await writer
        .insertInto('profiles')
        .values(
          some.map(({ id, username, displayName }) => ({ user_id: id, username, display_name: displayName, picture_url: null, ...since })),
        )
        .execute();
      const names = some.flatMap(({ id, username, displayName }) =>
        [...new Set([nameKey(username), nameKey(displayName)])].map((name_key) => ({ name_key, user_id: id, held_at: null })),
      );
      await writer.insertInto('profile_names').values(names).execute();
      const players = some.filter(({ xp }) => xp !== undefined).map(({ id, xp = 0, sessions = 0 }) => ({ id, seq: 1, xp, sessions }));
      if (players.length > 0) await writer.insertInto('players').values(players).execute();
    }
  });
}
