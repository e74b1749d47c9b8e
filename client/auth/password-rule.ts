/** Checked before anything is sent (spec 2 §5). The server checks the rest. */
const PASSWORD_MIN = 6;

/** Counted as the server counts: code points of the normal form (decision D35). */
export const isTooShort = (password: string): boolean => Array.from(password.normalize('NFKC')).length < PASSWORD_MIN;
