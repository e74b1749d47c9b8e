import { findAccount } from '../profiles/roles.ts';
import { done, noAccount, type Command } from './command.ts';
import { timeText } from './time-text.ts';

/** Where an account is signed in. */
export const sessions: Command = {
  parameter: '<e-mail address or name>',
  summary: 'List the sessions of an account, the one used last first.',
  async run({ database: { db } }, words) {
    const who = words.join(' ').trim();
    const account = await findAccount(db, who);
    if (!account) return noAccount(who);
    const rows = await db
      .selectFrom('auth_sessions')
      .select(['id', 'aal', 'used_at', 'created_at'])
      .where('user_id', '=', account.id)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .execute();
    if (rows.length === 0) return done(`${account.username} (${account.email}) has no session.`);
    const steps = { aal1: 'one step', aal2: 'two steps' } as const;
    return done(
      ...rows.map(
        ({ id, aal, used_at: usedMs, created_at: beganMs }) =>
          `${id}: since ${timeText(beganMs)}, last used ${timeText(usedMs)}, signed in with ${steps[aal]}`,
      ),
    );
  },
};

/** Signs an account out everywhere. */
export const endSessions: Command = {
  parameter: '<e-mail address or name>',
  summary: 'Sign an account out on all its devices.',
  details: ['Its devices keep their games and can still upload them: only a new password, which the owner sets, ends that.'],
  async run({ database, changed }, words) {
    const who = words.join(' ').trim();
    const ended = await database.write(async (writer) => {
      const account = await findAccount(writer, who);
      if (!account) return undefined;
      // The user's row first, as whoever begins or uses a session does (auth/sessions/still-signed-in.ts).
      await writer
        .updateTable('users')
        .set((row) => ({ updated_at: row.ref('updated_at') }))
        .where('id', '=', account.id)
        .execute();
      const { numDeletedRows } = await writer.deleteFrom('auth_sessions').where('user_id', '=', account.id).executeTakeFirst();
      return { account, count: Number(numDeletedRows) };
    });
    if (!ended) return noAccount(who);
    const { account, count } = ended;
    changed(account.id);
    return done(`${account.username} (${account.email}) is signed out. Sessions ended: ${count}.`);
  },
};
