/** The month in a sentence. It comes with its days, later than their table. */
export const nothingAttempted = 'No challenge attempted this month yet.';
/** How many days of the month came to what; what none came to is left out. */
export const passedDays = (count: number) => `${count} passed`;
export const notPassedDays = (count: number) => `${count} not passed`;
export const missedDays = (count: number) => `${count} missed`;
