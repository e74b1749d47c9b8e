/** Joins class names, and leaves out false and undefined ones. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
