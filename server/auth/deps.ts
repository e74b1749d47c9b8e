import type { Store } from '../database/store.ts';
import type { Tombstones } from '../deletion/tombstones.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { SmsTransport } from '../sms/sms.ts';
import type { AccessTokens } from './credentials/access-token.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './credentials/passwords.ts';
import type { AuthSettings } from './settings.ts';

/** Logs security events and failures, but never an address, a token or a password. */
export interface AuthLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What every part of the auth API is given. */
export interface AuthDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly settings: AuthSettings;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly mail: MailQueue;
  /** Absent: phone factors are not offered. */
  readonly sms?: SmsTransport;
  readonly limits: Limits;
  readonly log: AuthLog;
  /** Where deletions are noted outside the database. */
  readonly tombstones: Tombstones;
  /** For values that must be the same each time without being stored. It is kept outside the database. */
  readonly secret: string;
  /** Seals the secrets of factors. It is kept outside the database. */
  readonly factorKey: string;
}
