/** What every page has around it: the header, on a phone with its menu, and the way past it. */

export const skipToContent = 'Skip to content';

export const mainNavigation = 'Main';
/** The links of the header (spec 2 §2, Shared layout). */
export const games = 'Games';
export const daily = 'Daily';
export const tips = 'Tips';
export const stats = 'Stats';
export const badges = 'Badges';

/** The bar with the same links at the lower edge of a phone. */
export const places = 'Quick links';

export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';

/** The button that changes the theme. */
export const theme = 'Light or dark';

export const whoIsPlaying = 'Who is playing?';
export const guest = 'Guest';
export const signIn = 'Sign In';
export const settings = 'Settings';
