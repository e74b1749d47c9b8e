export const signedIn = 'Signed in';

/** Of an account that has neither a name nor an address. */
export const nameless = 'User';
