export const effectiveDate = (day: string) => `Effective date: ${day}`;
