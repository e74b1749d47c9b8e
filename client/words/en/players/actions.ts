/** What several dialogs about players offer. */
export const signIn = 'Sign in';
export const yourData = 'Your data';
export const cancel = 'Cancel';
export const remove = (name: string) => `Remove ${name}`;
