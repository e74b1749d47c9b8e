export const unreachable = 'Tenfold cannot be reached right now. Nothing was deleted; try again when you are online.';
export const signInAgain = 'Sign in again, then delete the account.';
