import { findAccount } from '../profiles/roles.ts';
import { countAccounts, listAccounts, listedAccount, type ListedAccount } from '../profiles/listed-accounts.ts';
import { done, noAccount, type Command } from './command.ts';
import { timeText } from './time-text.ts';

const MOST_LISTED = 100;

/** The accounts, newest first. */
export const list: Command = {
  parameter: '[<part of an e-mail address or name>]',
  summary: `List accounts, newest first, at most ${MOST_LISTED}.`,
  details: ['Learners without an account live on their devices alone: a server does not know of them.'],
  async run({ database }, words) {
    const part = words.join(' ').trim();
    const found = await listAccounts(database.db, part, MOST_LISTED);
    const all = await countAccounts(database.db, part);
    const rest = all > found.length ? [`And ${all - found.length} more: give a part of the address or name.`] : [];
    return done(...(all === 0 ? ['There is no such account.'] : found.map(lineOf)), ...rest);
  },
};

function lineOf({ username, email, role, isConfirmed, lastSignInMs, sessions }: ListedAccount): string {
  const facts = [
    ...(role === 'admin' ? ['admin'] : []),
    ...(isConfirmed ? [] : ['address not confirmed']),
    lastSignInMs === null ? 'never signed in' : `last signed in ${timeText(lastSignInMs)}`,
    `sessions: ${sessions}`,
  ];
  return `${username} (${email}): ${facts.join(', ')}`;
}

/** All that an operator may want to know of one account. */
export const find: Command = {
  parameter: '<e-mail address or name>',
  summary: 'Show one account.',
  async run({ database: { db } }, words) {
    const who = words.join(' ').trim();
    const account = await findAccount(db, who);
    if (!account) return noAccount(who);
    const listed = await listedAccount(db, account.id);
    const games = await db
      .selectFrom('items')
      .select((count) => count.fn.countAll<number>().as('n'))
      .where('player', '=', account.id)
      .where('kind', '=', 'session')
      .executeTakeFirstOrThrow();
    return done(
      `${account.username} (${account.email})`,
      `  Id: ${account.id}`,
      `  Role: ${account.role}`,
      `  Address confirmed: ${account.isConfirmed ? 'yes' : 'no'}`,
      `  Signed up: ${timeText(listed?.createdMs ?? null)}`,
      `  Last signed in: ${timeText(listed?.lastSignInMs ?? null)}`,
      `  Sessions: ${listed?.sessions ?? 0}`,
      `  Games: ${Number(games.n)}`,
    );
  },
};
