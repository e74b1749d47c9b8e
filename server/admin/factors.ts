import { removeAllFactors } from '../auth/factors/remove-all.ts';
import { mailNotice } from '../auth/mails/notice.ts';
import { factorsRemovedByOperator } from '../mail/notice-texts.ts';
import { findAccount } from '../profiles/roles.ts';
import { done, noAccount, type Command } from './command.ts';

/** For who has lost both the second factor and the recovery codes: no call of the API helps them. */
export const removeFactors: Command = {
  parameter: '<e-mail address or name>',
  summary: 'Turn two-step sign-in off for an account whose owner has lost phone and recovery codes.',
  details: ['The owner is told by mail.'],
  run: (deps, words) =>
    deps.database.write(async (writer) => {
      // A name may hold blanks, with or without quotation marks around it.
      const who = words.join(' ');
      const account = await findAccount(writer, who);
      if (!account) return noAccount(who);
      const named = `${account.username} (${account.email})`;
      const removed = await removeAllFactors(writer, account.id);
      if (removed === 0) return done(`${named} has no two-step sign-in.`);
      await mailNotice(deps, writer, factorsRemovedByOperator(account.email));
      return done(`${named} signs in with the first step alone now.`);
    }),
};
