/** Spec 2 §2, to the letter. */
export const notFound = 'Oops! Page not found.';
export const toHome = 'Return to Home';
