import { findAccount, setRole, type Role } from '../profiles/roles.ts';
import { done, failed, noAccount, type Command } from './command.ts';

/** Makes an account an admin (decision S13), or a player again. The role counts from the account's next request on. */
function roleCommand(role: Role, summary: string): Command {
  return {
    parameter: '<e-mail address or name>',
    summary,
    run: ({ database, clock }, words) =>
      database.write(async (writer) => {
        // A name may hold blanks, with or without quotation marks around it.
        const who = words.join(' ');
        const account = await findAccount(writer, who);
        if (!account) return noAccount(who);
        // An address that was typed at a sign-up can be anybody's.
        if (!account.isConfirmed) return failed(`The account of ${account.email} has not confirmed its address yet.`);
        const named = `${account.username} (${account.email})`;
        if (account.role === role) return done(`${named} is ${WORDS[role]} already.`);
        await setRole(writer, account.id, role, clock());
        return done(`${named} is ${WORDS[role]} now.`);
      }),
  };
}

const WORDS: Readonly<Record<Role, string>> = { admin: 'an admin', player: 'a player without the rights of an admin' };

export const promote = roleCommand('admin', 'Give an account the rights of an admin.');
export const demote = roleCommand('player', 'Take the rights of an admin from an account.');
