import { findAccount } from '../profiles/roles.ts';
import { resetPlayer } from '../sync/reset.ts';
import { done, failed, misused, noAccount, type Command } from './command.ts';

const PARAMETER = '<e-mail address or name> [--reason <text>]';
const REASON_WORD = '--reason';
const USUAL_REASON = 'Reset by an admin';
const LONGEST_REASON = 200;

/** Takes all that a player has reached so far out of the figures (decision D7). The games stay stored. */
export const reset: Command = {
  parameter: PARAMETER,
  summary: 'Start the progress of a player anew: what ended by now stays stored, and counts no more.',
  async run({ database, clock, random, changed }, words) {
    const { who, reason } = orderIn(words);
    if (who === '') return misused(`"reset" needs ${PARAMETER}.`);
    if (reason.length > LONGEST_REASON) return failed(`A reason has at most ${LONGEST_REASON} characters.`);
    const taken = await database.write(async (writer) => {
      const account = await findAccount(writer, who);
      if (!account) return undefined;
      const order = { player: account.id, atMs: clock(), actor: 'operator', reason };
      return { account, ...(await resetPlayer(writer, database.dialect, order, random)) };
    });
    if (!taken) return noAccount(who);
    const { account, xp, games } = taken;
    changed(account.id);
    return done(`${account.username} (${account.email}) starts anew. XP taken away: ${xp}. Games that count no more: ${games}.`);
  },
};

/** A name may hold blanks, and so may a reason, with or without quotation marks around them. */
function orderIn(words: readonly string[]): { readonly who: string; readonly reason: string } {
  const at = words.indexOf(REASON_WORD);
  const [who, why] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return { who: who.join(' ').trim(), reason: why.join(' ').trim() || USUAL_REASON };
}
