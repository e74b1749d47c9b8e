/** What the auth API needs of the settings (protocol, "Settings"). Times in seconds. */
export interface AuthSettings {
  /** The site's origin, for links, redirects and the issuer. A request's Host is never used for them. */
  readonly siteUrl: string;
  readonly redirectAllow: readonly string[];
  /** Origins besides the site's own whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  readonly accessTtlS: number;
  readonly reuseWindowS: number;
  readonly mailSpacingS: number;
  readonly disableSignup: boolean;
  readonly googleOffered: boolean;
  /** Signs proofs of work (decision D20). Absent: none is asked for. */
  readonly captchaSecret?: string;
  readonly version: string;
}

/** Fixed lifetimes of protocol, "Lifetimes and limits", in ms. */
export const SIGNUP_LINK_MS = 24 * 3_600_000;
export const OTHER_LINK_MS = 3_600_000;
export const MAIL_CODE_MS = 10 * 60_000;
export const MAIL_CODE_TRIES = 5;
export const AUTH_CODE_MS = 5 * 60_000;
export const AUTH_CODE_TRIES = 5;
export const OAUTH_STATE_MS = 5 * 60_000;
export const SESSION_IDLE_MS = 90 * 24 * 3_600_000;
export const SESSION_WHOLE_MS = 365 * 24 * 3_600_000;

export const issuerOf = (settings: AuthSettings): string => `${settings.siteUrl}/auth/v1`;
