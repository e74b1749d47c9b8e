/** The page where the code of a class round is typed. */
export const ROUND_PAGE = '/round';
