/** What several parts of the settings offer. */
export const save = 'Save';
export const cancel = 'Cancel';
export const signIn = 'Sign in';
export const tryAgain = 'Try again';
