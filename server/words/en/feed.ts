export const title = 'Tenfold Blog';
export const description = 'Mental math tricks, study tips and math history.';
