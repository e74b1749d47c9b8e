export const thisMonth = 'This month';
/** What the marks of the days mean. */
export const key = 'Key';

/** What became of a day's challenge. */
export const passed = 'passed';
export const attempted = 'attempted, not passed';
export const missed = 'missed';
export const open = 'not attempted yet';
export const none = 'no challenge';
