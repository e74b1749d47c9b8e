import { removeAllFactors } from '../auth/factors/remove-all.ts';
import { findAccount } from '../profiles/roles.ts';
import { done, noAccount, type Command } from './command.ts';

/** For who has lost both the second factor and the recovery codes: no call of the API helps them. */
export const removeFactors: Command = {
  parameter: '<e-mail address or name>',
  summary: 'Turn two-step sign-in off for an account whose owner has lost phone and recovery codes.',
  run: ({ database }, words) =>
    database.write(async (writer) => {
      // A name may hold blanks, with or without quotation marks around it.
      const who = words.join(' ');
      const account = await findAccount(writer, who);
      if (!account) return noAccount(who);
      const named = `${account.username} (${account.email})`;
      const removed = await removeAllFactors(writer, account.id);
      return done(removed === 0 ? `${named} has no two-step sign-in.` : `${named} signs in with the first step alone now.`);
    }),
};
