/** How a session begins: by a sign-in or a sign-up, or by the link for who forgot the password. */
export type Flow = 'sign_in' | 'recovery';

/** The keys of the tokens of each flow, while they belong to no player of this device yet. */
export const FLOW_KEYS = { sign_in: 'auth:pending', recovery: 'auth:recovery' } as const;

/** Where a code comes from. Who has gone to Google has a key of its own, so that it does not replace the verifier of a waiting sign-up. */
export const CODE_KEYS = { mail: FLOW_KEYS.sign_in, google: 'auth:google', recovery: FLOW_KEYS.recovery } as const;
export type CodeSource = keyof typeof CODE_KEYS;

/** Where the links in mails lead back to. The page at this address tells by `for` what a link was for. */
export const RETURN_PATHS = {
  sign_in: '/auth/callback',
  recovery: '/auth/callback?for=recovery',
  email_change: '/auth/callback?for=email-change',
} as const;
