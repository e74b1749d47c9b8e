import { mailNotice } from '../auth/mails/notice.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { accountDeletedByOperator } from '../mail/notice-texts.ts';
import { findAccount } from '../profiles/roles.ts';
import { done, failed, misused, noAccount, type Command } from './command.ts';

const PARAMETER = '<e-mail address or name> --yes';
const YES = '--yes';

/** Deletes an account with everything that is stored of it, as its owner can (protocol, "Deleted accounts"). */
export const deletion: Command = {
  parameter: PARAMETER,
  summary: 'Delete an account with its games, badges and sessions, for good. Its devices are told, and forget it.',
  details: ['The owner is told by mail, if the address was ever confirmed. Without --yes nothing is deleted, and the account is shown.'],
  async run(deps, words) {
    const { database, clock, tombstones, changed } = deps;
    const who = words
      .filter((word) => word !== YES)
      .join(' ')
      .trim();
    if (who === '') return misused(`"delete" needs ${PARAMETER}.`);
    const isSure = words.includes(YES);
    const deletedMs = clock();
    const account = await database.write(async (writer) => {
      const found = await findAccount(writer, who);
      if (!found || !isSure) return found;
      await eraseAccount(writer, { player: found.id, deletedMs });
      // An address that nobody confirmed may be a stranger's.
      if (found.isConfirmed) await mailNotice(deps, writer, accountDeletedByOperator(found.email));
      return found;
    });
    if (!account) return noAccount(who);
    const named = `${account.username} (${account.email})`;
    if (!isSure) return failed(`${named} would be deleted for good. Say so with ${YES} behind the name.`);
    tombstones.add([{ player: account.id, deletedMs }]);
    changed(account.id);
    return done(`${named} is deleted.`);
  },
};
