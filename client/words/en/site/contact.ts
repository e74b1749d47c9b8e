export const title = 'Contact';
export const lead = 'A wrong sum, an idea for a game, a question about your account: write to whoever runs this site.';
export const write = 'Write to us';

export const helps = 'What helps us help you';
export const questions = [
  {
    title: 'A fault in a game',
    text: 'The game, what you typed and what it said. The name of your browser and device tells us where to look.',
  },
  {
    title: 'A question about your account',
    text: 'Write from the mailbox of the account, or name the address you signed up with. Nobody here ever asks for your password or a code.',
  },
  {
    title: 'Data of a child',
    text: 'A parent or a school may ask what is stored about a child, and have it deleted. We may ask how we can know that it is you.',
  },
];

export const privacy = 'Privacy notice';
export const aboutPrivacy =
  'What you write comes as a mail to whoever runs this site, with your address and what your mail program adds to it. It is used to answer you and for nothing else. It is no part of what Tenfold stores of players. All about that is in the <policy>Privacy Policy</policy>.';

export const otherPages = 'Other pages';
export const links = { games: 'Games', tips: 'Math Tips', about: 'About', blog: 'Blog' };
