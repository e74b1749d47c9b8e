import type { Store } from '../../database/store.ts';
import type { MailQueue } from '../../mail/queue.ts';
import type { AccessTokens } from './access-token.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { AccountsSettings } from '../contract/settings.ts';

/** Security events and failures; never an address, a token or a password. */
export interface AccountsLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What every part of the auth API works with. */
export interface AccountsContext {
  readonly store: Store;
  readonly clock: () => number;
  readonly settings: AccountsSettings;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly mail: MailQueue;
  readonly limits: Limits;
  readonly log: AccountsLog;
  /** For values that must come out the same each time without being stored; kept outside the database. */
  readonly secret: string;
}
