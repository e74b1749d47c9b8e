/** The menu of a phone, besides what the header has, too. */

export const map = 'Your Map';
export const about = 'About';
export const contact = 'Contact';
export const blog = 'Blog';
/** Beyond the specification (decision D30). */
export const yourClass = 'Your Class';
export const classRound = 'Class Round';

export const signOut = 'Sign Out';
