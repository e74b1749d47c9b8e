/** Shown in place of a screen that broke: spec 2 §2, to the letter, but for the details. */
export const title = 'Oops! Something went wrong';
export const lead = 'We encountered an unexpected error. Please try refreshing the page.';
export const refresh = 'Refresh Page';
export const details = 'Details';
