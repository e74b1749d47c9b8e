export const title = 'Privacy Policy';
export const lead = 'What is kept, where and for how long, and what never leaves your device.';

/**
 * The nine sections of /privacy (spec 2 §2, Static pages). They say what this code stores, on the device and on the server: a test names
 * for each stored column and key the words that tell of it, so that a new one needs its words here.
 */
export const chapters = {
  information: {
    title: 'Information We Collect',
    parts: [
      'Tenfold is run by schools, teachers and others, each on a server of their own. “We” is whoever runs the site at this address. What is stored depends on how you play.',
      [
        {
          term: 'As a guest',
          text: 'Nothing about you. A game ends with its page, and so does what you set for practice. This device keeps a few settings, listed under Cookies and Local Storage.',
        },
        {
          term: 'As a learner on this device',
          text: 'A nickname, the colour and shape of your picture, and your games. They stay in this browser. The server learns of them only if you sign up or sign in and take them along.',
        },
        {
          term: 'With an account',
          text: 'Your email address, a username and a display name, what else your browser sent at sign-up, a picture if you have given one, under an address made at random and with the time it came, whether you are an admin, whether the account is banned, and when it was made, changed, confirmed and last used to sign in. A picture is made anew, without what a camera adds to it. A new email address is stored beside the old one until both mailboxes have agreed. Of your password we store only a hash, from which it cannot be read, and whether sign-ups for your address, before it was confirmed, gave different ones.',
        },
        {
          term: 'As an admin',
          text: 'Which posts of the blog you began. Each save is stored for three days under a random key, with the time it was made and its answer, so that a save that is sent twice counts once.',
        },
        {
          term: 'Your games',
          text: 'Of every finished game: the game and its settings, each answer with the moment it was given, when you played by the clock of your device and how far that is from ours, the offset of your time zone, and what came of it: score, accuracy, time and XP, and how you answered each fact in it, such as 7 × 8. With it, if you had your fingers measured, how fast they type. Also the badges and rewards you redeem, the notices you have read, what you have chosen for practice and when, and the days you played. From these the server makes your figures: level, streak, bests, answers by topic and, day by day, by fact. If your progress was reset, it stores who did it, when and why.',
        },
        {
          term: 'Class rounds',
          text: 'A seat number and a nickname are yours to type or leave out, and stay in this browser. The code that you show your teacher says the seat number, the round, each answer and when in the game it was given. It goes from your screen to the camera of your teacher, and to no server. What a camera sees here is looked at on this device, and not kept. A game of a round is kept like any other, with its code.',
        },
        {
          term: 'What you know',
          text: 'Your device works it out from how you answered each fact, for your map and your next practice. It sends no map. But a practice that you finished takes its plan along: which facts it meant to ask, and how well your device took you to know them. It compares you with nobody.',
        },
        {
          term: 'Your devices',
          text: 'A random number for each browser in which you play, and which permissions to upload games it was given and when. Of each sign-in: how you signed in, when it began and was last used, when it last proved to be yours, and the kind of browser and system in words, such as “Chrome on Android”. Tokens that keep you signed in are stored as hashes or sealed.',
        },
        {
          term: 'Google',
          text: 'Only if you choose “Continue with Google”: the number by which Google knows you, your email address there and whether Google has confirmed it, and when you last came that way. Your name and picture at Google are not kept.',
        },
        {
          term: 'Two-step sign-in',
          text: 'Only if you set it up: the name you give it and the sealed secret of your authenticator app or your phone number, when codes were last accepted and when wrong ones were typed, and hashes of your recovery codes and of codes sent by message.',
        },
        {
          term: 'Page views',
          text: 'Only where the site has turned it on, and only of visitors who have accepted it: how often each page was opened on each day. So that nobody can pretend to be a crowd, network addresses are counted in memory for an hour, and not stored.',
        },
        {
          term: 'Network addresses',
          text: 'Your address is needed to answer you, as on every website, and failed sign-ins are counted by it. We write it to no log. The database has it only as a keyed hash, to know where you have signed in from and where wrong passwords came from.',
        },
        {
          term: 'Mails',
          text: 'A mail that waits to be sent is stored sealed. Of its link and code there are hashes. What changed on your account waits sealed, too, for one mail an hour that lists it. To limit mails, a hash of the address stands beside the kinds and times of mails of the last day.',
        },
        {
          term: 'Log',
          text: 'One line a request: what kind it was, how it was answered and how long that took. No names, no addresses. A stolen sign-in, changes of two-step sign-in and resets by an admin are logged with random ids. A server without a mail service writes its mails to files and their links to the log.',
        },
      ],
    ],
  },
  use: {
    title: 'How We Use Information',
    parts: [
      'To let you play on any device and lose no game; to count your score, XP, streak and badges; to choose what a practice asks you; and to keep your account yours.',
      'The server plays every uploaded game again from its answers. So a score is what was really played. A game that no person could have played is kept and worth little; a rule decides that, from the game alone.',
      'We send mails about your account only: to confirm an address, to choose a new password, and to warn you when something about your sign-in has changed. No newsletter, no advertising, no reminder to practise. What you play is not used to make a profile of you for anybody.',
    ],
  },
  storage: {
    title: 'Cookies and Local Storage',
    parts: [
      'Tenfold sets no cookies. It uses the storage of your browser, because it has to work without a network. Nothing in it follows you elsewhere.',
      [
        {
          term: 'Settings of this browser',
          text: 'The theme (theme), whether somebody plays here, so that the first picture fits (tenfold-player), how who plays likes to play, under the random number of that player here (tenfold-choices), sound (tenfold-sound) and vibration (tenfold-vibration), for whoever plays by switch how that goes (tenfold-switches), the seat number and the nickname that were typed last for a class round (tenfold-seat), whether you have seen the tour (seen-tour) or closed the hint to install (tenfold-install-dismissed), and a guest’s achievements in the tile puzzle.',
        },
        {
          term: 'While a tab is open',
          text: 'Whether the page was loaded anew for a new version, and what a password recovery in this tab needs.',
        },
        {
          term: 'tenfold-device',
          text: 'The players of this browser with nickname, picture and, for an account, its email address; who plays; a random number for this browser; what keeps you signed in; the classes of a teacher; whether the browser may clear this storage; the address that waits for a mail to finish a sign-up or a recovery; the daily challenges of the next weeks; for an admin, challenges that are being written, and the figures, users, visits, posts and challenges as they were read last, until this admin signs out here.',
        },
        {
          term: 'tenfold-player-…',
          text: 'One for each player: games with their answers, a game that is still open, badges and rewards, figures, your profile with its picture, a changed name or picture until the server has it, the last settings of each game, what you have chosen for practice, how fast your fingers type here and when that was measured or offered, sheets that you printed, sums of what is known of each fact after each quarter of a year, which never leave this device, what waits to be sent with its permission to upload, and what became of what was sent.',
        },
        { term: 'tenfold-hand-over', text: 'Games that an old version finished while a new one took over.' },
        {
          term: 'tenfold-posts',
          text: 'The posts of the blog that were read last, to be read without a network.',
        },
        {
          term: 'tenfold-unsaved-posts',
          text: 'For admins: posts that were typed here and not saved, with the time.',
        },
        {
          term: 'tenfold-class-…',
          text: 'One for each class of a teacher: its name, its seats with number and nickname, its rounds, and each result; of an erased seat its number and the day, of an erased round or result a number that stands for it, and when. It leaves this device only in a file that the teacher saves.',
        },
        { term: 'The app itself', text: 'Its pages, scripts and fonts, so that it opens without a network.' },
      ],
      'You can remove all this in the settings of your browser. Games that no server has are then lost: save a backup under “Your data” first.',
      [
        {
          term: 'Your answer to the banner',
          text: 'Whether you have accepted counted page views and advertising (analytics-consent). It is asked once in each browser, and you can change it here or in Settings. Declining costs you nothing.',
        },
        {
          term: 'Counted page views',
          text: 'Only if you have accepted, and only on a site that counts them: see Page views above. Nothing of you, your browser or a game that is being played is kept with them.',
        },
        {
          term: 'Advertising',
          text: 'Only if you have accepted, and only on a site that has set it up: a page of its provider is shown on the home page, in a frame that cannot reach into Tenfold or use its storage. The provider then learns the address of your network, and may try to set a cookie of its own. There is none in games, none for learners on this device and none without a network.',
        },
      ],
    ],
  },
  sharing: {
    title: 'Data Sharing',
    parts: [
      'We sell nothing and tell advertisers nothing of you. Unless you have accepted advertising, the pages of Tenfold load nothing from other companies, fonts and protection against robots included.',
      [
        {
          term: 'Other players',
          text: 'See nothing of you. They can find out that a username is taken. Your picture is seen by whoever has its address, which nobody can guess.',
        },
        {
          term: 'Whoever runs this site',
          text: 'Can see accounts with their email address, names and sign-ins, and can reset or delete them. Backups of the database are theirs to keep safe.',
        },
        {
          term: 'Those who carry messages',
          text: 'The mail service of this site gets your address and the mail; a message service gets your phone number and the code, if you have chosen that.',
        },
        { term: 'Google', text: 'Learns that you sign in here, if you choose to sign in with Google, and nothing of what you play.' },
        { term: 'You', text: 'When you share a result or save a file, you decide where it goes.' },
        { term: 'The law', text: 'If it obliges us to hand something over, we hand over that and no more.' },
      ],
    ],
  },
  retention: {
    title: 'Data Retention',
    parts: [
      [
        { term: 'Account and games', text: 'Until you delete the account. Old games are what your figures are made of.' },
        {
          term: 'What you have chosen for practice',
          text: 'As long as the account, each choice with its time. A reset of your progress leaves it as it is.',
        },
        {
          term: 'What you know',
          text: 'As long as the games that it comes from. After a reset of your progress it begins anew.',
        },
        {
          term: 'How fast your fingers type',
          text: 'Two times for each kind of input, on the device where they were measured, until you remove the player there or measure again; those that a finished game has taken along, as long as the game. The numbers that you copied are not kept.',
        },
        { term: 'A sign-up that nobody confirms', text: '7 days, with the names it asked for.' },
        {
          term: 'Sign-ins',
          text: 'End after 90 days without use, at the latest after 365 days. They are removed 30 days after that, hashes of their tokens after 395 days.',
        },
        { term: 'Permission to upload games', text: '400 days, renewed while you play. It ends when you sign out or change the password.' },
        {
          term: 'Links and codes',
          text: 'A link works for 24 hours at most, a code for 10 minutes. Their hashes are removed a day later, and so is a second step that was never finished.',
        },
        { term: 'Mails that wait', text: 'A day at most. The times of mails to an address: a day.' },
        { term: 'Wrong passwords and codes', text: 'Counts of wrong passwords 5 minutes, of wrong codes a day.' },
        { term: 'Where you have signed in from', text: 'The keyed hash of an address: 365 days after the last time.' },
        { term: 'Proofs against robots', text: '10 minutes. A sign-in at Google that was begun: 5 minutes.' },
        {
          term: 'A deleted account',
          text: 'Account, games, sign-ins and permissions are deleted at once. Its random id and the moment stay, so that an old backup cannot bring it back. They name nobody.',
        },
        {
          term: 'Backups',
          text: 'The server copies its database every day and before an update, and removes the oldest copies. What was deleted stays in them until then, usually for a week.',
        },
        {
          term: 'A class on a teacher’s device',
          text: 'Until it is erased, or the classes are opened 400 days after its last round.',
        },
        {
          term: 'On your device',
          text: 'Until you remove the player or clear the browser. On a full device old logs of games that are safe elsewhere go first.',
        },
      ],
    ],
  },
  children: {
    title: 'Children’s Privacy',
    parts: [
      'Accounts are not directed to children under 13, and we do not knowingly collect personal information from them. Where the law of your country sets a higher age, that age counts.',
      'Children can play everything without an account: as a guest, or as a learner under a nickname, which need not be their name. Then nothing about them leaves the device.',
      'If you learn that a child under 13 has an account here, write to us and we delete it.',
    ],
  },
  rights: {
    title: 'Your Rights',
    parts: [
      'Most of them are buttons:',
      [
        { term: 'See', text: 'Stats, Your Map, Badges and Settings show what is stored of you.' },
        { term: 'Take along', text: '“Your data” saves all games, badges and settings as a file, or all games as a table.' },
        { term: 'Correct', text: 'Settings change your username, picture, email address and password. For anything else, write to us.' },
        { term: 'Sign out elsewhere', text: 'Settings list where you are signed in, and end it.' },
        { term: 'Delete', text: '“Delete account” in Settings deletes everything on the server and on this device, for good.' },
      ],
      'You may also ask us what we store, object to how it is used, and complain to the authority for data protection of your country.',
    ],
  },
  changes: {
    title: 'Changes',
    parts: ['This page describes the version of Tenfold that shows it to you, as of the day above.'],
  },
  contact: {
    title: 'Contact',
    parts: ['Questions about this page, or about what is stored of you, go to whoever runs this site.'],
  },
};

export const otherPages = 'Other pages';
export const links = { terms: 'Terms of Service', about: 'About', home: 'Home' };
