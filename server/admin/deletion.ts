import { eraseAccount } from '../deletion/erase-account.ts';
import { findAccount } from '../profiles/roles.ts';
import { done, failed, misused, noAccount, type Command } from './command.ts';

const PARAMETER = '<e-mail address or name> --yes';
const YES = '--yes';

/** Deletes an account with everything that is stored of it, as its owner can (protocol, "Deleted accounts"). */
export const deletion: Command = {
  parameter: PARAMETER,
  summary: 'Delete an account with its games, badges and sessions, for good. Its devices are told, and forget it.',
  details: ['The owner gets no mail of it. Without --yes nothing is deleted, and the account is shown.'],
  async run({ database, clock, tombstones, changed }, words) {
    const who = words
      .filter((word) => word !== YES)
      .join(' ')
      .trim();
    if (who === '') return misused(`"delete" needs ${PARAMETER}.`);
    const isSure = words.includes(YES);
    const deletedMs = clock();
    const account = await database.write(async (writer) => {
      const found = await findAccount(writer, who);
      if (found && isSure) await eraseAccount(writer, { player: found.id, deletedMs });
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
