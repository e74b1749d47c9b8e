/** Decision S10. */
const FIRST_YEAR = 2024;

export const copyrightLine = (year: number): string => `© ${FIRST_YEAR}–${Math.max(year, FIRST_YEAR)} Tenfold`;
