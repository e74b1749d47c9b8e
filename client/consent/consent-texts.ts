/** What consent allows, for the banner and for whoever changes their mind. True for every setting of the server (decisions S5 and S17). */
export const WHAT_IT_ALLOWS =
  'Tenfold sets no cookies. If you accept, this site may count page views, by day and without names, and show advertising on its home page.';
