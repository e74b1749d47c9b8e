import type { Generated } from 'kysely';

/** Times in these tables are ms since the epoch; ids are UUID v4 in lower case; secrets are stored as digests only. */

export interface UsersTable {
  id: string;
  /** Lower case, unique. */
  email: string;
  /** The whole argon2 string with its parameters; null for accounts without a password. */
  password_hash: string | null;
  /** 0 or 1: sign-ups offered different passwords while the address waits for its confirmation, so none of them counts (decision D33). */
  password_in_doubt: Generated<number>;
  email_confirmed_at: number | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  last_sign_in_at: number | null;
  new_email: string | null;
  email_change_sent_at: number | null;
  /** Which of the two mailboxes has agreed to the change so far. */
  email_change_agreed: Generated<'none' | 'current' | 'new'>;
  banned_until: number | null;
  /** The upload tickets of before there were generations that were issued earlier than this have ended. */
  tickets_dead_before: Generated<number>;
  /** A new password begins another one: upload tickets of those before it have ended. A number, because no clock can be trusted. */
  ticket_generation: Generated<number>;
  user_metadata: Generated<string>;
  created_at: number;
  updated_at: number;
}

interface ProfilesTable {
  user_id: string;
  username: string;
  display_name: string;
  role: Generated<'player' | 'admin'>;
  picture_url: string | null;
  created_at: number;
  updated_at: number;
}

/** The folded forms of taken names, one row each, so that the primary key alone decides who has a name. */
export interface ProfileNamesTable {
  name_key: string;
  user_id: string;
  /** Null for one of the profile's own two names. Else since when a sign-up with the user's address holds the name (decision D21). */
  held_at: Generated<number | null>;
}

export interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: 'email' | 'google';
  /** The user's id at the provider; for `email` the user's own id. */
  subject: string;
  email: string;
  /** 0 or 1: whether the provider vouches for the address. Always 0 for `email`, where the user's own confirmation says it. */
  email_verified: Generated<number>;
  last_sign_in_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface AuthSessionsTable {
  id: string;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  /** JSON: [{method, timestamp}], newest first. */
  amr: string;
  /** The factor that raised the session to aal2; null below it, and after a recovery code. */
  raised_by: string | null;
  /** A readable name of the browser and the system that signed in (device-name.ts); null if it is not known. */
  device: string | null;
  /** The number of the active refresh token, and the highest number that was seen in use. */
  gen: number;
  seen_gen: number;
  rotated_at: number;
  /** When it last proved who its user is: by the sign-in, its second step, or the password once more. */
  proven_at: number | null;
  /** 0 or 1: it came by a recovery, and its user has not chosen a password yet. */
  recovers: Generated<number>;
  used_at: number;
  created_at: number;
}

/** Every refresh token of a session, used ones included: a used one that comes back shows a theft. The rows outlive their session. */
export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  gen: number;
  /**
   * This token, sealed with its parent (sealing.ts), or with what the second step was taken with; null for the first token of a session.
   * Whoever brings that again may have to be answered with it again (protocol, "Refresh tokens", rule 3, and "Second factors"), but a
   * stolen database must not contain a token.
   */
  sealed: string | null;
  created_at: number;
}

/** The second factors of users (protocol, "Second factors"). */
export interface FactorsTable {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone';
  /** Unique among the user's factors, or null. */
  friendly_name: string | null;
  status: Generated<'unverified' | 'verified'>;
  /** The secret of a `totp` factor, sealed under a key outside the database (sealing.ts). */
  secret: string | null;
  /** The number of a `phone` factor, in E.164. */
  phone: string | null;
  /** The newest step of 30 s whose code was accepted. No code of it or of an older step is accepted again. */
  last_step: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** A challenge waits for one right code of its factor. */
export interface FactorChallengesTable {
  id: string;
  factor_id: string;
  /** The digest of the code that was sent to a phone; null for `totp`. */
  code_hash: string | null;
  tries: Generated<number>;
  expires_at: number;
  created_at: number;
}

/** The recovery codes that are left. A code is deleted when it is used. */
interface RecoveryCodesTable {
  /** HMAC with a secret outside the database: the codes are short enough to be typed. */
  code_hash: string;
  user_id: string;
  created_at: number;
}

/** When wrong codes were typed. They outlive a restart, and all servers share them. */
interface WrongCodesTable {
  /** The id of a factor, or of the user whose recovery codes are guarded. */
  guarded: string;
  /** JSON: times of the last day, ms, oldest first. */
  times: string;
  touched_at: number;
}

export type MailTokenKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

/** The outstanding link and code of a mail. */
export interface MailTokensTable {
  token_hash: string;
  user_id: string;
  kind: MailTokenKind;
  /** The `user_metadata` of the sign-up that this mail confirms, as JSON; null of every other mail. */
  sign_up_data: string | null;
  code_hash: string;
  code_tries: Generated<number>;
  code_expires_at: number;
  expires_at: number;
  challenge: string | null;
  created_at: number;
}

/** The code of a PKCE flow, waiting to be exchanged. */
export interface AuthCodesTable {
  code_hash: string;
  user_id: string;
  challenge: string;
  method: 'otp' | 'oauth';
  /** 0 or 1: the session is there to choose a new password. */
  recovers: Generated<number>;
  /** Of a code that connects an identity: the session that asked, and the identity as JSON (users/identities.ts). Else both are null. */
  linking_session: string | null;
  identity: string | null;
  tries: Generated<number>;
  expires_at: number;
  created_at: number;
}

/** A browser that was sent to a provider and has not come back yet (protocol, "Google"). */
export interface OAuthStatesTable {
  state_hash: string;
  /** Where the client wants to be led back to. It was checked, and is again when the browser comes back. */
  redirect_to: string;
  /** The challenge of the client's own PKCE flow; null in the implicit one. */
  challenge: string | null;
  /** Who asked to add an identity, and by which session; both null for a sign-in. */
  linking_user: string | null;
  linking_session: string | null;
  expires_at: number;
  created_at: number;
}

/** The mails that were sent to an address or requested for it, with or without an account, so that limits do not tell the two apart. */
interface MailHistoryTable {
  address_hash: string;
  /** JSON: [[kind, at], …] of the last day. */
  sent: string;
  touched_at: number;
}

/** Counts of wrong passwords within five minutes, by key. They outlive a restart, and all servers share them. */
interface WrongPasswordsTable {
  key_hash: string;
  tries: number;
  since: number;
}

/** Where a user has signed in from (decision D22). */
interface KnownSourcesTable {
  user_id: string;
  source_hash: string;
  seen_at: number;
}

/** Proofs of work that were used. Each is good once. */
interface UsedCaptchasTable {
  proof_hash: string;
  ends_at: number;
}

export interface AccountTables {
  users: UsersTable;
  profiles: ProfilesTable;
  profile_names: ProfileNamesTable;
  identities: IdentitiesTable;
  auth_sessions: AuthSessionsTable;
  refresh_tokens: RefreshTokensTable;
  factors: FactorsTable;
  factor_challenges: FactorChallengesTable;
  recovery_codes: RecoveryCodesTable;
  wrong_codes: WrongCodesTable;
  mail_tokens: MailTokensTable;
  auth_codes: AuthCodesTable;
  oauth_states: OAuthStatesTable;
  mail_history: MailHistoryTable;
  wrong_passwords: WrongPasswordsTable;
  known_sources: KnownSourcesTable;
  used_captchas: UsedCaptchasTable;
}
