export const title = 'Terms of Service';
export const lead = 'What you may expect of the site, and the site of you. It fits on one page.';

/** The eight numbered sections of /terms (spec 2 §2, Static pages). */
export const chapters = {
  acceptance: {
    title: '1. Acceptance of Terms',
    parts: [
      'By using this site you agree to these terms. If you do not agree, please do not use it. “We” is whoever runs the site at this address.',
      'If you are too young to agree to this where you live, a parent, a guardian or your school agrees for you.',
    ],
  },
  'use-of-the-site': {
    title: '2. Use of the Site',
    parts: [
      'Playing is free, alone or with a class, with an account or without one. You may use the site for any lawful purpose.',
      'Please do not try to get at accounts or data of others, to burden the server so that others cannot play, or to upload games that nobody has played. Look after your password. We may close an account that is used in such a way.',
    ],
  },
  'intellectual-property': {
    title: '3. Intellectual Property',
    parts: [
      'The software of Tenfold is open: its MIT License lets you use, change and pass it on, with its notice. Its typeface is Atkinson Hyperlegible Next, under the SIL Open Font License.',
      'What others have written or drawn for this site stays theirs.',
    ],
  },
  'user-content': {
    title: '4. User Content',
    parts: [
      'What you enter stays yours: your names, your picture and the games you play. You let us store it and show it to you, and count it, as long as the account exists.',
      'A name or picture must not insult anybody or pass for somebody else. We may ask you to change it.',
    ],
  },
  disclaimers: {
    title: '5. Disclaimers',
    parts: [
      'The site comes as it is. We try to keep it running and right, and promise neither. It works without a network for that reason, too.',
      'The games are practice. We promise no marks, no gain in school or at work, and no other effect: you may get faster at these facts.',
    ],
  },
  liability: {
    title: '6. Limitation of Liability',
    parts: [
      'As far as the law allows, we are not liable for damage that comes from using this site or from not being able to use it, lost games included. “Your data” saves a copy of your games.',
      'Nothing here limits rights that the law of your country gives you and that cannot be limited.',
    ],
  },
  changes: {
    title: '7. Changes to These Terms',
    parts: ['We may change these terms. The version on this page counts. If you go on using the site after a change, you agree to it.'],
  },
  contact: {
    title: '8. Contact',
    parts: ['Questions about these terms go to whoever runs this site.'],
  },
};

export const otherPages = 'Other pages';
export const links = { privacy: 'Privacy Policy', contact: 'Contact', home: 'Home' };
