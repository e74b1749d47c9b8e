export const title = 'Your recovery codes';
export const keep =
  '<strong>Keep these now: they are not shown again.</strong> Each one signs you in once when you have neither app nor phone.';
export const copied = 'The codes are copied';
export const download = 'Download';
export const kept = 'I have kept them';

/** The file, which is kept outside of Tenfold. */
export const file = (email: string, codes: string) =>
  `Tenfold recovery codes of ${email}\nEach one signs you in once, in place of a code from your app or phone.\n\n${codes}\n`;
