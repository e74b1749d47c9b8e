export const thisMonth = 'This month';
/** What the marks of the days mean. */
export const key = 'Key';

/** What became of a day's challenge. */
export const passed = 'passed';
export const attempted = 'attempted, not passed';
export const missed = 'missed';
export const open = 'not attempted yet';
export const none = 'no challenge';

export const nothingAttempted = 'No challenge attempted this month yet.';
/** How many days of the month came to what; what none came to is left out. */
export const passedDays = (count: number) => `${count} passed`;
export const notPassedDays = (count: number) => `${count} not passed`;
export const missedDays = (count: number) => `${count} missed`;
