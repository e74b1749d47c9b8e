import { agreeOnDeletions } from '../deletion/agree.ts';
import { HourlySweep } from '../database/sweeping.ts';
import type { AuthDeps } from './deps.ts';
import { WRONG_CODES_MS } from './factors/wrong-codes.ts';
import { KNOWN_SOURCE_MS } from './sessions/known-sources.ts';
import { SESSION_IDLE_MS, SESSION_WHOLE_MS } from './settings.ts';
import { WRONG_PASSWORDS_MS } from './sessions/wrong-passwords.ts';

const DAY_MS = 24 * 3_600_000;
/** How long an ended session is kept, so that its token is answered as "expired", not as "unknown". */
const RETENTION_MS = 30 * DAY_MS;
/** How long a sign-up waits for its confirmation. The names it asked for are held as long. */
const UNCONFIRMED_MS = 7 * DAY_MS;

/** Removes rows that no longer have an effect: expired codes, links and sessions, and the mail history of past days. */
export function sweep({ store, clock }: Pick<AuthDeps, 'store' | 'clock'>): Promise<void> {
  return store.write(async (writer) => {
    const now = clock();
    await writer
      .deleteFrom('auth_codes')
      .where('expires_at', '<', now - DAY_MS)
      .execute();
    await writer.deleteFrom('oauth_states').where('expires_at', '<', now).execute();
    await writer
      .deleteFrom('mail_tokens')
      .where('expires_at', '<', now - DAY_MS)
      .execute();
    await writer
      .deleteFrom('factor_challenges')
      .where('expires_at', '<', now - DAY_MS)
      .execute();
    await writer
      .deleteFrom('factors')
      .where('status', '=', 'unverified')
      .where('created_at', '<', now - DAY_MS)
      .execute();
    await writer
      .deleteFrom('wrong_codes')
      .where('touched_at', '<', now - WRONG_CODES_MS)
      .execute();
    await writer
      .deleteFrom('mail_history')
      .where('touched_at', '<', now - DAY_MS)
      .execute();
    await writer
      .deleteFrom('auth_sessions')
      .where('used_at', '<', now - SESSION_IDLE_MS - RETENTION_MS)
      .execute();
    await writer
      .deleteFrom('auth_sessions')
      .where('created_at', '<', now - SESSION_WHOLE_MS - RETENTION_MS)
      .execute();
    // Their names, profiles and links go with them, so that an unconfirmed address does not keep a name for ever.
    await writer
      .deleteFrom('users')
      .where('email_confirmed_at', 'is', null)
      .where('updated_at', '<', now - UNCONFIRMED_MS)
      .execute();
    await writer
      .deleteFrom('profile_names')
      .where('held_at', '<', now - UNCONFIRMED_MS)
      .execute();
    await writer
      .deleteFrom('wrong_passwords')
      .where('since', '<=', now - WRONG_PASSWORDS_MS)
      .execute();
    await writer
      .deleteFrom('known_sources')
      .where('seen_at', '<', now - KNOWN_SOURCE_MS)
      .execute();
    await writer.deleteFrom('used_captchas').where('ends_at', '<', now).execute();
    // No session lives longer than this, so no older token belongs to a session.
    await writer
      .deleteFrom('refresh_tokens')
      .where('created_at', '<', now - SESSION_WHOLE_MS - RETENTION_MS)
      .execute();
  });
}

async function tidy(deps: AuthDeps): Promise<void> {
  await sweep(deps);
  // Another server on this database may have deleted an account, and this one may have had no room for the line.
  await agreeOnDeletions(deps.store, deps.tombstones);
}

/** Sweeps every hour, while the clock can be trusted; a clock that cannot is told in the log. */
export function hourlySweep(deps: AuthDeps): HourlySweep {
  const { store, clock, log } = deps;
  const warn = (details: object, message: string): void => log.warn(details, message);
  return new HourlySweep({ store, clock, warn }, () =>
    tidy(deps).catch((reason: unknown) => {
      log.warn({ reason: reason instanceof Error ? reason.name : 'unknown' }, 'old sign-in data could not be removed');
    }),
  );
}
