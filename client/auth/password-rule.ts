/** Checked before anything is sent (spec 2 §5). The server checks the rest. */
export const PASSWORD_MIN = 6;
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long';
