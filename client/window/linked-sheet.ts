/** In the hash of /practice/print, before the text of a sheet of paper (shared/games/practice/sheet.ts): one to see, and one to bring back. */
export const SHEET = 'p';
export const BRING_BACK = 'b';
