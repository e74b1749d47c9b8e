/** The page of the day's attempt and its result. */
export const ATTEMPT_PAGE = '/daily-challenge/play';
