export const title = 'Cookies and site analytics';

/** What consent allows, for the banner and for whoever changes their mind. True for every setting of the server (decisions S5 and S17). */
export const whatItAllows =
  'Tenfold sets no cookies. If you accept, this site may count page views, by day and without names, and show advertising on its home page.';
export const policy = 'Privacy Policy';

export const choice = 'Counted page views and advertising';
export const accept = 'Accept';
export const decline = 'Decline';
