/** What is said of any call of an admin. */
export const notAdmin = 'Admin access required';
export const unreadable = 'The answer of the server could not be read.';
