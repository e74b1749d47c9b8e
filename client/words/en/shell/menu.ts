/** The menu of a phone, besides what the header has, too. */

export const map = 'Your Map';
export const about = 'About';
export const contact = 'Contact';
export const blog = 'Blog';

export const signOut = 'Sign Out';
