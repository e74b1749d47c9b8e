/*
 * What is known of a sheet of paper (shared/games/practice/sheet.ts) where its problems are not.
 */

/** Of the numbers that preset and clock of a round's short code are together (shared/classroom/round.ts), those from this one on are of sheets. */
export const FIRST_SHEET = 3_968;

/** In the text of a sheet, between its code and the facts of a player. */
export const BEFORE_FACTS = '.';

const OF_SHEET = 'sheet:';

/** Whether a session is one of a sheet that was brought back, by its id. */
export const isSheetId = (id: string): boolean => id.startsWith(OF_SHEET);

/**
 * The id of the session of a sheet, by its text or its code alone. It names the sheet and not who brought it back: so of one player it is the
 * same on each device, before an account and after, and a sheet counts once (decision D37).
 */
export const sheetId = (text: string): string => OF_SHEET + (text.split(BEFORE_FACTS)[0] ?? '');
