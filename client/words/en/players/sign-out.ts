export const title = 'Sign out';
export const deletesNothing = 'Signing out deletes nothing. <remove>Delete the account</remove>';
